/// A figure that the engine is held to.
struct Bar: Encodable {
  let what: String
  let value: Double
  /// The most that the value may be.
  let limit: Double
  let unit: String

  init(_ what: String, _ value: Double, atMost limit: Double, unit: String = "") {
    self.what = what
    self.value = value
    self.limit = limit
    self.unit = unit
  }

  private enum CodingKeys: CodingKey {
    case what, value, limit, unit, holds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(what, forKey: .what)
    try container.encode(value, forKey: .value)
    try container.encode(limit, forKey: .limit)
    try container.encode(unit, forKey: .unit)
    try container.encode(holds, forKey: .holds)
  }

  /// A value that could not be had holds nothing.
  var holds: Bool { value <= limit }
}
