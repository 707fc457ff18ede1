/// A subject that `help` explains besides the commands: `help exit-codes`.
struct HelpTopic: Hashable {
  let name: String
  let summary: String
}
