public import EndlessDomain

extension FeedError {
  /// Returns what happened and what to do, in one or two sentences for a person.
  ///
  /// What a server said stands in it as it came: whoever shows it keeps control characters away.
  public func sentence(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  private var english: String {
    switch self {
    case .offline: "The server cannot be reached. Check the connection and try again."
    case .timedOut: "The server did not answer in time. Try again."
    case .unauthorized(let words): "The server refused the key\(Self.quote(words)). Check the key."
    case .quotaExceeded(let words):
      "The key's allowance is used up\(Self.quote(words)). Try again tomorrow."
    case .rateLimited(let wait?, _):
      "Too many requests. Try again in \(wait.roundedUpSeconds) s."
    case .rateLimited(nil, _): "Too many requests. Try again in a moment."
    case .notFound: "The server does not know it."
    case .invalidRequest(let words): "The server refused the request\(Self.quote(words))."
    case .server(let status?, _): "The server failed with status \(status). Try again later."
    case .server(nil, let words): "The server failed\(Self.quote(words)). Try again later."
    case .malformed(let reason):
      "The server's answer could not be read (\(reason)). Try again later."
    case .refused(let reason): "The address was not used (\(reason))."
    case .cancelled: "Cancelled."
    }
  }

  private var korean: String {
    switch self {
    case .offline: "서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요."
    case .timedOut: "서버가 제때 응답하지 않았습니다. 다시 시도하세요."
    case .unauthorized(let words): "서버가 키를 거부했습니다\(Self.quote(words)). 키를 확인하세요."
    case .quotaExceeded(let words):
      "키의 사용 한도를 다 썼습니다\(Self.quote(words)). 내일 다시 시도하세요."
    case .rateLimited(let wait?, _): "요청이 너무 많습니다. \(wait.roundedUpSeconds)초 뒤에 다시 시도하세요."
    case .rateLimited(nil, _): "요청이 너무 많습니다. 잠시 뒤에 다시 시도하세요."
    case .notFound: "서버에 없는 항목입니다."
    case .invalidRequest(let words): "서버가 요청을 거부했습니다\(Self.quote(words))."
    case .server(let status?, _): "서버 오류입니다(상태 \(status)). 나중에 다시 시도하세요."
    case .server(nil, let words): "서버 오류입니다\(Self.quote(words)). 나중에 다시 시도하세요."
    case .malformed(let reason): "서버의 응답을 읽을 수 없습니다(\(reason)). 나중에 다시 시도하세요."
    case .refused(let reason): "이 주소는 쓸 수 없습니다(\(reason))."
    case .cancelled: "취소했습니다."
    }
  }

  private static func quote(_ words: String?) -> String {
    guard let words, !words.isEmpty else { return "" }
    return " (\(words))"
  }
}

extension Duration {
  fileprivate var roundedUpSeconds: Int64 {
    components.seconds + (components.attoseconds > 0 ? 1 : 0)
  }
}
