/// An array of which the elements that can be read are read: a bad one is left out and counted.
struct LossyArray<Element: Decodable>: Decodable {
  let elements: [Element]
  let dropped: Int

  /// Creates an empty one.
  init() {
    elements = []
    dropped = 0
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    var dropped = 0
    while !container.isAtEnd {
      // A decoder of its own: an element that fails would else not be stepped over.
      let element = try container.superDecoder()
      if let value = try? Element(from: element) {
        elements.append(value)
      } else {
        dropped += 1
      }
    }
    self.elements = elements
    self.dropped = dropped
  }
}
