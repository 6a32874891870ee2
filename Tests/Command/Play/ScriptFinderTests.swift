import Foundation
import Testing

@testable import endless

@MainActor struct ScriptFinderTests {
  private let folder: ScriptFolder

  init() throws { folder = try ScriptFolder() }

  private func add(_ names: String...) throws {
    for name in names { try folder.write("wait 0ms\n", to: name) }
  }

  private func found(_ names: String...) throws -> [String] {
    try ScriptFinder().files(in: names.map { folder.path + $0 })
      .map { $0.replacingOccurrences(of: folder.path, with: "") }
  }

  @Test func `a folder's scripts come by their path, byte by byte, at any depth`() throws {
    try add(
      "b.scroll", "a/z.scroll", "a.scroll", "a/b/c.scroll", "B.scroll", "10.scroll", "9.scroll",
      "한글.scroll", "a-.scroll")
    #expect(
      try found("") == [
        "/10.scroll", "/9.scroll", "/B.scroll", "/a-.scroll", "/a.scroll", "/a/b/c.scroll",
        "/a/z.scroll", "/b.scroll", "/한글.scroll",
      ])
    #expect(try found("/a/") == ["/a/b/c.scroll", "/a/z.scroll"])
  }

  @Test func `what is hidden, there for others, or no script is passed over`() throws {
    try add(
      ".a.scroll", "_a.scroll", ".git/a.scroll", "_parts/a.scroll", "b/_c/d/a.scroll", "a.scrol",
      "a.scroll.bak", "scroll", "a.SCROLL", "b/_.scroll", "kept_.scroll", ".scroll")
    #expect(try found("") == ["/kept_.scroll"])
  }

  @Test func `what is passed over in a folder is played where it is named`() throws {
    try add(".a.scroll", "_parts/a.scroll", "_parts/_b.scroll", "plain.txt")
    #expect(
      try found("/.a.scroll", "/_parts", "/_parts/_b.scroll", "/plain.txt") == [
        "/.a.scroll", "/_parts/a.scroll", "/_parts/_b.scroll", "/plain.txt",
      ])
  }

  @Test func `a folder may be called like a script`() throws {
    try add("x.scroll/a.scroll", "x.scroll/b.txt", "y.scroll/b.txt")
    #expect(try found("") == ["/x.scroll/a.scroll"])
    #expect(try found("/x.scroll") == ["/x.scroll/a.scroll"])
    #expect(throws: ScriptFinder.Fault.self) { try found("/y.scroll") }
  }

  @Test func `arguments keep their order, and nothing is found twice`() throws {
    try add("a.scroll", "b.scroll", "c/d.scroll")
    #expect(try found("/c", "/b.scroll", "") == ["/c/d.scroll", "/b.scroll", "/a.scroll"])
    #expect(try found("", "/a.scroll", "/./a.scroll", "/c/../a.scroll", "//a.scroll").count == 3)
  }

  @Test func `links to a file count once, under the name that comes first`() throws {
    try add("b.scroll")
    try folder.link("a.scroll", to: "b.scroll")
    #expect(try found("") == ["/a.scroll"])
    #expect(try found("/b.scroll", "/a.scroll") == ["/b.scroll"])
  }

  @Test func `a link to a folder is followed where it is named, and never in a folder`() throws {
    try add("real/a.scroll")
    try folder.link("real/circle", to: "..")
    try folder.link("link", to: "real")
    #expect(try found("") == ["/real/a.scroll"])
    #expect(try found("/link") == ["/link/a.scroll"])
    #expect(try found("/link/") == ["/link/a.scroll"])
    #expect(try found("/link", "/real") == ["/link/a.scroll"])
  }

  @Test func `a link that leads nowhere is not passed over in silence`() async throws {
    try folder.link("a.scroll", to: "nowhere")
    #expect(try found("") == ["/a.scroll"])
    let result = await folder.play("DIR")
    #expect(result.code == .badScript)
    #expect(result.errors.contains("got 'DIR/a.scroll': no such file"))
  }
}
