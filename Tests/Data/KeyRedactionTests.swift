import EndlessMocks
import Foundation
import Testing

@testable import EndlessData

/// A key is found in a text in whatever way the text may hold it.
struct KeyRedactionTests {
  private static let key = "q+w/E1=="

  private func redacted(_ text: String, _ key: String = Self.key) throws -> String {
    try #require(APIKey(key)).redacted(from: text)
  }

  @Test(arguments: [
    #"q\u002bw\/E1\u003d\u003D"#, #"q\\u002bw\\/E1=="#, #"\u0071+w/E1=="#, #"q\x2Bw/E1=="#,
    #"q\u00252bw/E1=="#, "q%5Cu002bw%5C/E1==", "q%u002Bw/E1==",
  ])
  func `the escapes of JSON are read`(echo: String) throws {
    #expect(try redacted("no \(echo), \(echo)!") == "no [key], [key]!")
  }

  @Test(arguments: [
    "q&#43;w&#x2F;E1&#061;&#X3d;", "q&plus;w&sol;E1&equals;&equals;", "q&amp;#43;w/E1==",
    "q&amp;amp;plus;w/E1==", "q%26%2343%3Bw/E1==", #"q\u0026#43;w/E1=="#, "q&#37;2Bw/E1==",
    "q&#x26;#43;w/E1==", "&#113;+w/E1==",
  ])
  func `the references of XML and HTML are read`(echo: String) throws {
    #expect(try redacted("no \(echo), \(echo)!") == "no [key], [key]!")
  }

  @Test(arguments: [
    "\u{0}", "\u{1B}", "\n", "\r\n", "\u{AD}", "\u{200B}", "\u{FEFF}", "\u{202E}", "\u{2028}",
    "\u{E000}", "\u{FFFF}", "\u{FE0F}", "\u{E0041}", "%00", "%E2%80%8B", #"\u0000"#, #"\n"#,
    #"\r\n"#, #"\\n"#, "&#0;", "&shy;", #"\ud800"#, #"\"#,
  ])
  func `what does not show may stand anywhere in a key`(hidden: String) throws {
    for place in 1..<Self.key.count {
      let echo = Self.key.prefix(place) + hidden + Self.key.dropFirst(place)
      #expect(try redacted("no \(echo)!") == "no [key]!", "\(echo)")
    }
    let wide = Self.key.map(String.init).joined(separator: hidden)
    #expect(try redacted("no \(wide)!") == "no [key]!")
  }

  @Test func `a text that ends amid a key does not show what it has of it`() throws {
    for end in ["", "%", "%2", "%2525", "&", "&#4", "&amp;#", #"\"#, #"\u00"#, "\u{0}"] {
      #expect(try redacted("no q+w/\(end)") == "no [key]", "\(end)")
      #expect(try redacted("no q%2Bw%2FE1\(end)") == "no [key]", "\(end)")
    }
    #expect(try redacted("no q+w") == "no q+w")
    #expect(try redacted("no q+w/ x") == "no q+w/ x")
  }

  @Test func `a key that is cut amid a text does not show the most of it`() throws {
    let key = "q+w/E1rt5Yui8=="
    for cut in [key.dropLast(), key.dropLast(2), key.prefix(8)] {
      #expect(try redacted("no \(cut)...", key) == "no [key]...")
    }
    #expect(try redacted("no \(key.prefix(7))...", key) == "no q+w/E1r...")
  }

  @Test(arguments: [
    ("41ab+c", "%41ab%2Bc"), ("nab+c", #"\nab%2Bc"#), ("100%", "100%ab"), ("100%", "100%25ab"),
    ("a%b", "a%25b0"), ("a%b", "a%25%62%30"), ("%FF", "%FF"), ("a\\+b", #"a\\\u002bb"#),
    ("\\", "\\"), ("a&b", "a&amp;b;"), ("a&amp;b", "a&amp;amp;b"), ("aXa", "aXaXa"), ("x+", "x "),
  ])
  func `what stands beside a key does not hide it`(key: String, text: String) throws {
    let redacted = try redacted(text, key)
    #expect(redacted.contains("[key]"), "\(redacted)")
    #expect(!redacted.contains(key), "\(redacted)")
  }

  @Test(arguments: [
    "", "q+w/E2==", "qw/E1==", "q&plus w/E1==", "q%2w/E1==", "Q+W/e1==", "100% &amp; \\u002b 바다 ",
    "q&#43w/E1==", "q--w/E1==", "e\u{301}\u{200D}\u{0}",
  ])
  func `a text without the key is left as it is`(text: String) throws {
    #expect(try redacted(text) == text)
  }

  /// What no key may take long over: each would be read again and again from every place.
  @Test(arguments: [
    "%25", "%", "&amp;", "&#37;", "\\", #"\u0025"#, "\u{0}", "%00", #"\n"#, "q", "q+",
  ])
  func `long runs are read once`(unit: String) throws {
    let run = String(repeating: unit, count: 8_000)
    #expect(try redacted(run + "!") == run + "!")
    #expect(try redacted("a" + run + "2Bq+w/E1==").hasSuffix("[key]"))
  }

  @Test func `a run of percent signs in a key's middle is a plus`() throws {
    let run = String(repeating: "25", count: 8_000)
    #expect(try redacted("no q%\(run)2Bw/E1==!") == "no [key]!")
  }

  // MARK: - Properties

  private static let signs = Array("ABcdef0123456789+/=-_%&;#u")
  private static let hidden = ["", "\u{0}", "\u{200B}", "%00", #"\u200b"#, "&#0;"]

  @Test(arguments: [1, 20, 300] as [UInt64])
  func `whatever is escaped, and how often, no key is left`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<250 {
      let length = 8 + Int(generator.next() % 24)
      let text = String(
        (0..<length).map { _ in Self.signs[Int(generator.next() % UInt64(Self.signs.count))] })
      guard let key = APIKey(text), key.decoded == text, text.first != ";" else { continue }
      // A key that can itself be read as escaped is not escaped often.
      let isPlain = !text.contains { "%&;#".contains($0) }
      let echo = text.map { Self.echo(of: $0, depth: isPlain ? 3 : 1, &generator) }
        .joined(separator: isPlain ? Self.hidden[number % Self.hidden.count] : "")
      let redacted = key.redacted(from: "no <\(echo)>!")
      #expect(redacted == "no <[key]>!", "seed \(seed), \(number): \(text) as \(echo)")
    }
  }

  private static func echo(
    of sign: Character, depth: UInt64, _ generator: inout SeededGenerator
  ) -> String {
    var echo = String(sign)
    for _ in 0..<generator.next() % (depth + 1) {
      echo = echo.unicodeScalars.map { escaped($0, &generator) }.joined()
    }
    return echo
  }

  private static func escaped(_ scalar: Unicode.Scalar, _ generator: inout SeededGenerator)
    -> String
  {
    let code = String(scalar.value, radix: 16)
    return switch generator.next() % 6 {
    case 0: "%" + code
    case 1: "%" + code.uppercased()
    case 2: #"\u00"# + code
    case 3: "&#\(scalar.value);"
    case 4: "&#x\(code);"
    default: String(scalar)
    }
  }
}
