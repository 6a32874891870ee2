import EndlessDomain
import EndlessPresentation

/// What a person does, handed to the list.
extension SessionScreen {
  func open() { list.open() }
  func search(_ query: String) { list.handle(.searched(SearchQuery(query)), isolation: self) }
  func refresh() { list.refresh() }
  func retry() { list.retry() }
  func cancel() { list.cancel() }
}
