import EndlessPresentation
import Observation

/// Waits until a list shows something else.
@MainActor
func nextChange<List: ListViewModel>(of list: List) async {
  await withCheckedContinuation { continuation in
    withObservationTracking {
      _ = list.state
    } onChange: {
      continuation.resume()
    }
  }
}
