import Foundation
import Testing

@testable import EndlessData

struct LossyArrayTests {
  private struct Pair: Decodable, Equatable {
    let a: Int
    let b: LossyArray<Int>?

    static func == (one: Pair, other: Pair) -> Bool {
      one.a == other.a && one.b?.elements == other.b?.elements
    }
  }

  private func array<Element: Decodable>(of type: Element.Type, _ json: String) throws
    -> LossyArray<Element>
  {
    try JSONDecoder().decode(LossyArray<Element>.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    ("[]", [], 0), ("[1, 2]", [1, 2], 0), ("[null, 1]", [1], 1), ("[1, null]", [1], 1),
    (#"["x", 1, {}, [], 2.5, true, 2]"#, [1, 2], 5), ("[null, null]", [], 2),
    ("[[1, 2], 3]", [3], 1), (#"[{"a": 1}, 3]"#, [3], 1), ("[99999999999999999999, 3]", [3], 1),
  ])
  func `what can be read is read, in order, the rest is counted`(
    json: String, elements: [Int], dropped: Int
  ) throws {
    let array = try array(of: Int.self, json)
    #expect(array.elements == elements)
    #expect(array.dropped == dropped)
  }

  @Test func `an element that fails half-way does not take the next with it`() throws {
    let array = try array(
      of: Pair.self, #"[{"a": 1, "b": [1, "x", 2]}, {"b": []}, {"a": "x"}, null, {"a": 4}]"#)
    #expect(array.elements.map(\.a) == [1, 4])
    #expect(array.elements.first?.b?.elements == [1, 2])
    #expect(array.elements.first?.b?.dropped == 1)
    #expect(array.dropped == 3)
  }

  @Test(arguments: ["{}", "null", "1", #""""#])
  func `what is no array is an error`(json: String) {
    #expect(throws: DecodingError.self) { try array(of: Int.self, json) }
  }

  @Test func `an empty one holds nothing`() {
    let array = LossyArray<Int>()
    #expect(array.elements.isEmpty)
    #expect(array.dropped == 0)
  }
}
