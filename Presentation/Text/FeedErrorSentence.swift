public import EndlessDomain

extension FeedError {
  /// Says what happened and what to do.
  ///
  /// The server's own words are quoted as they came, so the caller must keep control characters off the
  /// screen.
  ///
  /// - Parameters:
  ///   - language: the language of the sentences.
  ///   - keyAdvice: which key is in use and where to get one, if the server requires a key.
  /// - Returns: a few sentences for a person, in one line unless the server's words hold more.
  public func sentence(in language: Language, keyAdvice: KeyAdvice? = nil) -> String {
    switch language {
    case .english: english(keyAdvice)
    case .korean: korean(keyAdvice)
    }
  }

  private func english(_ key: KeyAdvice?) -> String {
    switch self {
    case .offline:
      "The server cannot be reached, or the connection broke off. "
        + "Check the connection and try again."
    case .timedOut: "The server did not answer in time. Try again in a moment."
    case .unauthorized(let words):
      key.map {
        "The server refused the key\(Self.quote(words)). "
          + "Check the key from \($0.origin), or get one at \($0.page)."
      } ?? "The server refused access\(Self.quote(words)). If it asks for a key, check the key."
    case .quotaExceeded(let words):
      "The allowance of the key\(key.map { " from \($0.origin)" } ?? "") is used up"
        + "\(Self.quote(words)). Try again tomorrow."
        + (key.map { " A larger one can be asked for at \($0.page)." } ?? "")
    case .rateLimited(let wait, let words):
      "Too many requests in a short time\(Self.quote(words)). "
        + "Try again in \(wait.map(Language.english.wait) ?? "a moment")."
    case .notFound:
      "The server has nothing there. Check the address; if it is right, what was there is gone."
    case .invalidRequest(let words):
      "The server refused the request\(Self.quote(words)). "
        + "Ask for something else, or check the address."
    case .server(let status, let wait, let words):
      "The server failed\(status.map { " with status \($0)" } ?? "")\(Self.quote(words)). "
        + "Try again \(wait.map { "in " + Language.english.wait($0) } ?? "later")."
    case .malformed(let reason):
      "The server's answer could not be read (\(reason)). "
        + "Check the address; if it is right, try again later."
    case .refused(let reason):
      "The address was not used (\(reason)). Check the address, or take another one."
    case .cancelled: "The source cancelled the load. Try again to go on."
    }
  }

  private func korean(_ key: KeyAdvice?) -> String {
    switch self {
    case .offline: "서버에 연결할 수 없거나 연결이 끊겼습니다. 연결을 확인하고 다시 시도하세요."
    case .timedOut: "서버가 제때 응답하지 않았습니다. 잠시 뒤에 다시 시도하세요."
    case .unauthorized(let words):
      key.map {
        "서버가 키를 거부했습니다\(Self.quote(words)). "
          + "\($0.origin)의 키를 확인하거나 \($0.page) 에서 키를 받으세요."
      } ?? "서버가 접근을 거부했습니다\(Self.quote(words)). 키가 필요한 서버라면 키를 확인하세요."
    case .quotaExceeded(let words):
      "\(key.map { "\($0.origin)의 " } ?? "")키 사용 한도를 다 썼습니다\(Self.quote(words)). "
        + "내일 다시 시도하세요."
        + (key.map { " 한도를 늘리려면 \($0.page) 에서 신청하세요." } ?? "")
    case .rateLimited(let wait, let words):
      "짧은 시간에 요청이 너무 많았습니다\(Self.quote(words)). "
        + "\(wait.map(Language.korean.wait) ?? "잠시") 뒤에 다시 시도하세요."
    case .notFound: "서버에 없는 항목입니다. 주소를 확인하세요. 주소가 맞다면 지워진 항목입니다."
    case .invalidRequest(let words):
      "서버가 요청을 거부했습니다\(Self.quote(words)). 요청 내용을 바꾸거나 주소를 확인하세요."
    case .server(let status, let wait, let words):
      "서버 오류입니다\(status.map { "(상태 \($0))" } ?? "")\(Self.quote(words)). "
        + "\(wait.map { Language.korean.wait($0) + " 뒤에" } ?? "나중에") 다시 시도하세요."
    case .malformed(let reason):
      "서버의 응답을 읽을 수 없습니다(\(reason)). 주소를 확인하세요. 주소가 맞다면 나중에 다시 시도하세요."
    case .refused(let reason):
      "이 주소는 쓸 수 없습니다(\(reason)). 주소를 확인하거나 다른 주소를 쓰세요."
    case .cancelled: "서버 쪽에서 불러오기를 취소했습니다. 계속하려면 다시 시도하세요."
    }
  }

  private static func quote(_ words: String?) -> String {
    guard let words, !words.isEmpty else { return "" }
    return ": “\(words)”"
  }
}
