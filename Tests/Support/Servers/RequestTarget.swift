import Foundation

/// The path and the query of a request, read as the servers read them: a `+` in a query is a blank.
struct RequestTarget {
  let path: String
  private let values: [String: String]

  init(_ target: String) {
    let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
    path = parts.first ?? ""
    let pairs = (parts.dropFirst().first ?? "").split(separator: "&").map(Self.pair)
    values = Dictionary(pairs) { _, last in last }
  }

  private static func pair(_ text: Substring) -> (String, String) {
    let sides = text.split(separator: "=", maxSplits: 1).map { side -> String in
      let side = String(side).replacing("+", with: " ")
      return side.removingPercentEncoding ?? side
    }
    return (sides.first ?? "", sides.dropFirst().first ?? "")
  }

  /// The value of a name, whose case matters.
  subscript(name: String) -> String? { values[name] }
}

/// Percent-encodes a text for an address.
func encodedForAddress(_ text: String) -> String {
  text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
}

/// Returns the place after which a page ends, of a list that may end before.
func pageEnd(from start: Int, size: Int, count: Int) -> Int {
  start + min(size, max(0, count - start))
}
