import EndlessPresentation
import Observation

/// Waits until a list shows something else.
@MainActor func change(of list: some ListViewModel) async {
  await withCheckedContinuation { continuation in
    withObservationTracking {
      _ = list.state
    } onChange: {
      continuation.resume()
    }
  }
}
