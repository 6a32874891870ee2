import Foundation
import Testing

/// The built program on scripts in a folder that goes with the test; `DIR` stands for its path.
final class PlayTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: UUID().uuidString)

  private static let good = "open lectures\nsettle\nexpect items = 10\n"
  /// Each row asks for the next one, and no page takes any time.
  private static let endless =
    "set latency 0ms\nset items 1000000\nset page-size 1\nset prefetch remaining=1000000\n"
    + "open lectures\n"

  init() throws {
    let scripts = [
      "good": Self.good, "wrong": Self.good + "expect items = 11\n", "unread": "opne lectures\n",
      "endless": Self.endless,
      "differing": Self.good + "\n-- transcript --\nsomething else\n",
    ]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, script) in scripts { try write(script, to: name + ".scroll") }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.path(percentEncoded: false) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func play(_ line: String) throws -> ProgramRun {
    try ProgramRun(
      ["play"] + line.split(separator: " ").map { $0.replacingOccurrences(of: "DIR", with: path) })
  }

  private func shell(_ line: String) throws -> ProgramRun {
    try ProgramRun(shell: line.replacingOccurrences(of: "DIR", with: path))
  }

  @Test(arguments: [
    ("DIR/good.scroll", 0), ("DIR/wrong.scroll", 1), ("DIR/differing.scroll", 1), ("", 64),
    ("DIR --chek", 64), ("DIR/unread.scroll DIR/wrong.scroll", 65), ("DIR/none", 66),
    ("DIR --filter none", 66), ("DIR/endless.scroll DIR/unread.scroll", 70),
    ("DIR/wrong.scroll --report tap=DIR/none/r", 74),
  ])
  func `it ends with the code of the worst that happened`(line: String, code: Int32) throws {
    let before = try names()
    let run = try play(line)
    #expect(run.status == code)
    #expect(run.errors.isEmpty == (code == 0))
    #expect(run.output.isEmpty == [64, 66].contains(code))
    #expect(try names() == before)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `a signal ends it while it plays, between two lines`(signal: String, code: Int32) throws {
    // Far more than a signal takes to arrive; without it the test would only be slow, and fail.
    for number in 0..<60 { try write(Self.endless, to: "z\(number).scroll") }
    let run = try shell(
      """
      coproc PLAY { exec "$endless" play DIR/good.scroll DIR --jobs 1 --report tap=DIR/r; }
      out=${PLAY[0]} id=$PLAY_PID
      exec 3<&"$out"
      read -r line <&3
      echo "$line"
      kill -\(signal) "$id"
      wait "$id"
      code=$?
      cat <&3
      exit "$code"
      """)
    #expect(run.status == code)
    #expect(run.lines.first == "ok      \(path)/good.scroll (3 steps, 100ms)")
    #expect(run.output.hasSuffix("\n"))
    #expect(run.lines.allSatisfy { $0.hasSuffix(")") })
    #expect(run.lines.count < 60)
    #expect(try !names().contains("r"))
  }

  @Test func `Ctrl-C ends it while it waits for a script`() throws {
    let fifo = try FIFO()
    let run = try ProgramRun(["play", fifo.path]) { process in
      fifo.openForWriting(toReaderIn: process)
      process.interrupt()
    }
    #expect(run.status == 130)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func `a script may come from a pipe, and is told step by step`() throws {
    let run = try shell("\"$endless\" play --step <(printf 'wait 1ms\\nexpect time = 1ms\\n')")
    #expect(run.status == 0)
    #expect(run.lines.count == 5)
    #expect(run.lines.first?.hasSuffix(":1  wait 1ms") == true)
    #expect(run.lines.dropLast().last?.hasSuffix(" (2 steps, 1ms)") == true)
  }

  @Test func `a transcript is not written into a pipe`() throws {
    let run = try shell("\"$endless\" play --update=all <(echo wait 1ms)")
    #expect(run.status == 74)
    #expect(run.errors.hasSuffix(": expected a file, to write a transcript into\n"))
  }

  @Test func `standard output that is closed is told`() throws {
    let run = try shell("\"$endless\" play DIR/good.scroll >&-")
    #expect(run.status == 74)
    #expect(run.errors == "endless: standard output: Bad file descriptor\n")
  }

  @Test(arguments: [("good", 0), ("wrong", 1), ("unread", 65)])
  func `a reader that goes away takes neither the code nor the reports`(
    name: String, code: Int32
  ) throws {
    // The reader has gone before anything is written: the program waits for its end.
    let run = try shell(
      """
      mkfifo DIR/gone
      { read -r _ < DIR/gone; exec "$endless" play DIR/\(name).scroll --report tap=DIR/r; } | \
      { exec 0<&-; echo > DIR/gone; }
      exit "${PIPESTATUS[0]}"
      """)
    #expect(run.status == code)
    #expect(run.output.isEmpty)
    #expect(try text(of: "r").hasPrefix("TAP version 14\n1..1\n"))
  }

  @Test(arguments: ["", " | cat"])
  func `a report into standard output joins what stands there`(pipe: String) throws {
    let run = try shell(
      "echo before; \"$endless\" play DIR/good.scroll --report tap=/dev/stdout\(pipe)")
    #expect(run.status == 0)
    #expect(
      run.lines.dropLast() == [
        "before", "ok      \(path)/good.scroll (3 steps, 100ms)", "TAP version 14", "1..1",
        "ok 1 - \(path)/good.scroll",
      ])
    #expect(run.lines.last?.hasPrefix("1 file, ") == true)
  }

  @Test func `a report's name may be a single letter, and a pipe`() throws {
    let run = try shell("cd DIR && \"$endless\" play good.scroll --report tap=r --report json=é")
    #expect(run.status == 0)
    #expect(try text(of: "r").hasPrefix("TAP version 14\n"))
    #expect(try text(of: "é").hasPrefix("{"))
    let piped = try shell("\"$endless\" play DIR/good.scroll --report tap=>(cat >DIR/p); wait $!")
    #expect(piped.status == 0)
    #expect(try text(of: "p").hasPrefix("TAP version 14\n"))
  }

  @Test func `a report does not take a script's place`() throws {
    let before = try text(of: "good.scroll")
    let run = try shell(
      "cd DIR && ln -s good.scroll l && \"$endless\" play DIR/good.scroll --report tap=l")
    #expect(run.status == 64)
    #expect(run.errors.contains("--report: expected a file of its own, got the script 'l'"))
    #expect(try text(of: "good.scroll") == before)
  }

  @Test func `where the output is lost, the reports are not`() throws {
    let run = try shell("\"$endless\" play DIR/good.scroll --report tap=DIR/r >/dev/full")
    #expect(run.status == 74)
    #expect(run.errors == "endless: standard output: No space left on device\n")
    #expect(try text(of: "r").hasPrefix("TAP version 14\n"))
  }

  @Test func `a report into the output by another name joins what stands there`() throws {
    let run = try shell(
      "\"$endless\" play DIR/good.scroll --report tap=/proc/self/fd/1 >DIR/out; cat DIR/out")
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("ok ") == true)
    #expect(run.lines.dropFirst().first == "TAP version 14")
    #expect(run.lines.last?.hasPrefix("1 file, ") == true)
  }

  @Test func `a pipe is not taken in`() throws {
    let run = try shell("mkfifo DIR/f; echo run f >DIR/taker; \"$endless\" play DIR/taker")
    #expect(run.status == 65)
    #expect(run.errors.contains("is no regular file"))
  }

  /// The thread sanitizer needs files of its own, which such a limit takes from it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil))
  func `a disk that takes nothing harms no script, and leaves nothing behind`() throws {
    let before = (try names(), try text(of: "differing.scroll"))
    // Neither file may grow at all; what the program tells goes through a pipe.
    let run = try shell(
      """
      ( trap '' XFSZ; ulimit -f 0
        exec "$endless" play DIR/differing.scroll --update=failed --report tap=DIR/r 2>&1 ) | cat
      exit "${PIPESTATUS[0]}"
      """)
    #expect(run.status == 74)
    #expect(run.output.contains("endless: \(path)/differing.scroll: File too large\n"))
    #expect(run.output.contains("endless: \(path)/r: File too large\n"))
    #expect(run.output.contains("FAILED  \(path)/differing.scroll"))
    #expect(try names() == before.0)
    #expect(try text(of: "differing.scroll") == before.1)
  }
}
