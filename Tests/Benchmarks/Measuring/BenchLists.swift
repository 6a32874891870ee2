import EndlessDomain
import EndlessPresentation

/// Creates lists from any source, as the benchmark needs them.
extension LectureListViewModel {
  convenience init(
    of source: any PageRepository<Lecture>, policy: PrefetchPolicy = .adaptive(),
    timeline: Timeline = Timeline()
  ) {
    self.init(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      language: .korean, policy: policy, timeline: timeline)
  }
}

extension BookSearchViewModel {
  convenience init(of source: any PageRepository<Book>, policy: PrefetchPolicy) {
    self.init(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      language: .korean, policy: policy, timeline: Timeline())
  }
}

extension PokemonListViewModel {
  convenience init(
    of source: any PageRepository<Pokemon>, details: any DetailRepository<PokemonDetails>,
    timeline: Timeline
  ) {
    self.init(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      loadDetails: LoadDetails(from: details), language: .english, timeline: timeline)
  }
}

/// A list whose rows are made of its items, and nothing more.
final class PlainList<Item: SampleItem>: ListViewModel {
  let feed: FeedViewModel<Item, Item.Row>

  init(of source: any PageRepository<Item>, timeline: Timeline) {
    feed = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      timeline: timeline
    ) { $0.row }
  }
}
