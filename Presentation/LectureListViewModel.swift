public import EndlessDomain

/// The list of lectures.
public final class LectureListViewModel: ListViewModel {
  /// The engine of the list.
  public let feed: FeedViewModel<Lecture, LectureRow>

  /// Creates the view model of a list that no screen shows yet.
  ///
  /// - Parameters:
  ///   - loadFirstPage: loads the first page.
  ///   - loadNextPage: loads the page after the last row.
  ///   - language: the language of the rows.
  ///   - policy: when the next page is loaded.
  ///   - retryPolicy: whether and when a failed load is tried again.
  ///   - timeline: the time that all parts of the program share.
  public init(
    loadFirstPage: LoadFirstPage<Lecture>, loadNextPage: LoadNextPage<Lecture>,
    language: Language, policy: PrefetchPolicy = .adaptive(),
    retryPolicy: RetryPolicy = RetryPolicy(), timeline: Timeline
  ) {
    feed = FeedViewModel(
      loadFirstPage: loadFirstPage, loadNextPage: loadNextPage, policy: policy,
      retryPolicy: retryPolicy, timeline: timeline
    ) {
      LectureRow(lecture: $0, language: language)
    }
  }
}
