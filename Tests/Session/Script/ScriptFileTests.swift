import EndlessSession
import Foundation
import Testing

/// The reader of the disk.
struct ScriptFileTests {
  /// A folder that goes away with the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "scripts-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path + "/lib", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
      let file = "\(path)/\(name)"
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      return file
    }
  }

  private func message(_ file: String) -> String {
    switch ScriptReader().read(file) {
    case .success: ""
    case .failure(let faults): faults.diagnostics[0].message
    }
  }

  @Test func `files are read with those that they take in`() throws {
    let folder = try Folder()
    let main = try folder.write("run lib/a.scroll\nrun '한 글.scroll'".utf8, to: "main.scroll")
    _ = try folder.write("wait 1s".utf8, to: "lib/a.scroll")
    _ = try folder.write("wait 2s".utf8, to: "한 글.scroll")
    let script = try ScriptReader().read(main).get()
    #expect(script.file == main)
    #expect(script.steps.map(\.step) == [.wait(.seconds(1)), .wait(.seconds(2))])
  }

  @Test func `what cannot be read says why`() throws {
    let folder = try Folder()
    let path = folder.path
    #expect(
      message("\(path)/no") == "expected a file that can be read, got '\(path)/no': no such file")
    #expect(message("\(path)/lib").hasSuffix(": is a folder"))
    #expect(message("").hasSuffix(": no such file"))
    #expect(message("\(path)/main\0").hasSuffix(": no such file"))
    let file = try folder.write("wait 1s".utf8, to: "c")
    #expect(message(file + "/d").contains(": "))
    let closed = try folder.write("wait 1s".utf8, to: "closed")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    // Root reads it all the same.
    if !FileManager.default.isReadableFile(atPath: closed) {
      #expect(message(closed).hasSuffix(": permission denied"))
    }
  }

  @Test func `a file has a size`() throws {
    let folder = try Folder()
    let long = String(repeating: " ", count: ScriptReader.sizeLimit - 8) + "\nwait 1s"
    #expect(try message(folder.write(long.utf8, to: "a")).hasPrefix("expected a line of at most"))
    #expect(try message(folder.write((long + "\n").utf8, to: "b")).hasSuffix(": larger than 8 MiB"))
    #expect(message("/dev/zero").hasSuffix(": larger than 8 MiB"))
  }
}
