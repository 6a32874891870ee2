import EndlessDomain

/// Runs work off the owner's actor, and takes its result on it.
///
/// Every load and wait of the view models crosses here, and nowhere else: `work` calls one
/// `@concurrent` function that does not throw. So the way back is a hop that the compiler must make.
/// (An error that passes through a `nonisolated(nonsending)` function may return on another executor in
/// optimized builds.)
///
/// - Parameters:
///   - timeline: says where the work runs.
///   - isolation: the actor that owns the list.
///   - work: calls the `@concurrent` function. Not called if the task is cancelled before it starts.
///   - finish: takes the result, on the owner.
/// - Returns: the task that does both.
func crossing<Value: Sendable>(
  on timeline: Timeline, isolation: isolated any Actor, _ work: @escaping () async -> Value,
  finish: @escaping (Value) -> Void
) -> Task<Void, Never> {
  Task {
    _ = isolation
    guard !Task.isCancelled else { return }
    let value: Value
    if let executor = timeline.executor {
      value = await withTaskExecutorPreference(executor) { await work() }
    } else {
      value = await work()
    }
    isolation.preconditionIsolated("a load returned off its list's actor")
    finish(value)
  }
}
