/// How rows are written.
enum OutputFormat: Equatable {
  /// Aligned columns below a header, for a person.
  case table(width: Int, color: Bool)
  /// A record a line, its fields between tabs, for other programs.
  case tabs(color: Bool)
  /// A JSON object a line.
  case json

  var isTable: Bool {
    if case .table = self { true } else { false }
  }

  @MainActor
  init(options: ListOptions, stream: Stream, environment: [String: String]) {
    let color = options.color.isOn(terminal: stream.isTerminal, environment: environment)
    if options.json {
      self = .json
    } else {
      self = stream.isTerminal ? .table(width: stream.width, color: color) : .tabs(color: color)
    }
  }
}

/// When colours are used.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  func isOn(terminal: Bool, environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
      return terminal
    }
  }
}
