import Foundation

/// The bytes of a script's file, as the place of its transcript.
package struct GoldenFile: Hashable, Sendable {
  /// The bytes as they were read.
  package let bytes: [UInt8]
  /// The line of the marker, from 1; nothing where the file has no transcript.
  package let markerLine: Int?
  /// What stands above the marker; the whole file where there is none.
  private let head: ArraySlice<UInt8>

  /// Creates it from the bytes that were read.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    var line = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
      if Self.isMarker(bytes[start..<end]) {
        head = bytes[..<start]
        markerLine = line
        return
      }
      start = end + 1
      line += 1
    }
    head = bytes[...]
    markerLine = nil
  }

  /// What stands above the marker.
  var script: ArraySlice<UInt8> { head }

  /// Returns the file's bytes with a transcript in place of its own, or below it all.
  ///
  /// What stands above, the kind of line ends, and whether the last line has one stay as they are.
  package func updated(transcript: [String]) -> [UInt8] {
    let lineEnd = endsLinesWithCRLF ? Self.crlf : [Self.newline]
    var result = Array(head)
    if markerLine == nil, !head.isEmpty, !head.elementsEqual(Self.byteOrderMark) {
      if head.last != Self.newline { result += lineEnd }
      if !isLastLineBlank { result += lineEnd }
    }
    let lines = ([Golden.marker] + transcript).map { Array($0.utf8) }
    result += lines.joined(separator: lineEnd)
    if bytes.isEmpty || bytes.last == Self.newline { result += lineEnd }
    return result
  }

  /// Writes the file anew with a transcript, in one step; not where it has been changed meanwhile.
  package func write(transcript: [String], to path: String) throws(DiskFault) {
    guard let now = FileManager.default.contents(atPath: path) else {
      throw DiskFault(path: path, reason: "cannot be read any more")
    }
    guard now.elementsEqual(bytes) else {
      throw DiskFault(path: path, reason: "was changed while it was played")
    }
    let text = updated(transcript: transcript)
    if text != bytes { try FileReplacement(path: path).write(text) }
  }

  private var endsLinesWithCRLF: Bool {
    // The marker's own end counts where nothing stands above it.
    let lines = head.contains(Self.newline) ? head : bytes[...]
    let ends = lines.indices.filter { lines[$0] == Self.newline }
    let long = ends.count { $0 > lines.startIndex && lines[$0 - 1] == Self.carriageReturn }
    return long * 2 > ends.count
  }

  private var isLastLineBlank: Bool {
    guard head.last == Self.newline else { return false }
    let rest = head.dropLast()
    let start = rest.lastIndex(of: Self.newline).map { $0 + 1 } ?? rest.startIndex
    return rest[start...].allSatisfy(Self.blanks.contains)
  }

  /// Whether a line is the marker; a lone carriage return, too, counts for nothing around it.
  ///
  /// The script's reader takes such a line for a fault, so that its file is never written.
  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.firstIndex(where: { !blanks.contains($0) }),
      let last = line.lastIndex(where: { !blanks.contains($0) })
    else { return false }
    return line[first...last].elementsEqual(Golden.marker.utf8)
  }

  private static let newline: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
  private static let crlf: [UInt8] = [carriageReturn, newline]
  private static let blanks: [UInt8] = [0x20, 0x09, carriageReturn]
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
