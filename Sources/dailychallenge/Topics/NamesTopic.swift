import MusicTheory

extension HelpTopic {
  static let names = HelpTopic(
    name: "names",
    summary: "The systems of note names, and how notes are typed.",
    discussion: """
      One system is on at a time, for what you read and for what you type. 'help settings' says how \
      it is chosen.

      Signs are typed as #, x and b, or as words: F sharp, B double flat. Any case will do. What \
      could be read in two ways is asked back, and costs nothing.
      """,
    sections: [
      HelpPage.Section(title: "SYSTEMS", rows: NamingSystem.allCases.map(row)),
      HelpPage.Section(
        title: "READ AS WELL",
        rows: [
          HelpPage.Row(label: "german", text: "Signs, as in F#; Asas; BB for Heses; Hes and Bes."),
          HelpPage.Row(label: "dutch", text: "Signs, as in F#; Ees and Aes."),
          HelpPage.Row(
            label: "solfege",
            text: "Ti for si, so for sol; diese, bemol, diesis, bemolle, sostenido."
          ),
        ]
      ),
    ]
  )

  /// The naturals and some altered notes of a system, in ASCII.
  private static func row(_ system: NamingSystem) -> HelpPage.Row {
    let naturals = Letter.allCases.map { NoteName($0) }
    let altered = [
      NoteName(.f, .sharp), NoteName(.f, .doubleSharp), NoteName(.e, .flat), NoteName(.b, .flat),
      NoteName(.b, .doubleFlat),
    ]
    let names = [naturals, altered].map { $0.map(system.ascii).joined(separator: " ") }
    return HelpPage.Row(label: system.rawValue, text: names.joined(separator: ", "))
  }
}
