import Foundation
import Testing

@testable import EndlessSession

struct FileReplacementTests {
  /// A folder of its own, which is gone when the test is over.
  private final class Folder {
    let path = NSTemporaryDirectory() + "/replacement-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
    }
  }

  @Test func `a file gets new content and keeps who may read it`() throws {
    let folder = try Folder()
    let path = folder.path + "/a"
    try Data("old and long".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileReplacement(path: path).write(Array("new".utf8))
    #expect(try folder.text("a") == "new")
    #expect(try folder.mode("a") == 0o640)
    #expect(try folder.names == ["a"])
  }

  @Test func `a file that was not there is made`() throws {
    let folder = try Folder()
    try FileReplacement(path: folder.path + "/a").write([0x41])
    #expect(try folder.text("a") == "A")
    #expect(try folder.names == ["a"])
  }

  @Test func `a link stays a link, and its file gets the content`() throws {
    let folder = try Folder()
    let other = try Folder()
    try Data("old".utf8).write(to: URL(filePath: other.path + "/file"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: other.path + "/file")
    try FileReplacement(path: folder.path + "/link").write(Array("new".utf8))
    #expect(try other.text("file") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link")
        == other.path + "/file")
    #expect(try other.names == ["file"])
  }

  @Test func `a link that leads nowhere, a folder, and a folder that is not there are faults`()
    throws
  {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/none")
    for path in ["/link", "", "/none/a"].map({ folder.path + $0 }) {
      #expect(throws: DiskFault.self) { try FileReplacement(path: path).write([]) }
    }
    #expect(try folder.names == ["link"])
    let fault = #expect(throws: DiskFault.self) {
      try FileReplacement(path: folder.path + "/none/a").write([])
    }
    #expect(fault?.message == folder.path + "/none/a: No such file or directory")
  }

  @Test func `what is no file is written to`() throws {
    try FileReplacement(path: "/dev/null").write([0x41])
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func `a golden is written once, and not over what somebody else wrote`() throws {
    let folder = try Folder()
    let path = folder.path + "/a.scroll"
    let file = GoldenFile(bytes: Array("open x\n".utf8))
    try Data(file.bytes).write(to: URL(filePath: path))
    try file.write(transcript: ["A"], to: path)
    #expect(try folder.text("a.scroll") == "open x\n\n-- transcript --\nA\n")
    let fault = #expect(throws: DiskFault.self) { try file.write(transcript: ["B"], to: path) }
    #expect(fault?.reason == "was changed while it was played")
    #expect(try folder.text("a.scroll") == "open x\n\n-- transcript --\nA\n")
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: DiskFault.self) { try file.write(transcript: ["B"], to: path) }
    #expect(try folder.names.isEmpty)
  }
}
