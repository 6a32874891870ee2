import Testing

@testable import endless

@MainActor struct PlayFilterTests {
  private func played(_ filter: String, _ options: [String] = []) async throws -> [String] {
    let folder = try ScriptFolder([
      "Ends/last page.scroll": "# A list ends\nwait 1ms\n\n# Retrying\nwait 1ms\n",
      "bare.scroll": "wait 1ms\n", "errors/retry.scroll": "# 다시 시도\nwait 1ms\n",
      "errors/unread.scroll": "# A title\nexpct\n",
    ])
    let result = await folder.play(["DIR", "--filter", filter] + options)
    return result.verdicts.map {
      String($0.dropFirst("FAILED  DIR/".count).prefix { $0 != "." })
    }
  }

  @Test(arguments: [
    ("bare", ["bare"]), ("errors/", ["errors/retry", "errors/unread"]),
    ("LAST PAGE", ["Ends/last page"]), ("ends", ["Ends/last page"]), ("LIST E", ["Ends/last page"]),
    ("다시", ["errors/retry"]), ("retry", ["errors/retry"]), ("Retrying", []), ("a title", []),
    (".", ["Ends/last page", "bare", "errors/retry", "errors/unread"]), ("*", []), ("b.re", []),
  ])
  func `a filter is a text of the path or the title, in any case`(filter: String, names: [String])
    async throws
  {
    #expect(try await played(filter) == names)
    #expect(try await played(filter, ["--check", "-j", "3"]) == names)
  }

  @Test func `a path and a title are not read as one text`() async throws {
    #expect(try await played("scroll\nA").isEmpty)
  }

  @Test func `the summary and the exit code are those of what was chosen`() async throws {
    let folder = try ScriptFolder(["a.scroll": Scripts.wrong, "b.scroll": Scripts.good])
    let result = await folder.play("DIR --filter b.scroll")
    #expect(result.code == .success)
    #expect(result.lines.last?.hasPrefix("1 file, 3 steps, 0 failures, ") == true)
  }
}
