import Dispatch
import EndlessData
import EndlessPresentation
import EndlessSession
import Foundation

/// Finds a key in a file or in the environment; never among the arguments, which others can read.
struct KeyFinder {
  let environment: [String: String]
  let file: String?
  let language: Language

  /// Returns where the key of a server comes from, and where one is had.
  func advice(_ kind: KeyKind) -> KeyAdvice {
    KeyAdvice(
      origin: file.map { "--key-file '\(TerminalText.line($0))'" } ?? kind.variable,
      page: kind.page)
  }

  /// Returns the key of a server.
  ///
  /// Runs off the caller's actor, so that the compiler must hop back to it, even if an error is thrown.
  ///
  /// - Throws: why there is no key.
  @concurrent func key(_ kind: KeyKind) async throws(KeyFault) -> APIKey {
    if let file { return try await key(inFile: file) }
    guard let text = environment[kind.variable], !text.isEmpty else {
      throw fault(.missing(kind))
    }
    guard let key = APIKey(text) else { throw fault(.noKey(kind)) }
    return key
  }

  private func key(inFile path: String) async throws(KeyFault) -> APIKey {
    // A key is short; the limit keeps a device or a wrong file from being read whole.
    let limit = 4096
    let name = TerminalText.line(path)
    guard let data = await Self.content(of: path, upTo: limit + 1) else {
      throw fault(.file(.unreadable, name))
    }
    guard data.count <= limit else { throw fault(.file(.tooLarge, name)) }
    let text = String(decoding: data, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { throw fault(.file(.empty, name)) }
    guard let key = APIKey(text) else { throw fault(.file(.noKey, name)) }
    return key
  }

  private func fault(_ reason: KeyFault.Reason) -> KeyFault {
    KeyFault(reason: reason, language: language)
  }

  /// Reads on a thread of its own: a pipe or a terminal lets its reader wait, and meanwhile an
  /// interrupt must come through on the main queue.
  private static func content(of path: String, upTo count: Int) async -> Data? {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "endless.key-file").async {
        let handle = try? FileHandle(forReadingFrom: URL(filePath: path))
        // A file without a byte is empty, not unreadable.
        let data = try? handle.map { try $0.read(upToCount: count) ?? Data() }
        continuation.resume(returning: data)
      }
    }
  }
}
