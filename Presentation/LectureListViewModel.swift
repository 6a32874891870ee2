public import EndlessDomain

/// The list of lectures.
public final class LectureListViewModel: ListViewModel {
  /// The engine of the list.
  public let feed: FeedViewModel<Lecture, LectureRow>

  /// Creates the view model of a list that is not open yet.
  ///
  /// - Parameters:
  ///   - repository: where the pages come from.
  ///   - language: the language of the rows.
  ///   - policy: when the next page is asked for.
  ///   - timeline: the time, by which an adaptive policy sees how fast rows are passed and pages come.
  public init(
    repository: any PageRepository<Lecture>, language: Language,
    policy: PrefetchPolicy = .adaptive(), timeline: Timeline = Timeline()
  ) {
    feed = FeedViewModel(repository: repository, policy: policy, timeline: timeline) {
      LectureRow(lecture: $0, language: language)
    }
  }
}
