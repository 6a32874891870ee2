import Foundation

extension HTTPResponse {
  /// How many bytes an answer may have to be looked at as an error: errors are short, and a list is
  /// not to be read twice.
  static let errorSize = 4096

  /// Whether the answer is short enough to be an error, with a good status too.
  var isShort: Bool { body.count <= Self.errorSize }
  /// Whether the status tells of no failure.
  var isGood: Bool { (200..<300).contains(status) }
  /// Whether the body begins and ends as a JSON object does.
  public var looksLikeJSONObject: Bool {
    let end = body.last { !blanks.contains($0) }
    return content.first == UInt8(ascii: "{") && end == UInt8(ascii: "}")
  }
  /// The body without the blanks and byte order marks before it.
  var content: Data { withoutMark(body) }
}

/// Returns a body without the blanks and byte order marks before it: some servers put them there,
/// and no content type tells.
func withoutMark(_ body: Data) -> Data {
  var rest = body
  while true {
    rest = rest.drop { blanks.contains($0) }
    guard rest.starts(with: [0xEF, 0xBB, 0xBF]) else { return rest }
    rest = rest.dropFirst(3)
  }
}

/// The blanks of JSON.
private let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
