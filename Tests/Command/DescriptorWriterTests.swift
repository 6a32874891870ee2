import Foundation
import Testing

@testable import endless

struct DescriptorWriterTests {
  /// A pipe that nobody reads while it is written to.
  private final class Pipe {
    let reader, writer: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (reader, writer) = (ends[0], ends[1])
    }

    deinit {
      close(reader)
      close(writer)
    }

    /// Returns what stands in the pipe.
    func content() -> String {
      _ = fcntl(reader, F_SETFL, O_NONBLOCK)
      var content: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(reader, &buffer, buffer.count)
        guard count > 0 else { return String(decoding: content, as: UTF8.self) }
        content += buffer.prefix(count)
      }
    }
  }

  @Test func `a text arrives as it was written`() throws {
    let pipe = try Pipe()
    let text = (1...500).map { "row \($0) 한글\n" }.joined()
    try DescriptorWriter(descriptor: pipe.writer).write(text)
    #expect(pipe.content() == text)
  }

  @Test(arguments: [ExitCode.interrupted, .terminated])
  func `an interrupted write has written whole lines`(code: ExitCode) throws {
    let pipe = try Pipe()
    let signal = try Pipe()
    var byte = UInt8(code.rawValue)
    #expect(write(signal.writer, &byte, 1) == 1)
    // More than a pipe holds, in lines that fit no power of two.
    let lines = (1...20_000).map { "row \($0)\n" }
    let writer = DescriptorWriter(descriptor: pipe.writer, interrupt: signal.reader)
    #expect(throws: Stream.Fault.interrupted(code)) { try writer.write(lines.joined()) }
    let content = pipe.content()
    #expect(content.last == "\n")
    #expect(lines.joined().hasPrefix(content))
  }

  @Test func `a reader that has gone closes the stream`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: Stream.Fault.closed) {
      try DescriptorWriter(descriptor: ends[1]).write("a\n")
    }
  }

  @Test func `a descriptor that is not open fails`() {
    #expect(throws: Stream.Fault.failed(EBADF)) {
      try DescriptorWriter(descriptor: 9999).write("a\n")
    }
  }

  @Test func `a portion ends with a line`() {
    let short = Array("one\ntwo\n".utf8)
    #expect(DescriptorWriter.endOfPortion(in: short[...]) == short.count)
    let rows = Array((1...2000).map { "row \($0)\n" }.joined().utf8)
    let end = DescriptorWriter.endOfPortion(in: rows[...])
    #expect(end <= DescriptorWriter.portion)
    #expect(rows[end - 1] == UInt8(ascii: "\n"))
    let long = Array((String(repeating: "x", count: 5000) + "\nnext\n").utf8)
    #expect(DescriptorWriter.endOfPortion(in: long[...]) == 5001)
  }
}
