import Foundation

/// A cell of a table: words, or a number with so many digits behind the point.
enum Figure: Encodable, Equatable {
  case words(String)
  case number(Double, digits: Int = 0)
  case none

  var text: String {
    switch self {
    case .words(let words): words
    case .number(let number, let digits): number.text(digits: digits)
    case .none: ""
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .words(let words): try container.encode(words)
    case .number(let number, _): try container.encode(number)
    case .none: try container.encodeNil()
    }
  }
}

extension Double {
  /// The number as it stands in a table: `1,234.5`.
  func text(digits: Int) -> String {
    formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US")))
  }
}
