import EndlessData
import EndlessPresentation

/// Why there is no key, for a person.
struct KeyFault: Error {
  enum Reason {
    /// Neither a variable nor a file was given.
    case missing(KeyKind)
    /// What the variable holds cannot be a key.
    case noKey(KeyKind)
    /// What is the matter with the file of this name.
    case file(FileFault, String)
  }

  enum FileFault {
    case unreadable, tooLarge, empty, noKey
  }

  let reason: Reason
  let language: Language

  var message: String {
    switch (reason, language) {
    case (.missing(let kind), .english):
      "no key: set \(kind.variable), or name a file with --key-file. "
        + "A key is had at \(kind.page)."
    case (.missing(let kind), .korean):
      "키가 없습니다. \(kind.variable) 변수에 넣거나 --key-file로 파일을 알려 주세요. "
        + "키는 \(kind.page) 에서 받습니다."
    case (.noKey(let kind), .english):
      "\(kind.variable): expected a key in ASCII without blanks, of at most "
        + "\(APIKey.longest) characters. A key is had at \(kind.page)."
    case (.noKey(let kind), .korean):
      "\(kind.variable): 공백 없는 ASCII 키여야 하고 \(APIKey.longest)자를 넘을 수 없습니다. "
        + "키는 \(kind.page) 에서 받습니다."
    case (.file(let fault, let name), .english): "--key-file: \(Self.english(fault, "'\(name)'"))"
    case (.file(let fault, let name), .korean): "--key-file: '\(name)' \(Self.korean(fault))"
    }
  }

  private static func english(_ fault: FileFault, _ name: String) -> String {
    switch fault {
    case .unreadable: "\(name) cannot be read"
    case .tooLarge: "\(name) is too large for a key"
    case .empty: "\(name) is empty"
    case .noKey:
      "expected one key in ASCII in \(name), of at most \(APIKey.longest) characters, "
        + "and nothing else"
    }
  }

  private static func korean(_ fault: FileFault) -> String {
    switch fault {
    case .unreadable: "파일을 읽을 수 없습니다."
    case .tooLarge: "파일이 키라기에는 너무 큽니다."
    case .empty: "파일이 비어 있습니다."
    case .noKey: "파일에는 \(APIKey.longest)자 이하의 ASCII 키 하나만 있어야 합니다."
    }
  }
}
