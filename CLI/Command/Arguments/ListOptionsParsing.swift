import EndlessData
import EndlessDomain
import EndlessPresentation

extension ListOptions {
  /// Creates the options of a list from what was given.
  init(_ feed: FeedName, values: [String: String], operands: [String]) throws(UsageError) {
    let reader = ValueReader(command: feed.rawValue, values: values)
    self.feed = feed
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
      guard SearchQuery(query) != nil else {
        throw UsageError(
          "QUERY: expected words to search for, got "
            + (operands.isEmpty ? "nothing" : "'\(query)'"), command: feed.rawValue)
      }
    } else if let surplus = operands.first {
      throw UsageError("unexpected argument '\(surplus)'", command: feed.rawValue)
    }
  }
}
