import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Owns a session: a session keeps itself and its delegate until it is told that it is done with.
final class URLSessionOwner: Sendable {
  let session: URLSession

  /// Creates a session that tells a delegate what happens to its tasks.
  init(configuration: URLSessionConfiguration, delegate: any URLSessionDelegate) {
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }
}
