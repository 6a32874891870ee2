public import EndlessDomain

extension EndReason {
  /// Returns why there is no more, in one sentence for a person.
  public func sentence(in language: Language) -> String {
    switch (self, language) {
    case (.exhausted, .english): "That is all."
    case (.exhausted, .korean): "마지막입니다."
    case (.short(let total), .english):
      "The server stopped before all of the \(language.count(total)) it announced."
    case (.short(let total), .korean):
      "서버가 알린 \(language.count(total))개를 다 보내지 않고 끝냈습니다."
    case (.serverLimit, .english): "There is more, but the server does not hand it out."
    case (.serverLimit, .korean): "더 있지만 서버가 여기까지만 제공합니다."
    case (.repeatedPage, .english): "The server sends the same pages again."
    case (.repeatedPage, .korean): "서버가 같은 페이지를 되풀이합니다."
    case (.emptyPages, .english): "The server announces more but sends empty pages."
    case (.emptyPages, .korean): "서버가 더 있다고 하면서 빈 페이지만 보냅니다."
    }
  }
}
