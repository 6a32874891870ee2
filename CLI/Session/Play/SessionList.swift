public import EndlessDomain
public import EndlessPresentation

/// The list of a session that has nothing but a source: its rows are the items themselves.
public final class SessionList<Item: Identifiable & Sendable>: ListViewModel
where Item.ID: Sendable {
  /// The engine of the list.
  public let feed: FeedViewModel<Item, Item>

  init(_ repository: any PageRepository<Item>, in sources: SessionSources) {
    feed = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: repository), loadNextPage: LoadNextPage(from: repository),
      policy: sources.settings.prefetch, retryPolicy: sources.settings.retryPolicy,
      timeline: sources.timeline
    ) { $0 }
  }
}

extension Session {
  /// Creates a session of a source, without a view model of its own.
  ///
  /// - Parameters:
  ///   - source: the source; it is asked as the settings say.
  ///   - pageSize: how many rows a page has, where keys are page numbers or offsets.
  ///   - settings: what the session is played under.
  ///   - fields: what can be read off an item.
  public convenience init<Source: PageRepository>(
    of source: Source, pageSize: Int? = nil, settings: SessionSettings = SessionSettings(),
    fields: [RowField<Source.Item>]
  ) where List == SessionList<Source.Item> {
    self.init(settings: settings, traits: ListTraits(fields: fields)) { sources in
      SessionList(sources.pages(source, pageSize: pageSize), in: sources)
    }
  }
}
