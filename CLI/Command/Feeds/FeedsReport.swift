/// The feeds, where they come from, and whether their keys are there.
struct FeedsReport {
  let environment: [String: String]

  var text: String {
    FeedName.allCases.map { feed in
      let key =
        feed.key.map { kind in
          let isSet = environment[kind.variable]?.isEmpty == false
          return "\(kind.variable) is \(isSet ? "set" : "not set (get one at \(kind.page))")"
        } ?? "no key needed"
      return """
        \(feed.rawValue)
          sample  comes with the program
          live    \(feed.server); \(key)

        """
    }.joined()
  }
}
