import EndlessData
import EndlessPresentation
import Foundation

/// The servers that ask for a key.
enum KeyKind {
  case kmooc, kakao

  var variable: String {
    switch self {
    case .kmooc: "KMOOC_SERVICE_KEY"
    case .kakao: "KAKAO_REST_API_KEY"
    }
  }

  /// Where a key is had.
  var page: String {
    switch self {
    case .kmooc: "https://www.data.go.kr"
    case .kakao: "https://developers.kakao.com"
    }
  }
}

/// Why there is no key.
struct KeyFault: Error {
  let message: String
}

/// Finds a key in a file or in the environment; never among the arguments, which others can read.
struct KeyFinder {
  let environment: [String: String]
  let file: String?

  /// Returns where the key of a server comes from, and where one is had.
  func advice(_ kind: KeyKind) -> KeyAdvice {
    KeyAdvice(
      origin: file.map { "--key-file '\(TerminalText.line($0))'" } ?? kind.variable,
      page: kind.page)
  }

  func key(_ kind: KeyKind) throws(KeyFault) -> APIKey {
    if let file { return try key(inFile: file) }
    guard let text = environment[kind.variable], !text.isEmpty else {
      throw KeyFault(
        message: "no key: set \(kind.variable), or name a file with --key-file. "
          + "A key is had at \(kind.page).")
    }
    guard let key = APIKey(text) else {
      throw KeyFault(
        message: "\(kind.variable): expected a key in ASCII without blanks. "
          + "A key is had at \(kind.page).")
    }
    return key
  }

  private func key(inFile path: String) throws(KeyFault) -> APIKey {
    // A key is short; the limit keeps a device or a wrong file from being read whole.
    let limit = 4096
    let name = TerminalText.line(path)
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(filePath: path))
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw KeyFault(message: "--key-file: '\(name)' cannot be read")
    }
    guard data.count <= limit else {
      throw KeyFault(message: "--key-file: '\(name)' is too large for a key")
    }
    let text = String(decoding: data, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) {
      throw KeyFault(message: "--key-file: '\(name)' is empty")
    }
    guard let key = APIKey(text) else {
      throw KeyFault(
        message: "--key-file: expected one key in ASCII in '\(name)', and nothing else")
    }
    return key
  }
}
