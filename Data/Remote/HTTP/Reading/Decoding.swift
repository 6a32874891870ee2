import EndlessDomain
import Foundation

/// Returns an answer's body as a value.
///
/// - Throws: ``FeedError/malformed(_:)`` with the place of the fault, never with the body's text.
func decoded<Value: Decodable>(_ type: Value.Type, from body: Data) throws(FeedError) -> Value {
  do {
    return try JSONDecoder().decode(type, from: withoutMark(body))
  } catch let error as DecodingError {
    throw .malformed(error.place)
  } catch {
    throw .malformed("no JSON")
  }
}

extension DecodingError {
  fileprivate var place: String {
    switch self {
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "no JSON"
    case .dataCorrupted(let context): "bad \(path(context))"
    case .keyNotFound(let key, let context): "no \(path(context, key))"
    case .typeMismatch(_, let context): "bad \(path(context))"
    case .valueNotFound(_, let context): "null \(path(context))"
    @unknown default: "no such JSON"
    }
  }

  private func path(_ context: Context, _ last: (any CodingKey)? = nil) -> String {
    let keys = (context.codingPath + [last].compactMap(\.self)).map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    let path = keys.joined()
    return path.isEmpty ? "top level" : path.hasPrefix(".") ? String(path.dropFirst()) : path
  }
}

/// A text or a number: servers that cannot decide send either.
struct Scalar: Decodable {
  let text: String

  var number: Int? { Int(text.trimmingCharacters(in: .whitespaces)) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else {
      text = String(try container.decode(Int.self))
    }
  }
}

extension KeyedDecodingContainer {
  /// Returns a value, or nothing where it is missing, null or of another type: what nobody needs
  /// must not lose the item.
  func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// Returns a text, or nothing where there is none or it is blank.
  func text(_ key: Key) -> String? {
    guard let text = lenient(String.self, key), !text.allSatisfy(\.isWhitespace) else {
      return nil
    }
    return text
  }

  /// Returns a number of items, or nothing where there is none or it is below 0.
  func count(_ key: Key) -> Int? {
    lenient(Int.self, key).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Returns a text that names an item.
  ///
  /// - Throws: where it is blank: all such items would be taken for one.
  func identity(_ text: String, _ key: Key) throws -> String {
    guard !text.allSatisfy(\.isWhitespace) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "no identity")
    }
    return text
  }

  /// Returns the address of a picture or a page, or nothing where it is none.
  func url(_ key: Key) -> URL? {
    guard let text = text(key), let url = URL(string: text), url.host()?.isEmpty == false,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    return url
  }
}
