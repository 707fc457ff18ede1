extension HelpTopic {
  static let settings = HelpTopic(
    name: "settings",
    summary: "What you can choose once and for all, and where.",
    discussion: """
      An option goes before a variable of the environment, that before the settings file, and that \
      before the default.

      'dailychallenge config set names german' writes the file, 'dailychallenge paths config' says \
      where it is: one JSON object with the keys below. Other keys are left alone.
      """,
    sections: allSettings.map { setting in
      HelpPage.Section(
        title: setting.key,
        rows: [
          HelpPage.Row(label: "meaning", text: setting.option.help),
          HelpPage.Row(label: "values", text: values(of: setting)),
          HelpPage.Row(label: "default", text: setting.standardText),
          HelpPage.Row(label: "option", text: setting.option.longSpelling),
          HelpPage.Row(label: "variable", text: setting.variables.joined(separator: ", ")),
        ]
      )
    }
  )

  private static func values(of setting: any SettingDescription) -> String {
    let values = setting.option.allowedValues
    return values.isEmpty ? "any text" : values.joined(separator: ", ")
  }
}
