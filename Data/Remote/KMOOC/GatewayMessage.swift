import Foundation

/// The fields in which the gateway says what is wrong, as they came: an XML or JSON object of its own,
/// or the result code of a list.
struct GatewayMessage {
  /// What it says, the most telling text first; none of them blank.
  let words: [String]
  /// The number it gives to that.
  let code: String?

  /// Whether it says that all is well.
  var isGood: Bool { code.map { $0.allSatisfy { $0 == "0" } } ?? false }

  /// Creates a message from a list's result code, or nothing without one: the text beside it says
  /// `OK` as well.
  init?(resultCode: String?, resultMessage: String?) {
    guard let code = resultCode?.trimmingCharacters(in: .whitespaces), !code.isEmpty else {
      return nil
    }
    self.code = code
    let isGood = code.allSatisfy { $0 == "0" }
    words =
      isGood ? [] : [[resultMessage, "code \(code)"].compactMap(\.self).joined(separator: ", ")]
  }

  private init?(words: [String?], reason: String?) {
    let words = words.compactMap(\.self).filter { !$0.allSatisfy(\.isWhitespace) }
    let reason = reason?.trimmingCharacters(in: .whitespacesAndNewlines)
    code = reason?.isEmpty == false ? reason : nil
    guard !words.isEmpty || code != nil else { return nil }
    self.words = words.isEmpty ? [code.map { "code \($0)" }].compactMap(\.self) : words
  }

  /// Reads a message that came as XML.
  init?(xml: Data) {
    let texts = XMLTexts(of: [Field.auth.name, Field.error.name, Field.reason.name], in: xml)
    self.init(
      words: [texts[Field.auth.name], texts[Field.error.name]], reason: texts[Field.reason.name])
  }

  /// Reads a message that came as JSON, in objects within objects or not, whatever the case of its
  /// names; what stands in an array is a list's, and not looked at.
  init?(json: Data) {
    guard let fields = try? JSONDecoder().decode(Fields.self, from: json).texts else { return nil }
    let gateway = GatewayMessage(
      words: [fields[.auth], fields[.error]], reason: fields[.reason])
    let list = GatewayMessage(
      resultCode: fields[.resultCode], resultMessage: fields[.resultMessage])
    guard let message = gateway ?? list else { return nil }
    self = message
  }

  private enum Field: String, CaseIterable {
    case auth = "returnauthmsg"
    case error = "errmsg"
    case reason = "returnreasoncode"
    case resultCode = "resultcode"
    case resultMessage = "resultmsg"

    var name: String { rawValue }
  }

  /// The fields of an object and of the objects in it; the outermost count.
  private struct Fields: Decodable {
    private(set) var texts: [Field: String] = [:]

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      read(try decoder.container(keyedBy: Name.self), depth: 0)
    }

    private mutating func read(_ container: KeyedDecodingContainer<Name>, depth: Int) {
      let names = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      for name in names {
        guard let field = Field(rawValue: name.stringValue.lowercased()), texts[field] == nil,
          let text = container.lenient(Scalar.self, name)?.text,
          !text.allSatisfy(\.isWhitespace)
        else { continue }
        texts[field] = text
      }
      guard depth < 3 else { return }
      for name in names {
        if let inner = try? container.nestedContainer(keyedBy: Name.self, forKey: name) {
          read(inner, depth: depth + 1)
        }
      }
    }
  }
}
