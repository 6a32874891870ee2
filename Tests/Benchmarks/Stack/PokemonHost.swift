import EndlessTestSupport
import Foundation

/// A server of Pokémon in a process of its own, so that it takes no thread of what is measured.
///
/// It is this program again, with an argument that no help tells of.
struct PokemonHost {
  static let argument = "serve-pokemon"

  private let process = Process()
  private let input = Pipe()
  let address: String

  /// Starts a server whose details have about so many bytes.
  init(count: Int, detailBytes: Int) throws(BenchFault) {
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [Self.argument, "\(count)", "\(detailBytes)"]
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw .unavailable("the server does not start: \(error)") }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let end = line.firstIndex(of: "\n") else {
      throw .unavailable("the server does not tell its address")
    }
    address = String(line[..<end])
  }

  /// Ends the server: its input does.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Serves until the input ends, where the arguments ask for it.
  ///
  /// - Returns: whether they did.
  static func serve(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 3, arguments[0] == argument, let count = Int(arguments[1]),
      let detailBytes = Int(arguments[2])
    else { return false }
    let pokemon = PokemonServer(count: count, detailBytes: detailBytes)
    let pages = stride(from: 0, to: count, by: PokemonLoad.pageSize).map {
      PokemonLoad.path + "?offset=\($0)&limit=\(PokemonLoad.pageSize)"
    }
    // Made beforehand: making an answer takes longer than sending it.
    let answers = Dictionary(
      uniqueKeysWithValues: (pages + pokemon.ids.map { "\(PokemonLoad.path)/\($0)" }).map {
        target in
        let answer = pokemon.answer(target: target) { _ in nil }
        let headers = answer.headers.merging(["Connection": "keep-alive"]) { $1 }
        return (target, LoopbackResponse(headers: headers, body: answer.body))
      })
    let server = try LoopbackServer(keepsConnections: true) {
      answers[$0.target] ?? LoopbackResponse(status: 404)
    }
    FileHandle.standardOutput.write(Data("\(server.address)\n".utf8))
    _ = try FileHandle.standardInput.readToEnd()
    return true
  }
}
