/// What a step asks of the feed: the flow of a script is linear, so it can be known before it is
/// played.
struct FeedUse: Sendable {
  /// When there must be a feed.
  enum Moment: Sendable {
    /// Never.
    case never
    /// When the step is played.
    case now
    /// Then, or later: the step prepares a server.
    case nowOrLater
  }

  /// What the feed must be able to do.
  enum Ability: Hashable, Sendable {
    case search
    case details
    case field(String)
  }

  let moment: Moment
  let ability: Ability?

  init(_ moment: Moment, _ ability: Ability? = nil) {
    self.moment = moment
    self.ability = ability
  }

  /// What a step asks.
  init(of step: Step) {
    switch step {
    case .open, .close, .release, .wait, .settle: self.init(.never)
    case .scroll, .scrollTo, .refresh, .goOn, .cancel, .snapshot: self.init(.now)
    case .retry(let item): self.init(.now, item == nil ? nil : .details)
    case .search: self.init(.now, .search)
    case .fail(.item, _, _): self.init(.nowOrLater, .details)
    case .fail, .delayNext, .holdNext, .serverInsert, .serverRemove, .serverAfterEnd,
      .serverRepeat, .serverEmpty:
      self.init(.nowOrLater)
    case .await(let condition, _), .expect(let condition): self.init(of: condition.subject)
    }
  }

  private init(of subject: Condition.Subject) {
    switch subject {
    case .requests, .request, .inflight, .time: self.init(.never)
    case .item(_, let field): self.init(.now, .field(field))
    case .details, .detailCount: self.init(.now, .details)
    case .state, .footer, .items, .error, .end, .query, .position, .total: self.init(.now)
    }
  }
}
