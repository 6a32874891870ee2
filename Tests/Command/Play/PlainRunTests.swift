import Foundation
import Testing

@testable import endless

/// A run that is not asked to write leaves the disk as it is.
@MainActor struct PlainRunTests {
  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder([
      "differing.scroll": Scripts.differing, "missing.scroll": Scripts.good,
      "same.scroll": Scripts.same, "sub/wrong.scroll": Scripts.wrong,
      "unread.scroll": Scripts.unread,
    ])
    for name in try folder.names() {
      // Long ago, so that every write shows, however coarse the file system's clock.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1000)],
        ofItemAtPath: folder.path(of: name))
    }
  }

  /// The folder's files, each with its bytes and the time of its last change; and its folders.
  private func state() throws -> [String: [String]] {
    var state: [String: [String]] = [:]
    for name in try folder.names() {
      let path = folder.path(of: name)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let changed = attributes[.modificationDate] as? Date
      let number = attributes[.systemFileNumber] as? Int
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      state[name] = [
        "\(changed?.timeIntervalSince1970 ?? -1)", "\(number ?? -1)", bytes.base64EncodedString(),
      ]
    }
    return state
  }

  @Test(arguments: [
    "DIR", "DIR --check", "DIR --step", "DIR --require-transcript", "DIR --filter same",
    "DIR --report tap=/dev/stdout", "DIR --jobs 1",
  ])
  func `a plain run writes nothing`(line: String) async throws {
    let before = try state()
    #expect(before.count == 6)
    #expect(before.values.allSatisfy { $0[0] == "1000.0" })
    _ = await folder.play(line)
    #expect(try state() == before)
  }

  @Test func `a run that updates leaves alone what it need not write`() async throws {
    let before = try state()
    _ = await folder.play("DIR --update=all")
    let after = try state()
    for name in ["same.scroll", "sub/wrong.scroll", "unread.scroll"] {
      #expect(after[name] == before[name])
    }
    #expect(after["differing.scroll"] != before["differing.scroll"])
    #expect(after["missing.scroll"] != before["missing.scroll"])
    #expect(after.count == before.count)
  }

  @Test func `reports are the only thing that is written where they are asked for`() async throws {
    let before = try state()
    _ = await folder.play("DIR --report json=DIR/a.json --report tap=DIR/sub/b.tap")
    let after = try state()
    #expect(Set(after.keys).subtracting(before.keys) == ["a.json", "sub/b.tap"])
    for name in before.keys where name != "sub" { #expect(after[name] == before[name]) }
  }
}
