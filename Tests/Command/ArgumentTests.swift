import EndlessPresentation
import EndlessSession
import Testing

@testable import endless

struct ArgumentTests {
  private func parse(_ line: String) throws(UsageError) -> Invocation {
    try ArgumentParser(.all).parse(line.split(separator: " ").map(String.init))
  }

  private func options(_ line: String) throws -> ListOptions {
    guard case .list(let options) = try parse(line) else {
      throw UsageError("'\(line)' lists nothing")
    }
    return options
  }

  private func message(_ line: String) -> String {
    do throws(UsageError) {
      return "\(try parse(line))"
    } catch {
      return error.message + " " + error.hint
    }
  }

  @Test(arguments: ["lectures --limit 5", "lectures --limit=5", "lectures --limit 9 --limit 5"])
  func `an option's value stands behind it, and the last one counts`(line: String) throws {
    #expect(try options(line).limit == 5)
  }

  @Test func `a bad value that is overruled does no harm`() throws {
    #expect(try options("lectures --limit ten --limit 5").limit == 5)
  }

  @Test func `what is not asked for has its default`() throws {
    let options = try options("lectures")
    #expect(options.limit == 50)
    #expect(options.language == nil)
    #expect(options.color == .auto)
    #expect(options.api == .v2)
    #expect(!options.isLive && !options.json)
  }

  @Test func `a limit of 0 is none`() throws {
    #expect(try options("pokemon --limit 0").limit == nil)
  }

  @Test(arguments: [
    ("books the old man", "the old man"), ("books the --json old", "the old"),
    ("books --json -- --json", "--json"), ("books -- -", "-"), ("books -", "-"),
  ])
  func `the words of a query are joined`(line: String, query: String) throws {
    #expect(try options(line).query == query)
  }

  @Test(arguments: [
    (
      "lectures --limit ten",
      "--limit: expected a whole number from 0, got 'ten' Try 'endless help lectures'."
    ),
    ("lectures --limit -5", "--limit: expected a whole number from 0, got '-5'"),
    ("lectures --limit=", "--limit: expected a whole number from 0, got ''"),
    ("lectures --limit 99999999999999999999", "--limit: expected a whole number from 0"),
    ("lectures --limit --json", "--limit: expected N, got nothing"),
    ("lectures --json=yes", "--json takes no value, got 'yes'"),
    ("lectures --page-size 101", "--page-size: expected a whole number from 1 to 100, got '101'"),
    ("books x --page-size 0", "--page-size: expected a whole number from 1 to 50, got '0'"),
    ("lectures --live --api v1 --page-size 20", "--page-size: expected 10,"),
    ("lectures --live --api v3", "--api: expected v1|v2, got 'v3'"),
    ("lectures --lang de", "--lang: expected ko|en, got 'de'"),
    ("lectures --colour never", "unknown option '--colour'; did you mean '--color'?"),
    ("lectures --limti 5", "did you mean '--limit'?"),
    ("lecturs", "unknown command 'lecturs'; did you mean 'lectures'?"),
    ("help pokmeon", "did you mean 'pokemon'?"),
    ("xyzzy", "unknown command 'xyzzy' Try 'endless help'."),
    ("pokemon --api v1", "'--api' is no option of pokemon, but of lectures"),
    ("pokemon --key-file f", "'--key-file' is no option of pokemon, but of lectures and books"),
    ("--limit 5 lectures", "'--limit' stands behind its command: lectures, pokemon and books"),
    ("--versoin", "unknown option '--versoin'; did you mean '--version'?"),
    ("lectures --api v1", "--api needs --live"),
    ("books x --key-file f", "--key-file needs --live"),
    ("pokemon --base-url https://example.com", "--base-url needs --live"),
    ("pokemon --live --base-url http://example.com", "--base-url: expected https,"),
    ("pokemon --live --base-url ftp://example.com", "--base-url: expected an address with https"),
    ("pokemon stray", "unexpected argument 'stray'"),
    ("books", "QUERY: expected words to search for, got nothing Try 'endless help books'."),
    ("books \u{200B}", "QUERY: expected words to search for, got"),
    ("completion", "SHELL: expected bash|zsh|fish, got nothing"),
    ("completion bsh", "did you mean 'bash'?"), ("feeds more", "unexpected argument 'more'"),
  ])
  func `a mistake is named, with what was expected`(line: String, part: String) {
    #expect(message(line).contains(part), "\(message(line))")
  }

  @Test func `a query of blanks is none`() {
    #expect(throws: UsageError.self) { try ArgumentParser(.all).parse(["books", " \t"]) }
  }

  @Test(arguments: ["--key=hunter2", "lectures --key=hunter2", "lectures --kmooc-key=hunter2"])
  func `what is typed behind an unknown option is not shown`(line: String) {
    #expect(!message(line).contains("hunter2"))
  }

  @Test(arguments: ["user:hunter2@", "example.com/?key=hunter2#"])
  func `secrets in an address are not shown`(part: String) {
    #expect(!message("pokemon --live --base-url https://\(part)example.com").contains("hunter2"))
  }

  @Test func `a mistake that is quoted steers no terminal`() {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser(.all).parse(["\u{1B}]0;title\u{07}\nsecond line"])
    }
    #expect(error?.message == "unknown command ']0;title second line'")
  }

  @Test(arguments: ["--help", "-h", "help", ""])
  func `help is had in every way`(line: String) throws {
    guard case .help(nil) = try parse(line) else {
      Issue.record("'\(line)' is no help")
      return
    }
  }

  @Test(arguments: ["help books", "books --help", "books -h", "books QUERY --live --help"])
  func `help of a command is had in every way`(line: String) throws {
    guard case .help(let command?) = try parse(line) else {
      Issue.record("'\(line)' is no help of a command")
      return
    }
    #expect(command.name == "books")
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abcd", "abd", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("limti", "limit", 1),
  ])
  func `the distance of words counts swapped neighbours once`(a: String, b: String, edits: Int) {
    #expect(editDistance(a, b) == edits)
    #expect(editDistance(b, a) == edits)
  }
}
