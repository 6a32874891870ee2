import Foundation

/// What mutations put in.
enum FuzzWords {
  /// The key, in whose place errors must hold none; neither of its halves has a form of its own.
  static let key = "SECRETS+HIDDEN=="

  private static let keys = [
    key, "SECRETS%2BHIDDEN%3D%3D", "SECRETS%2bHIDDEN==", "SECRETS%252BHIDDEN%253D%253D",
    "%53ECRETS+HIDDEN==", #"SECRETS\u002bHIDDEN\u003D="#, #"\u0053ECRETS\\u002BHIDDEN=="#,
    "SECRETS&#43;HIDDEN&#x3d;&equals;", "SECRETS&amp;#x2b;HID&#68;EN==",
    "SECRETS%26%2343%3BHIDDEN==",
    "S\u{0}E\u{200B}CRETS+\u{AD}HIDDEN\u{2060}==", "SECRETS%2BHID%00DEN==",
    "SEC%E2%80%8BRETS+HIDDEN==", #"SECRETS+HIDDEN\r\n=="#, "SECRETS HIDDEN==",
    String(repeating: "x", count: 190) + key, key + key,
  ]

  private static let addresses = [
    "https://p.example/api/v2/pokemon/7/", "/pokemon/-7/", "/pokemon/0", "/pokemon/٣/",
    "/pokemon/+7/",
    "/pokemon/9223372036854775807/", "/pokemon/9223372036854775808/", "?offset=9223372036854775807",
    "?offset=-1", "?offset=9223372036854775808", "?offset=2&offset=3", "?OFFSET=60", "?page=0",
    "?page=-9223372036854775808", "?page=9223372036854775807", "?PAGE=%33", "?page=", "?page",
    "http://[::1", "https://user:pw@h/", "javascript:alert(1)", "https://", "//h", "https://h/%",
    "https://h/%zz?bookId=", "?bookId=%00", "?bookId=1&bookId=2", "https://h:99999999/",
    "https://가/",
    "?serviceKey=\(key)&page=2",
  ]

  private static let dates = [
    "2021-06-29T00:00:00Z", "2014-11-17T00:00:00.000+09:00", "0000-00-00T00:00:00Z",
    "9999-12-31T23:59:60Z", "99999999999-01-01T00:00:00Z", "-0001-01-01T00:00:00Z",
    "2021-06-29T25:61:61+99:99", "2021-06-29", "T", "1624924800", "9223372036854775807",
    "-9223372036854775808", "1e400",
  ]

  static let gateway = [
    "SERVICE_KEY_IS_NOT_REGISTERED_ERROR", "APPLICATION_ERROR", "SERVICETIMEOUT_ERROR",
    "HTTP_ERROR",
    "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR", "PERMISSION_DENIED", "A_NEW_ERROR", "00",
    "22",
    "LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR",
    "INVALID_REQUEST_PARAMETER_ERROR",
    "<returnAuthMsg>", "</returnAuthMsg>", "<errMsg></errMsg>", "<![CDATA[", "&lt;", "{", "]",
  ]

  private static let odd = [
    "", " ", "\u{FEFF}", "\u{2028}", "\u{202E}", "\u{0}", "\u{85}", "\u{FFFF}", "\u{10FFFF}",
    "e\u{301}\u{301}\u{301}", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F466}", "\u{1F1F0}", "가", "ﷺ",
    "<b>", "&#x0;", "0", "-1", "00", "1.0", "9223372036854775808", "9780306406157", "X",
  ]

  private static let escapes = [
    #"\u0000"#, #"\ud800"#, #"\udc00\ud800"#, #"\ud83d\ude00"#, #"\u2028"#, #"\ufeff"#, #"\u202e"#,
    #"\u200b"#, #"\u0000\u0000"#, #"\u002b"#, #"\/"#, #"\x"#, #"\u12"#, #"\"#, #"\\"#, #"\""#,
    #"\n\t"#,
  ]

  /// What a text may hold, or be.
  static let texts = (keys + addresses + dates + gateway + odd + escapes).map { Data($0.utf8) }

  private static let bare = [
    "null", "true", "false", "0", "-0", "1", "-1", "3", "1.5", "-2.5e3", "1e3", "1e400", "-1e400",
    "1e-400", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "123456789012345678901234567890", "0x10", "01", "+1", ".5", "1.", "NaN",
    "Infinity", "[]", "{}", "[[]]", "[{}]", "[null]", #"[1,"a",null,{}]"#, #"{"":null}"#, "",
    #"{"a":{"b":[]}}"#, #"{"\#(key)":1}"#, "undefined", "'a'", "[,]", "{,}", "/**/", ",",
    "null null",
  ]

  /// What may stand in place of a value of JSON.
  static let values =
    bare.map { Data($0.utf8) } + texts.map { Data("\"".utf8) + $0 + Data("\"".utf8) }

  /// Rarely put in, since they take long.
  static let gigantic = [
    "\"" + String(repeating: "a", count: 100_000) + "\"",
    "\"" + String(repeating: " ", count: 20_000) + "\"",
    "\"" + String(repeating: "\u{301}", count: 10_000) + "\"",
    String(repeating: "9", count: 20_000), "1e" + String(repeating: "9", count: 2000),
    String(repeating: "[", count: 400) + String(repeating: "]", count: 400),
    String(repeating: #"{"a":"#, count: 400) + "1" + String(repeating: "}", count: 400),
    String(repeating: "[", count: 50_000), "[" + String(repeating: "{},", count: 5000) + "{}]",
    "\"" + String(repeating: key, count: 100) + "\"",
  ].map { Data($0.utf8) }

  /// What no UTF-8 holds, and the marks of other encodings.
  static let raw: [Data] = [
    [0xFF], [0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x80],
    [0x80],
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0x00, 0x00, 0xFE, 0xFF], [0x00], [0x1B, 0x5B],
  ].map { Data($0) }
}
