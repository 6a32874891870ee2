import Foundation
import Testing

@testable import endless

@MainActor struct PlayOrderTests {
  /// Scripts of which the first ones take longest.
  private func folder() throws -> ScriptFolder {
    let folder = try ScriptFolder()
    for number in 1...24 {
      let steps = String(repeating: "wait 1ms\n", count: (24 - number) * 4 + 1)
      let last = ["", "expect time = 0ms\n", "expct\n"][number % 3]
      try folder.write(steps + last, to: "\(number).scroll")
    }
    return folder
  }

  @Test func `output and reports are the same for any number of jobs`() async throws {
    let folder = try folder()
    var seen: [[String]] = []
    var errors: Set<String> = []
    for jobs in [1, 2, 8] {
      let result = await folder.play("DIR --jobs \(jobs) --report tap=DIR/\(jobs).tap")
      #expect(result.code == .badScript)
      seen.append(result.verdicts)
      errors.insert(result.errors)
    }
    #expect(seen[0].count == 24)
    #expect(Set(seen).count == 1)
    #expect(errors.count == 1)
    #expect(try Set([1, 2, 8].map { try folder.text(of: "\($0).tap") }).count == 1)
  }

  @Test(arguments: [1, 2, 8])
  func `output comes in the order of the arguments`(jobs: Int) async throws {
    let folder = try folder()
    let names = Array(1...24).shuffled().map { "DIR/\($0).scroll" }
    let result = await folder.play(names + ["-j", "\(jobs)"])
    #expect(result.verdicts.map { $0.split(separator: " ")[1] } == names.map { $0[...] })
  }

  @Test func `each line is written as soon as all before it are`() async throws {
    let folder = try ScriptFolder(["a": Scripts.good, "b": Scripts.good, "c": Scripts.good])
    var writes: [String] = []
    _ = await folder.play("DIR/a DIR/b DIR/c --jobs 1") { writes.append($0) }
    #expect(writes.count == 4)
    #expect(writes.allSatisfy { $0.hasSuffix("\n") })
  }

  @Test func `very many files are all played`() async throws {
    let folder = try ScriptFolder()
    for number in 1...300 { try folder.write("wait \(number)ms\n", to: "\(number).scroll") }
    let result = await folder.play("DIR --jobs 2")
    #expect(result.code == .success)
    #expect(result.verdicts.count == 300)
    #expect(result.verdicts.allSatisfy { $0.hasPrefix("ok      DIR/") })
    #expect(
      result.lines.last?.hasPrefix("300 files, 300 steps, 0 failures, 45.15s virtual,") == true)
  }

  @Test(arguments: [1, 2, 8, 256])
  func `work is shared out, and told in order`(jobs: Int) async {
    var told: [Int] = []
    let results = await inParallel(Array(0..<50), jobs: jobs, { told.append($0) }) { $0 * $0 }
    #expect(results == (0..<50).map { $0 * $0 })
    #expect(told == results)
  }

  @Test func `nothing is begun once telling has failed`() async {
    struct Stop: Error {}
    let begun = Begun()
    await #expect(throws: Stop.self) {
      try await inParallel(Array(0..<50), jobs: 1, { _ in throw Stop() }) { begun.add($0) }
    }
    // The second one is begun before the first one is told of.
    #expect(begun.count <= 2)
  }
}
