import Foundation

/// Whom an address asks: two addresses of one origin are of the same server.
struct Origin: Hashable {
  private let scheme, host: String
  private let user, password: String?
  private let port: Int

  /// Creates the origin of an address, or nothing where it is neither `http` nor `https` or has no
  /// host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host()?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    // A user in an address becomes a header: another user is another request.
    user = url.user()
    password = url.password()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
