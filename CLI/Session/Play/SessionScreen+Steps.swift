import EndlessDomain
import EndlessPresentation

/// What a person does, handed to the list.
extension SessionScreen {
  /// Opens the list; rows that are there already come into sight with it, and are reported.
  func open() {
    list.open()
    if !list.state.rows.isEmpty { list.scrolled(to: viewport.scrollPosition) }
  }

  func search(_ query: String) { list.handle(.searched(SearchQuery(query)), isolation: self) }
  func refresh() { list.refresh() }
  func retry() { list.retry() }
  func cancel() { list.cancel() }
}
