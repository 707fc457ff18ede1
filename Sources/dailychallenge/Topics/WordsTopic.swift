extension HelpTopic {
  static let words = HelpTopic(
    name: "words",
    summary: "The musical words that tasks and explanations use.",
    discussion: """
      Short meanings for those who meet a word for the first time. 'dailychallenge explain' shows any \
      of these things in notes.
      """,
    sections: [
      HelpPage.Section(
        title: "THE STAFF",
        rows: [
          HelpPage.Row(
            label: "clef",
            text: "The sign at the left that fixes one line, and so all others."
          ),
          HelpPage.Row(
            label: "signature",
            text:
              "The sharps or flats after the clef. They count for their letters in every octave."
          ),
          HelpPage.Row(
            label: "ledger line",
            text: "A short line above or below the staff, for notes beyond it."
          ),
          HelpPage.Row(
            label: "half step",
            text: "The smallest distance on a keyboard, from one key to the next, black or white."
          ),
          HelpPage.Row(
            label: "sharp, flat",
            text: "A half step up, a half step down. Doubled, two. A natural takes them away."
          ),
        ]
      ),
      HelpPage.Section(
        title: "KEYS AND SCALES",
        rows: [
          HelpPage.Row(label: "tonic", text: "The note a scale is named after and begins on."),
          HelpPage.Row(
            label: "degree",
            text: "A note of the scale by its number: the tonic is degree 1."
          ),
          HelpPage.Row(
            label: "natural minor",
            text: "The minor scale as the signature has it."
          ),
          HelpPage.Row(label: "harmonic minor", text: "The same with degree 7 raised."),
          HelpPage.Row(
            label: "melodic minor",
            text: "The same with degrees 6 and 7 raised, on the way up."
          ),
          HelpPage.Row(
            label: "leading tone",
            text: "Degree 7 where it is a half step below the tonic."
          ),
          HelpPage.Row(label: "relative key", text: "The one with the same signature."),
          HelpPage.Row(label: "parallel key", text: "The one with the same tonic."),
        ]
      ),
      HelpPage.Section(
        title: "CHORDS",
        rows: [
          HelpPage.Row(
            label: "triad",
            text: "Three notes: a root, and every other note of the scale up from it."
          ),
          HelpPage.Row(label: "seventh chord", text: "A triad with one more note of that kind."),
          HelpPage.Row(
            label: "root, third, fifth",
            text: "The notes of a triad, counted in letters from the root. The seventh follows."
          ),
          HelpPage.Row(
            label: "inversion",
            text: "In first inversion the third is the lowest note; in second, the fifth."
          ),
          HelpPage.Row(
            label: "numeral",
            text: """
              The degree of the root: V for major, ii for minor, vii with a small circle for \
              diminished, and + for augmented.
              """
          ),
          HelpPage.Row(
            label: "6, 6/4, 7, 6/5 ...",
            text: "Figures behind a numeral, which tell the inversion."
          ),
          HelpPage.Row(
            label: "lead sheet",
            text: "A melody with chord names such as A7 or F/C, where C is the lowest note."
          ),
        ]
      ),
    ]
  )
}
