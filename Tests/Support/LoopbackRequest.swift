/// What a client asked a ``LoopbackServer`` for.
package struct LoopbackRequest: Hashable, Sendable {
  package let method: String
  /// The path and the query, as they came.
  package let target: String
  private let headers: [String: String]

  /// Reads the head of a request, or returns `nil` if it is malformed.
  init?(head: [UInt8]) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (line[..<colon].lowercased(), String(value))
    }
    headers = Dictionary(pairs) { $0 + ", " + $1 }
  }

  /// Returns the value of a header, whatever the case of its name.
  package func header(_ name: String) -> String? { headers[name.lowercased()] }
}
