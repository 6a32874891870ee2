import EndlessDomain

/// A source of pages of one row, and of the details of that row.
typealias CrossingSource = PageRepository<Pokemon> & DetailRepository<PokemonDetails>

extension Cell {
  func source(_ calls: Calls) -> any CrossingSource {
    switch kind {
    case .nonsending: NonsendingSource(calls: calls)
    case .concurrent: ConcurrentSource(calls: calls)
    case .actor: ActorSource(calls: calls)
    case .foreignThread: ForeignThreadSource(calls: calls)
    }
  }
}

private struct NonsendingSource: PageRepository, DetailRepository {
  let calls: Calls

  nonisolated(nonsending) func page(
    for request: PageRequest
  ) async throws(FeedError) -> Page<Pokemon> {
    try await calls.makeElsewhere()
    return answer(to: request)
  }

  nonisolated(nonsending) func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
    try await calls.makeElsewhere()
    return details(of: id)
  }
}

private struct ConcurrentSource: PageRepository, DetailRepository {
  let calls: Calls

  @concurrent func page(for request: PageRequest) async throws(FeedError) -> Page<Pokemon> {
    try await calls.make()
    return answer(to: request)
  }

  @concurrent func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
    try await calls.make()
    return details(of: id)
  }
}

private actor ActorSource: PageRepository, DetailRepository {
  private let calls: Calls

  init(calls: Calls) { self.calls = calls }

  func page(for request: PageRequest) async throws(FeedError) -> Page<Pokemon> {
    try await calls.make()
    return answer(to: request)
  }

  func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
    try await calls.make()
    return details(of: id)
  }
}

private struct ForeignThreadSource: PageRepository, DetailRepository {
  let calls: Calls

  nonisolated(nonsending) func page(
    for request: PageRequest
  ) async throws(FeedError) -> Page<Pokemon> {
    try await calls.make()
    return answer(to: request)
  }

  nonisolated(nonsending) func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
    try await calls.make()
    return details(of: id)
  }
}

private func answer(to request: PageRequest) -> Page<Pokemon> {
  let start = if case .offset(let offset)? = request.key { offset } else { 0 }
  return Page(items: [Pokemon(id: start, name: "")], next: .offset(start + 1))
}

private func details(of id: Int) -> PokemonDetails {
  PokemonDetails(id: id, types: [], heightDecimetres: 1, weightHectograms: 1)
}
