import EndlessDomain
import EndlessMocks
import Foundation
import Testing

@testable import EndlessData

struct BaseURLTests {
  @Test(arguments: [
    ("https://a.kr", "https://a.kr/x"), ("https://a.kr/", "https://a.kr/x"),
    ("https://a.kr///", "https://a.kr/x"), ("HTTPS://A.kr", "HTTPS://A.kr/x"),
    ("https://a.kr:8443", "https://a.kr:8443/x"), ("https://a.kr/api/v1", "https://a.kr/api/v1/x"),
    ("https://a.kr/api/", "https://a.kr/api/x"),
    ("https://a.kr/%EB%B0%94", "https://a.kr/%EB%B0%94/x"),
    ("http://localhost", "http://localhost/x"), ("http://LOCALHOST:1", "http://LOCALHOST:1/x"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/x"),
    ("http://127.9.8.7", "http://127.9.8.7/x"),
    ("https://xn--3e0b707e.example", "https://xn--3e0b707e.example/x"),
  ])
  func `a safe address is kept, its path as a prefix`(text: String, url: String) throws {
    #expect(try BaseURL(text).url(path: "/x").absoluteString == url)
  }

  @Test(arguments: [
    "", " ", "a.kr", "//a.kr", "/path", "https:", "https://", "https:///path", "https://:80",
    "https://a.kr:0", "https://a.kr:65536", "https://a.kr:x", "https://a b.kr", " https://a.kr",
    "https://a.kr ", "https://a.kr\n", "https://a.kr/a b", "https://바다.kr", "https://a.kr/바다",
    "https://a.kr/%", "https://a.kr/%zz", "http://[::1", "https://a.kr\\", "https://a.kr/\"",
  ])
  func `what is no address is refused`(text: String) {
    #expect(throws: BaseURL.Fault.unreadable) { try BaseURL(text) }
  }

  @Test(arguments: [
    "http://a.kr", "http://127.0.0.1.evil.com", "http://localhost.evil.com", "http://0177.0.0.1",
    "http://127.1", "http://127.0.0.1.", "http://2130706433", "http://0x7f.0.0.1",
    "http://127.0.0.256", "http://127.0.0.+1", "http://127.0.0.010", "http://127..0.1",
    "http://128.0.0.1", "http://0.0.0.0", "http://10.0.0.1", "http://[::2]", "http://[::]",
    "http://evil.com/127.0.0.1", "http://localhost%2eevil.com", "http://notlocalhost",
  ])
  func `http is for this machine only`(text: String) {
    #expect(throws: BaseURL.Fault.insecure) { try BaseURL(text) }
  }

  @Test(arguments: ["http://[::1]", "http://[::1]:8080/api", "https://[::1]", "https://[fe80::1]"])
  func `an IPv6 address is refused, since it could not be asked`(text: String) {
    #expect(throws: BaseURL.Fault.ipv6) { try BaseURL(text) }
  }

  @Test(arguments: ["ftp://a.kr", "ws://a.kr", "file://localhost/etc/hosts", "h://127.0.0.1"])
  func `another scheme is refused`(text: String) {
    #expect(throws: BaseURL.Fault.scheme) { try BaseURL(text) }
  }

  @Test(arguments: [
    "https://user@a.kr", "https://user:word@a.kr", "http://127.0.0.1@evil.com",
    "https://:word@a.kr",
    "https://a.kr?", "https://a.kr?a=b", "https://a.kr/x?serviceKey=1", "https://a.kr#",
    "https://a.kr#x",
    "http://user@127.0.0.1",
  ])
  func `a user, a query and a fragment are refused`(text: String) {
    #expect(throws: BaseURL.Fault.surplus) { try BaseURL(text) }
  }

  @Test func `names and values are encoded once`() throws {
    let url = try BaseURL("https://a.kr/p%20q").url(
      path: "/x",
      query: [(name: "a b", value: "+/=&?#%2B"), (name: "c", value: "바"), (name: "d", value: "")])
    #expect(
      url.absoluteString
        == "https://a.kr/p%20q/x?a%20b=%2B%2F%3D%26%3F%23%252B&c=%EB%B0%94&d=")
  }

  @Test func `any text comes back from its encoding`() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed of BaseURLTests: \(seed)")
    var generator = SeededGenerator(seed: seed)
    let server = try BaseURL("https://a.kr")
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~%".utf8)
    for _ in 1...500 {
      let scalars = (0..<Int.random(in: 0...20, using: &generator)).compactMap { _ in
        // Half of them are of ASCII, where the reserved characters lie.
        Unicode.Scalar(
          UInt32.random(
            in: Bool.random(using: &generator) ? 0...0x7F : 0...0x10FFFF, using: &generator))
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let encoded = percentEncoded(text)
      #expect(encoded.utf8.allSatisfy(unreserved.contains), "seed \(seed)")
      #expect(
        encoded.removingPercentEncoding.map { Array($0.utf8) } == Array(text.utf8), "seed \(seed)")
      let address = server.url(path: "/x", query: [(name: "q", value: text)]).absoluteString
      #expect(address == "https://a.kr/x?q=\(encoded)", "seed \(seed)")
    }
  }
}
