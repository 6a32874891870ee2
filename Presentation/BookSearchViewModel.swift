public import EndlessDomain

/// The list of books that a search finds: empty until something is searched for.
public final class BookSearchViewModel: ListViewModel {
  /// The engine of the list.
  public let feed: FeedViewModel<Book, BookRow>

  /// Creates the view model of a list in which nothing has been searched for yet.
  ///
  /// - Parameters:
  ///   - repository: where the pages come from.
  ///   - language: the language of the rows.
  ///   - policy: when the next page is asked for.
  ///   - timeline: the time, by which an adaptive policy sees how fast rows are passed and pages come.
  public init(
    repository: any PageRepository<Book>, language: Language,
    policy: PrefetchPolicy = .adaptive(), timeline: Timeline = Timeline()
  ) {
    feed = FeedViewModel(repository: repository, policy: policy, timeline: timeline) {
      BookRow(book: $0, language: language)
    }
  }

  /// Handles what a person did: there is no list to open before there is a query.
  ///
  /// Where the first page of a query was given up when the list went out of sight, opening loads it.
  public func handle(_ event: Pager.Event, isolation: isolated any Actor) {
    if event == .opened, state.query == nil { return }
    feed.handle(event, isolation: isolation)
  }

  /// Submits a search: it starts a new list at once, and a blank one empties the list.
  public func search(_ text: String, isolation: isolated any Actor = #isolation) {
    feed.search(text, isolation: isolation)
  }
}
