public import EndlessDomain

/// The list of lectures.
public final class LectureListViewModel: ListViewModel {
  /// The engine of the list.
  public let feed: FeedViewModel<Lecture, LectureRow>

  /// Creates the view model of a list that is not open yet.
  public init(
    repository: any PageRepository<Lecture>, language: Language, policy: PrefetchPolicy = .lastItem
  ) {
    feed = FeedViewModel(repository: repository, policy: policy) {
      LectureRow(lecture: $0, language: language)
    }
  }
}
