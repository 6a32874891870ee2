public import Foundation

/// The address of a server below which requests are made: `https`, or `http` on this machine only.
public struct BaseURL: Hashable, Sendable, CustomStringConvertible {
  /// Why an address cannot be one.
  public enum Fault: Error, Hashable, Sendable {
    /// It is no address with a scheme and a host.
    case unreadable
    /// It is `http`, and not of this machine.
    case insecure
    /// It is neither `http` nor `https`.
    case scheme
    /// It holds a user, a query or a fragment.
    case surplus
    /// Its host is an IPv6 address, which `URLSession` cannot ask on Linux.
    case ipv6
  }

  private let root: String

  /// Creates an address; a path in it is kept as a prefix.
  ///
  /// - Throws: why the text is not an address that may be used.
  public init(_ text: String) throws(Fault) {
    // Nothing is repaired: what has been checked is what will be asked.
    guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
      text.utf8.allSatisfy({ $0 < 0x80 }), let scheme = parts.scheme?.lowercased(),
      let host = parts.host, !host.isEmpty, parts.port.map({ (1...65535).contains($0) }) ?? true
    else { throw .unreadable }
    guard scheme == "https" || scheme == "http" else { throw .scheme }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else { throw .surplus }
    guard scheme == "https" || Self.isLoopback(host) else { throw .insecure }
    guard !host.contains(":") else { throw .ipv6 }
    var trimmed = text[...]
    while trimmed.last == "/" { trimmed.removeLast() }
    guard URL(string: String(trimmed))?.host() != nil else { throw .unreadable }
    root = String(trimmed)
  }

  /// The address.
  public var description: String { root }

  /// Returns the address of a resource; names and values are percent-encoded here, once.
  public func url(path: String, query: [(name: String, value: String)] = []) -> URL {
    let pairs = query.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
    let text = root + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    guard let url = URL(string: text) else {
      preconditionFailure("a checked root, a literal path and encoded pairs make an address")
    }
    return url
  }

  private static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { part in
      // Not `+1`, nor `010`, which some take for 8.
      UInt8(part).flatMap { String($0) == part ? $0 : nil }
    }
    return numbers.count == 4 && numbers.allSatisfy { $0 != nil } && numbers[0] == 127
  }
}

/// Returns a text with every byte encoded that is not unreserved (RFC 3986, section 2.3).
func percentEncoded(_ text: String) -> String {
  var encoded = ""
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return encoded
}
