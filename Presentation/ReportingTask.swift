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
  let news = ProgressChannel()
  Task {
    _ = isolation
    while let progress = await news.next() { note(progress) }
  }
  return LoadProgress.$report.withValue(news.tell) {
    Task {
      _ = isolation
      await load()
      news.finish()
    }
  }
}
