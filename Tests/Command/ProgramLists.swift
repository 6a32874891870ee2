import EndlessDomain
import EndlessMocks
import EndlessPresentation

@testable import endless

/// Creates the program's lists from any source, without retries unless a test is about them.
extension LectureListViewModel {
  convenience init(
    of source: any PageRepository<Lecture>, language: Language = .english,
    retryPolicy: RetryPolicy = RetryPolicy(attempts: 1), timeline: Timeline = Timeline()
  ) {
    self.init(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      language: language, policy: Composition.policy, retryPolicy: retryPolicy, timeline: timeline)
  }
}

extension BookSearchViewModel {
  convenience init(of source: any PageRepository<Book>) {
    self.init(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      language: .english, policy: Composition.policy, retryPolicy: RetryPolicy(attempts: 1),
      timeline: Timeline())
  }
}

extension PokemonListViewModel {
  convenience init(
    of pages: any PageRepository<Pokemon> = SampleSources.pokemon(),
    details: any DetailRepository<PokemonDetails> = SampleSources.pokemonDetails(),
    retryPolicy: RetryPolicy = RetryPolicy(attempts: 1), timeline: Timeline = Timeline()
  ) {
    self.init(
      loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
      loadDetails: LoadDetails(from: details), language: .english, policy: Composition.policy,
      retryPolicy: retryPolicy, timeline: timeline)
  }
}
