import EndlessSession
import Foundation
import Testing

@testable import endless

struct PlayOptionTests {
  private func options(_ line: String) throws -> PlayOptions {
    let arguments = ["play"] + line.split(separator: " ").map(String.init)
    guard case .play(let options) = try ArgumentParser(.all).parse(arguments) else {
      throw UsageError("'\(line)' plays nothing")
    }
    return options
  }

  private func message(_ line: String) -> String {
    do {
      return "\(try options(line))"
    } catch let error as UsageError {
      return error.message + " " + error.hint
    } catch {
      return "\(error)"
    }
  }

  @Test func `what is not asked for has its default`() throws {
    let options = try options("f")
    #expect(options.paths == ["f"])
    #expect(!options.checksOnly && !options.tellsStory && !options.requiresTranscript)
    #expect(options.filter == nil && options.update == nil && options.reports.isEmpty)
    #expect(options.jobs == ProcessInfo.processInfo.activeProcessorCount)
    #expect(options.color == .auto)
  }

  @Test func `every option is taken, wherever it stands`() throws {
    let options = try options(
      "a --step --filter TEXT --update failed b --require-transcript --jobs 3 --color never -- --c")
    #expect(options.paths == ["a", "b", "--c"])
    #expect(options.tellsStory && options.requiresTranscript && !options.checksOnly)
    #expect(options.filter == "TEXT")
    #expect(options.update == .failed)
    #expect(options.jobs == 3)
    #expect(options.color == .never)
    #expect(try self.options("--check f").checksOnly)
  }

  @Test(arguments: [
    "-j 5", "-j5", "-j=5", "--jobs 5", "--jobs=5", "--jobs 9 -j 5", "--jobs 0 -j 5",
  ])
  func `the number of jobs is had in every way, and the last one counts`(line: String) throws {
    #expect(try options("f \(line)").jobs == 5)
  }

  @Test(arguments: [("missing", GoldenPolicy.missing), ("failed", .failed), ("all", .all)])
  func `every policy has its word`(word: String, policy: GoldenPolicy) throws {
    #expect(try options("f --update=\(word)").update == policy)
  }

  @Test func `each of several reports counts, in their order`() throws {
    let options = try options("f --report tap=a --report=json=b=c --report junit=d --report html=e")
    #expect(
      options.reports == [
        PlayOptions.ReportFile(format: .tap, path: "a"),
        PlayOptions.ReportFile(format: .json, path: "b=c"),
        PlayOptions.ReportFile(format: .junit, path: "d"),
        PlayOptions.ReportFile(format: .html, path: "e"),
      ])
  }

  @Test(arguments: [
    (
      "",
      "FILE|FOLDER: expected a script or a folder of scripts, got nothing Try 'endless help play'."
    ),
    ("--check", "FILE|FOLDER: expected a script"),
    ("f --jobs 0", "--jobs: expected a whole number from 1 to 256, got '0'"),
    ("f --jobs 257", "--jobs: expected a whole number from 1 to 256, got '257'"),
    ("f --jobs two", "--jobs: expected a whole number from 1 to 256, got 'two'"),
    ("f -j -1", "--jobs: expected a whole number from 1 to 256, got '-1'"),
    ("f --jobs", "--jobs: expected N, got nothing"),
    ("f --update", "--update: expected missing|failed|all, got nothing"),
    ("f --update=", "--update: expected missing|failed|all, got ''"),
    (
      "f --update faild",
      "--update: expected missing|failed|all, got 'faild'; did you mean 'failed'?"
    ),
    ("f --filter", "--filter: expected TEXT, got nothing"),
    ("f --filter --check", "--filter: expected TEXT, got nothing"),
    ("f --report", "--report: expected FORM=FILE, got nothing"),
    (
      "f --report xml=a",
      "--report: expected junit=FILE|tap=FILE|json=FILE|html=FILE, got 'xml=a' Try"
    ),
    ("f --report junt=a", "got 'junt=a'; did you mean 'junit'?"),
    ("f --report JSON=a", "got 'JSON=a'; did you mean 'json'?"),
    ("f --report tap", "--report: expected junit=FILE|tap=FILE|json=FILE|html=FILE, got 'tap'"),
    ("f --report tap=", "got 'tap='"),
    ("f --report =a", "got '=a'"),
    ("f --report tap=a --report tpa=b --report html=c", "got 'tpa=b'; did you mean 'tap'?"),
    ("f --check=yes", "--check takes no value, got 'yes'"),
    ("f --step=1", "--step takes no value, got '1'"),
    ("f --check --step", "--check and --step exclude each other: what is only read is not played"),
    ("f --update=all --check", "--check and --update exclude each other"),
    ("f --require-transcript --check", "--check and --require-transcript exclude each other"),
    ("f --color red", "--color: expected auto|always|never, got 'red'"),
    ("f --job 2", "unknown option '--job'; did you mean '--jobs'?"),
    ("f --chek", "unknown option '--chek'; did you mean '--check'?"),
    ("f --xyzzy", "unknown option '--xyzzy' Try 'endless help play'."),
    ("f --live", "'--live' is no option of play, but of lectures, pokemon and books"),
  ])
  func `a mistake is named, with what was expected`(line: String, part: String) {
    #expect(message(line).contains(part), "\(message(line))")
  }

  @Test(arguments: ["--filter x", "--report tap=a", "--jobs 2", "--color never"])
  func `what is only read can be chosen, reported and shared out`(line: String) throws {
    #expect(try options("f --check \(line)").checksOnly)
  }

  @Test(arguments: ["", "f --jobs 0", "f --report xml=a", "f --check --step", "f --chek"])
  @MainActor func `a mistake ends with 64 before anything is played`(line: String) async throws {
    let result = await (try ScriptFolder()).play(line)
    #expect(result.code == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("endless: "))
    #expect(result.errors.hasSuffix("\nTry 'endless help play'.\n"))
  }
}
