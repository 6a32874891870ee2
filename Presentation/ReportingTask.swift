import EndlessDomain

/// Starts a load as a task on the actor that owns the list, and takes note there of how it fares
/// meanwhile.
///
/// - Parameters:
///   - isolation: the actor that owns the list.
///   - note: what is done with the news; they come in order, the last ones maybe after the load.
///   - load: the load.
/// - Returns: the task of the load.
func reportingTask(
  isolation: isolated any Actor, noting note: @escaping (LoadProgress) -> Void,
  _ load: @escaping () async -> Void
) -> Task<Void, Never> {
  let (news, teller) = AsyncStream.makeStream(of: LoadProgress.self)
  Task {
    _ = isolation
    // Who waits is woken on the task's preferred executor and goes on to the actor from there. A
    // session's actor has one that is both; without it, nobody could tell when nothing can run.
    let executor = isolation.unownedExecutor.asSerialExecutor() as? any TaskExecutor
    while let progress = await withTaskExecutorPreference(executor, operation: { await news.next })
    {
      note(progress)
    }
  }
  return LoadProgress.$listener.withValue(LoadProgress.Listener { teller.yield($0) }) {
    Task {
      _ = isolation
      await load()
      teller.finish()
    }
  }
}

extension AsyncStream {
  fileprivate var next: Element? {
    get async {
      var elements = makeAsyncIterator()
      return await elements.next(isolation: #isolation)
    }
  }
}
