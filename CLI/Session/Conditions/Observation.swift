/// What was seen of a subject.
enum Observation: Hashable {
  case number(Int)
  /// One of the words of the language.
  case word(String)
  /// Text that came from somewhere else, a row or a person.
  case text(String)
  case duration(Duration)
  case flag(Bool, instead: String)
  /// There is nothing to look at; with the reason.
  case missing(String)

  /// What was there, for a failure.
  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): word
    case .text(let text): "'\(text)'"
    case .duration(let duration): duration.scriptText
    case .flag(_, let instead): instead
    case .missing(let reason): reason
    }
  }
}
