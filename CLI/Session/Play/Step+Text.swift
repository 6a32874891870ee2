extension Step {
  /// Whether the transcript tells of it: what a person does, and what befalls the server.
  ///
  /// What only
  /// waits or looks is not told, since it changes nothing.
  var isTold: Bool {
    switch self {
    case .wait, .await, .settle, .expect, .snapshot: false
    default: true
    }
  }

  /// Whether it says what must be seen.
  package var isCheck: Bool {
    switch self {
    case .await, .expect: true
    default: false
    }
  }

  /// The step as a script writes it.
  var text: String {
    switch self {
    case .open(let feed, let query):
      "open \(feed.rawValue)" + (query.map { " " + quoted($0) } ?? "")
    case .close: "close"
    case .scroll(let distance, let time):
      "scroll \(distance.text)" + (time.map { " over \($0.scriptText)" } ?? "")
    case .scrollTo(let text, let pages): "scroll-to \(quoted(text)) max-pages=\(pages)"
    case .search(let query): "search \(quoted(query))"
    case .refresh: "refresh"
    case .retry(let item): "retry" + (item.map { " item=\($0)" } ?? "")
    case .goOn: "go-on"
    case .cancel: "cancel"
    case .fail(let target, let fault, let times):
      "fail \(target.words) \(fault.words)" + (times == 1 ? "" : " times=\(times)")
    case .delayNext(let time): "delay next \(time.scriptText)"
    case .holdNext: "hold next"
    case .release(let number): "release" + (number.map { " \($0)" } ?? "")
    case .serverInsert(let count, let place): "server insert \(count) at=\(place)"
    case .serverRemove(let count, let place): "server remove \(count) at=\(place)"
    case .serverAfterEnd(let what): "server after-end \(what.rawValue)"
    case .serverRepeat(let page): "server repeat page=\(page)"
    case .serverEmpty(let page): "server empty page=\(page)"
    case .wait(let time): "wait \(time.scriptText)"
    case .await(let condition, let max): "await \(condition.text) max=\(max.scriptText)"
    case .settle(let max): "settle max=\(max.scriptText)"
    case .expect(let condition): "expect \(condition.text)"
    case .snapshot(let name): "snapshot \(quoted(name))"
    }
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
}

extension Step.Distance {
  fileprivate var text: String {
    switch self {
    case .rows(let rows): "\(rows)"
    case .points(let points): "\(points)pt"
    case .end: "end"
    case .top: "top"
    }
  }
}

extension Step.FaultTarget {
  fileprivate var words: String {
    switch self {
    case .next: "next"
    case .page(let page): "page=\(page)"
    case .item(let item): "item=\(item)"
    }
  }
}

extension SessionFault {
  fileprivate var words: String {
    word + (retryAfter.map { " retry-after=\($0.scriptText)" } ?? "")
  }
}
