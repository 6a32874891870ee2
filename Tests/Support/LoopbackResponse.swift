/// What a ``LoopbackServer`` answers, to the byte.
package struct LoopbackResponse: Sendable {
  let bytes: [UInt8]

  /// Creates a proper answer.
  package init(status: Int = 200, headers: [String: String] = [:], body: String = "") {
    let all = headers.merging(
      ["Content-Length": "\(body.utf8.count)", "Connection": "close"]
    ) { own, _ in own }
    let lines = all.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }
    bytes = Array("HTTP/1.1 \(status) -\r\n\(lines.joined())\r\n\(body)".utf8)
  }

  /// Creates an answer of any bytes, which need not be HTTP.
  package init(raw: String) { bytes = Array(raw.utf8) }

  /// Creates an answer that sends the client elsewhere.
  package static func redirect(to address: String, status: Int = 302) -> Self {
    Self(status: status, headers: ["Location": address])
  }
}
