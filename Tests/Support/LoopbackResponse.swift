/// What a ``LoopbackServer`` answers, to the byte: a script of steps, after which it closes the
/// connection.
package struct LoopbackResponse: Hashable, Sendable, CustomStringConvertible {
  package let steps: [LoopbackStep]

  /// The steps.
  package var description: String { steps.map(\.description).joined(separator: ", ") }

  /// Creates an answer of steps; those after a reset or a close are never taken.
  package init(steps: [LoopbackStep]) {
    let end = steps.firstIndex { $0 == .reset || $0 == .close }
    self.steps = end.map { Array(steps[...$0]) } ?? steps
  }

  /// Creates a proper answer.
  package init(status: Int = 200, headers: [String: String] = [:], body: String = "") {
    self.init(status: status, headers: headers, body: Array(body.utf8))
  }

  /// Creates a proper answer of any bytes.
  package init(status: Int = 200, headers: [String: String] = [:], body: [UInt8]) {
    let length = ["Content-Length": "\(body.count)"]
    let head = Self.head(status: status, headers: headers.merging(length) { own, _ in own })
    self.init(steps: [.send(head + body)])
  }

  /// Creates an answer of any bytes, which need not be HTTP.
  package init(raw: String) { self.init(steps: [.send(Array(raw.utf8))]) }

  /// Creates an answer that sends the client elsewhere.
  package static func redirect(to address: String, status: Int = 302) -> Self {
    Self(status: status, headers: ["Location": address])
  }

  /// Creates an answer that says that the client's copy is still good; it has no body.
  package static func notModified(headers: [String: String] = [:]) -> Self {
    Self(steps: [.send(head(status: 304, headers: headers))])
  }

  /// Returns the head of an answer, up to and with the blank line.
  package static func head(status: Int = 200, headers: [String: String] = [:]) -> [UInt8] {
    let all = headers.merging(["Connection": "close"]) { own, _ in own }
    let lines = all.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }
    return Array("HTTP/1.1 \(status) -\r\n\(lines.joined())\r\n".utf8)
  }
}
