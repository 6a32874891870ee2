public import EndlessDomain

/// A source whose work, child tasks and other actors included, runs on a ``SessionLoop``.
public struct LoopedSource<Base: Sendable>: Sendable {
  private let base: Base
  private let loop: SessionLoop

  /// Puts a source on a loop.
  public init(_ base: Base, on loop: SessionLoop) {
    self.base = base
    self.loop = loop
  }
}

extension LoopedSource: PageRepository where Base: PageRepository {
  /// Returns one page of the source.
  ///
  /// - Throws: what the source throws.
  public func page(for request: PageRequest) async throws(FeedError) -> Page<Base.Item> {
    try await withTaskExecutorPreference(loop) { () async throws(FeedError) in
      try await base.page(for: request)
    }
  }
}

extension LoopedSource: DetailRepository where Base: DetailRepository {
  /// Returns the details of one item of the source.
  ///
  /// - Throws: what the source throws.
  public func detail(of id: Base.Detail.ID) async throws(FeedError) -> Base.Detail {
    try await withTaskExecutorPreference(loop) { () async throws(FeedError) in
      try await base.detail(of: id)
    }
  }
}
