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

  /// A value that could not be had holds nothing.
  var holds: Bool { value <= limit }
}
