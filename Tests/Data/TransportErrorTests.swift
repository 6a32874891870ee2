import EndlessDomain
import Foundation
import Testing

@testable import EndlessData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct TransportErrorTests {
  /// No server of these tests speaks TLS: these are the words of one that was asked by hand.
  @Test(
    arguments: [
      (
        "SSL certificate problem: self-signed certificate", .refused("the connection is not secure")
      ),
      (
        "SSL: no alternative certificate subject name matches target host name 'a.kr'",
        .refused("the connection is not secure")
      ),
      (
        "OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number",
        .refused("the connection is not secure")
      ),
      ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.kr:443 ", .offline),
      ("OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading", .offline),
      ("HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)", .offline),
      ("", .offline),
    ] as [(String, FeedError)])
  func `an unknown error is told by its words`(words: String, error: FeedError) {
    let unknown = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
    #expect(FeedError(transport: unknown) == error)
  }

  @Test(
    arguments: [
      (.timedOut, .timedOut), (.cancelled, .cancelled), (.cannotFindHost, .offline),
      (.notConnectedToInternet, .offline), (.networkConnectionLost, .offline),
      (.serverCertificateUntrusted, .refused("the connection is not secure")),
      (.secureConnectionFailed, .refused("the connection is not secure")),
    ] as [(URLError.Code, FeedError)])
  func `a known error is told by its code`(code: URLError.Code, error: FeedError) {
    #expect(FeedError(transport: URLError(code)) == error)
  }
}
