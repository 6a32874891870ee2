import Foundation

extension GoldenFile {
  /// Reads a file; nothing where it cannot be read.
  package init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(bytes: Array(data))
  }

  /// The lines above the marker.
  package var lines: [String] {
    script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
