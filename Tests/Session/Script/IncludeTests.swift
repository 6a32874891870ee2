import EndlessSession
import Testing

/// `run` takes other files in.
struct IncludeTests {
  @Test func `steps stand in their place, titles and transcripts stay behind`() throws {
    let script = try Reading.script(
      "run lib/a.scroll\n# One\nrun lib/a.scroll\nwait 3s\n-- transcript --\nx",
      [
        "lib/a.scroll": "# A\nwait 1s\nrun ../b.scroll\nrun 'c d.scroll'\n-- transcript --\ny",
        "b.scroll": "wait 2s", "lib/c d.scroll": "",
      ])
    #expect(script.steps.map(\.text) == ["wait 1s", "wait 2s", "wait 1s", "wait 2s", "wait 3s"])
    #expect(script.sections.map(\.title) == ["", "One"])
    #expect(script.sections.map(\.line) == [1, 2])
    #expect(script.steps.map(\.section) == [0, 0, 1, 1, 1])
    #expect(script.golden == ["x"])
    #expect(script.title == "One")
    #expect(
      script.steps.map(\.place.address) == [
        "lib/a.scroll:2:1", "b.scroll:1:1", "lib/a.scroll:2:1", "b.scroll:1:1", "main.scroll:4:1",
      ])
    #expect(
      script.steps.map(\.place.takenInBy) == [
        ["main.scroll:1:5"], ["lib/a.scroll:3:5", "main.scroll:1:5"], ["main.scroll:3:5"],
        ["lib/a.scroll:3:5", "main.scroll:3:5"], [],
      ])
    #expect(script.steps[1].focus.takenInBy == script.steps[1].place.takenInBy)
  }

  @Test(arguments: [
    ("/a/b/main.scroll", "../x.scroll", "/a/x.scroll"),
    ("/a/main.scroll", "../../x.scroll", "/x.scroll"),
    ("a/main.scroll", "./b//./x.scroll", "a/b/x.scroll"),
    ("a/main.scroll", "../../x.scroll", "../x.scroll"),
    ("../main.scroll", "../x.scroll", "../../x.scroll"),
    ("main.scroll", "/x.scroll", "/x.scroll"),
    ("./main.scroll", "x.scroll", "x.scroll"),
  ])
  func `a file is relative to the one in which it is named`(
    main: String, operand: String, path: String
  ) throws {
    let reading = Reading([main: "run \(operand)", path: "wait 1s"])
    #expect(try reading.read(main).get().steps.map(\.place.file) == [path])
  }

  @Test func `a cycle shows both places`() throws {
    let faults = Reading.faults(
      "wait 1s\nrun a.scroll", ["a.scroll": "\nrun x/b.scroll", "x/b.scroll": "run ../a.scroll"])
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.message == "expected a file that does not take itself in, got '../a.scroll'")
    #expect(fault.place?.address == "x/b.scroll:1:5")
    #expect(
      fault.notes == ["a.scroll is taken in at main.scroll:2:5", "and again at x/b.scroll:1:5"])
    #expect(fault.place?.takenInBy == ["a.scroll:2:5", "main.scroll:2:5"])
  }

  @Test(arguments: ["main.scroll", "./main.scroll", "a/../main.scroll"])
  func `a script cannot take itself in by any name`(name: String) {
    let fault = Reading.faults("wait 1s\nrun \(name)").first
    #expect(fault?.place?.address == "main.scroll:2:5")
    #expect(
      fault?.notes == ["main.scroll is the script itself", "and again at main.scroll:2:5"])
  }

  @Test func `a file that cannot be read is a fault of the word that names it`() {
    let fault = Reading.faults("wait 1s\nrun 'b c'").first
    #expect(fault?.message == "expected a file that can be read, got 'b c': no such file")
    #expect(fault?.place?.address == "main.scroll:2:5")
    #expect(fault?.place?.width == 5)
    #expect(Reading.faults("run ''").count == 1)
    guard case .failure(let faults) = Reading([:]).read("no.scroll") else {
      Issue.record("read")
      return
    }
    #expect(
      faults.diagnostics.map(\.message) == [
        "expected a file that can be read, got 'no.scroll': no such file"
      ])
    #expect(faults.diagnostics.first?.place == nil)
  }

  @Test func `the faults of a file are told once, however often it is taken in`() {
    let faults = Reading.faults(
      "run a.scroll\nrun a.scroll\nx", ["a.scroll": "wait 1\nwait 2s\nwat"])
    #expect(
      faults.map(\.place?.address) == ["a.scroll:1:6", "a.scroll:3:1", "main.scroll:3:1"])
    #expect(faults.first?.place?.takenInBy == ["main.scroll:1:5"])
  }

  @Test func `a feed stays open from file to file`() throws {
    let script = try Reading.script(
      "run a.scroll\nscroll 3\nrun b.scroll",
      ["a.scroll": "open books", "b.scroll": "close"])
    #expect(script.steps.map(\.feed) == [.books, .books, .books])
  }

  @Test func `a setting behind a step of another file is too late`() {
    let fault = Reading.faults("run a.scroll\nset items 3", ["a.scroll": "\nwait 1s"]).first
    #expect(fault?.notes == ["the world begins at a.scroll:2:1"])
  }

  @Test func `files that double are too many, and told at once`() {
    var files = ["main.scroll": "run 0.scroll\nwait 1s"]
    for level in 0..<60 {
      files["\(level).scroll"] = "run \(level + 1).scroll\nrun \(level + 1).scroll"
    }
    files["60.scroll"] = ""
    guard case .failure(let faults) = Reading(files).read() else {
      Issue.record("read")
      return
    }
    #expect(
      faults.diagnostics.map(\.message) == [
        "expected at most 1000 files that are taken in, got more"
      ])
  }

  @Test(arguments: [100, 101])
  func `files are taken in a hundred deep`(depth: Int) {
    var files = ["main.scroll": "run 1"]
    for level in 1..<depth { files["\(level)"] = "run \(level + 1)" }
    files["\(depth)"] = "wait 1s"
    switch Reading(files).read() {
    case .success(let script):
      #expect(depth == 100)
      #expect(script.steps.first?.place.takenInBy.count == 100)
    case .failure(let faults):
      #expect(depth == 101)
      #expect(
        faults.diagnostics.map(\.message) == ["expected files at most 100 deep, got more"])
      #expect(faults.diagnostics.first?.place?.file == "100")
    }
  }

  @Test func `a script has a hundred thousand steps at most`() {
    let faults = Reading.faults(
      "wait 1s\n" + String(repeating: "run a\n", count: 100),
      ["a": String(repeating: "wait 1s\n", count: 1000)])
    #expect(faults.map(\.message) == ["expected at most 100000 steps, got more"])
    #expect(faults.first?.place?.address == "a:1000:1")
    #expect(faults.first?.place?.takenInBy == ["main.scroll:101:5"])
  }

  @Test func `a thousand faults are enough, those of the flow among them`() {
    let faults = Reading.faults(String(repeating: "close\n", count: 3000))
    #expect(faults.count == 1001)
    #expect(faults.last?.place == nil)
  }
}
