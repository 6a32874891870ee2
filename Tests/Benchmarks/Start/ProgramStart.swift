import Foundation

/// A program that stands beside this one, to be started over and over.
struct ProgramStart {
  private let path: String
  private let arguments: [String]

  init(_ name: String, _ arguments: [String] = []) throws(BenchFault) {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    path = folder?.appending(path: name).path() ?? name
    self.arguments = arguments
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .unavailable(
        "\(name) is not built; expected it at \(path). Try: swift build -c release --product \(name)"
      )
    }
  }

  /// Runs it once.
  ///
  /// - Returns: the seconds to the first line that it wrote, if any, and to its end.
  func run() throws(BenchFault) -> (firstLine: Double?, end: Double) {
    let start = ContinuousClock.now
    func passed() -> Double { (ContinuousClock.now - start) / .seconds(1) }
    let (identifier, output) = try spawn()
    defer { close(output) }
    var firstLine: Double?
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = read(output, &bytes, bytes.count)
      guard count > 0 else { break }
      if firstLine == nil, bytes[..<count].contains(UInt8(ascii: "\n")) { firstLine = passed() }
    }
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    let end = passed()
    guard status == 0 else { throw .unavailable("\(path) ended with status \(status)") }
    return (firstLine, end)
  }

  /// Returns the names of the libraries that it is linked with, as the system finds them.
  func libraries() throws(BenchFault) -> [String] {
    let tool = try? ProgramStart(tool: "/usr/bin/ldd", [path]).output()
    return (tool ?? "").split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .map(String.init).sorted()
  }

  private init(tool: String, _ arguments: [String]) {
    path = tool
    self.arguments = arguments
  }

  private func output() throws(BenchFault) -> String {
    let (identifier, output) = try spawn()
    defer { close(output) }
    let data = FileHandle(fileDescriptor: output).readDataToEndOfFile()
    waitpid(identifier, nil, 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// Starts it, without a way through Foundation, which would count for both.
  private func spawn() throws(BenchFault) -> (identifier: pid_t, output: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .unavailable("no pipe: error \(errno)") }
    defer { close(ends[1]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, nil, &words, environ)
    guard code == 0 else {
      close(ends[0])
      throw .unavailable("\(path) cannot be started: error \(code)")
    }
    return (identifier, ends[0])
  }
}
