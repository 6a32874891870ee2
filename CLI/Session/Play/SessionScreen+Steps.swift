import EndlessDomain
import EndlessPresentation

/// What a reader does, passed to the list.
extension SessionScreen {
  func open() { list.open() }
  func close() { list.close() }
  func search(_ query: String) { list.send(.search(SearchQuery(query)), isolation: self) }
  func refresh() { list.refresh() }
  func retry() { list.retry() }
  func goOn() { list.goOn() }
  func cancel() { list.cancel() }
}
