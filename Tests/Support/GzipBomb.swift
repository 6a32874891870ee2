/// A gzip stream of blanks that never ends.
enum GzipBomb {
  /// The header, and a deflate block begun with its first blank (RFC 1952, RFC 1951).
  static var begin: [UInt8] {
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + bytes([0, 1, 0] + blank + match)
  }
  /// What may follow any number of times: 2,064 blanks in 13 bytes.
  static var period: [UInt8] { bytes(Array(repeatElement(match, count: 8).joined())) }

  /// The code of a blank: 0x30 and the byte, its highest bit first.
  private static let blank = [0, 1, 0, 1, 0, 0, 0, 0]
  /// The codes of 258 bytes as the one before: length 285, distance 0.
  private static let match = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]

  /// Packs bits into bytes, the first into the lowest place.
  private static func bytes(_ bits: [Int]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | UInt8($1) }
    }
  }
}
