import EndlessData
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
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: limit + 1)
    else {
      throw KeyFault(message: "--key-file: '\(path)' cannot be read, or is empty")
    }
    guard data.count <= limit, let text = String(data: data, encoding: .utf8),
      let key = APIKey(text)
    else {
      throw KeyFault(
        message: "--key-file: expected one key in ASCII in '\(path)', and nothing else")
    }
    return key
  }
}
