import Foundation

/// A value of a record; what is not there is null, so that every record has the same keys.
enum JSONValue: Encodable {
  case null
  case text(String)
  case texts([String])
  case number(Int)
  case decimal(Double)

  static func text(orNull text: String) -> Self { text.isEmpty ? .null : .text(text) }

  static func integer(_ number: Int?) -> Self { number.map { .number($0) } ?? .null }

  /// A number of tenths as a decimal fraction.
  static func tenths(_ tenths: Int?) -> Self { tenths.map { .decimal(Double($0) / 10) } ?? .null }

  /// A time in UTC.
  static func time(_ date: Date?) -> Self { date.map { .text($0.formatted(.iso8601)) } ?? .null }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .texts(let texts): try container.encode(texts)
    case .number(let number): try container.encode(number)
    case .decimal(let number): try container.encode(number)
    }
  }
}
