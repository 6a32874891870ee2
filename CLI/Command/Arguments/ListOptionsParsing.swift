import EndlessData
import EndlessPresentation
import EndlessSession

extension ListOptions {
  /// Creates the options of a list from what was given.
  init(_ feed: FeedName, values: [String: String], operands: [String]) throws(UsageError) {
    let reader = ValueReader(feed: feed, values: values)
    isLive = values["live"] != nil
    json = values["json"] != nil
    verbose = values["verbose"] != nil
    keyFile = values["key-file"]
    let limit = try reader.number("limit", in: 0...Int.max)
    self.limit = limit == 0 ? nil : limit ?? self.limit
    language = try reader.choice("lang")
    color = try reader.choice("color") ?? color
    api = try reader.choice("api") ?? api
    pageSize = try reader.number("page-size", in: api == .v1 ? 10...10 : feed.pageSizes)
    baseURL = try reader.address("base-url")
    for option in ["base-url", "key-file", "api", "verbose"] where values[option] != nil && !isLive
    {
      throw UsageError(
        "--\(option) needs --live: sample data has no server", command: feed.rawValue)
    }
    query = operands.joined(separator: " ")
    if feed == .books {
      guard query.contains(where: { !$0.isWhitespace }) else {
        throw UsageError(
          "QUERY: expected words to search for, got "
            + (operands.isEmpty ? "nothing" : "'\(query)'"), command: feed.rawValue)
      }
    } else if let surplus = operands.first {
      throw UsageError("unexpected argument '\(surplus)'", command: feed.rawValue)
    }
  }
}

/// Reads the values of options.
private struct ValueReader {
  let feed: FeedName
  let values: [String: String]

  func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected =
        if range.upperBound == .max {
          "a whole number from \(range.lowerBound)"
        } else if range.count == 1 {
          "\(range.lowerBound), the size of this server's pages"
        } else {
          "a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
      throw fault(option, expected: expected, text)
    }
    return number
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ option: String)
    throws(UsageError) -> Choice?
  {
    guard let text = values[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw UsageError(
        "--\(option): expected \(words.joined(separator: "|")), got '\(text)'"
          + suggestion(text, among: words), command: feed.rawValue)
    }
    return choice
  }

  func address(_ option: String) throws(UsageError) -> BaseURL? {
    guard let text = values[option] else { return nil }
    do {
      return try BaseURL(text)
    } catch {
      let expected =
        switch error {
        case .unreadable: "an address such as https://example.com"
        case .scheme: "an address with https"
        case .insecure: "https, since http is for this machine only"
        case .surplus: "an address without user, query and fragment"
        case .ipv6: "a host's name or IPv4 address"
        }
      // What stands before an @ or behind a ? may be a secret.
      let shown = error == .surplus ? "such an address" : "'\(text)'"
      throw UsageError(
        "--\(option): expected \(expected), got \(shown)", command: feed.rawValue)
    }
  }

  private func fault(_ option: String, expected: String, _ text: String) -> UsageError {
    UsageError("--\(option): expected \(expected), got '\(text)'", command: feed.rawValue)
  }
}
