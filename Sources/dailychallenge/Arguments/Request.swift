/// What a command line asks for.
enum Request<Action: Sendable> {
  case run(Command<Action>, ParsedArguments)
  case programHelp
  case commandHelp(Command<Action>)
  case topicHelp(HelpTopic)
  case version
}
