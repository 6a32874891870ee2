import Testing

/// The built program on the data that comes with it.
struct SampleFeedTests {
  @Test func `every feed lists sample data without network and key, and says so`() throws {
    for (arguments, rows) in [(["pokemon"], 151), (["lectures"], 124), (["books", "Swift"], 5)] {
      let run = try ProgramRun(arguments + ["--limit", "0"])
      #expect(run.status == 0)
      #expect(run.lines.count == rows)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.contains("--live"))
    }
  }

  @Test func `a reader that goes away ends it quietly`() throws {
    let run = try ProgramRun(
      shell: "\"$endless\" pokemon --limit 0 --page-size 1 | head -n 1; exit ${PIPESTATUS[0]}")
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `a full disk is told`() throws {
    let run = try ProgramRun(shell: "[ ! -c /dev/full ] || \"$endless\" pokemon > /dev/full")
    #expect([0, 74].contains(run.status))
    if run.status == 74 { #expect(run.errors.contains("standard output")) }
  }

  @Test func `wrong arguments name what was wrong and what to do`() throws {
    let run = try ProgramRun(["pokemon", "--limit", "ten"])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("--limit") && run.errors.contains("'ten'"))
    #expect(run.errors.contains("endless help pokemon"))
  }

  @Test func `another host over http is refused before anything is asked`() throws {
    let run = try ProgramRun(["pokemon", "--live", "--base-url", "http://example.com"])
    #expect(run.status == 64)
    #expect(run.errors.contains("https"))
  }
}
