import EndlessDomain
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FeedError {
  /// Creates the error of a request that got no answer, or not all of it.
  ///
  /// Nothing of the address goes in: it may hold a key.
  init(transport error: any Error) {
    guard let error = error as? URLError else {
      self = error is CancellationError ? .cancelled : .offline
      return
    }
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired:
      self = .refused("the connection is not secure")
    case .httpTooManyRedirects, .redirectToNonExistentLocation:
      self = .refused("the server redirects in circles")
    case .badURL: self = .refused("the address cannot be used")
    // On Linux an unsupported address is also what bytes are called that do not begin as HTTP does;
    // the address itself has been looked at before.
    case .unsupportedURL, .cannotParseResponse: self = .malformed("the answer is no HTTP answer")
    case .cannotDecodeContentData, .cannotDecodeRawData:
      self = .malformed("the answer's body cannot be unpacked")
    case .unknown: self = Self.init(words: error.localizedDescription)
    // A bad response is on Linux a connection that was closed without a byte.
    default: self = .offline
    }
  }

  /// Creates the error that libcurl's words tell of: on Linux most of its codes come as one, the
  /// unknown one, and only the words are left to tell them apart.
  private init(words: String) {
    let words = words.lowercased()
    func say(_ parts: String...) -> Bool { parts.contains { words.contains($0) } }
    if say("unexpected eof") {
      // Broken off, though the words name SSL.
      self = .offline
    } else if say("certificate", "ssl routines") {
      self = .refused("the connection is not secure")
    } else if say("content unencoding", "content encoding") {
      self = .malformed("the answer's body cannot be unpacked")
    } else if say("header", "content-length", "chunk", "weird server reply") {
      self = .malformed("the answer is no HTTP answer")
    } else {
      self = .offline
    }
  }
}
