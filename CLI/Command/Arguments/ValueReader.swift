import EndlessData
import EndlessSession

/// Reads the values of options.
struct ValueReader {
  let command: String
  let values: [String: String]

  func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected =
        if range.upperBound == .max {
          "a whole number from \(range.lowerBound)"
        } else if range.count == 1 {
          "\(range.lowerBound), the size of this server's pages"
        } else {
          "a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
      throw fault(option, expected: expected, text)
    }
    return number
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ option: String)
    throws(UsageError) -> Choice?
  {
    guard let text = values[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw UsageError(
        "--\(option): expected \(words.joined(separator: "|")), got '\(text)'"
          + suggestion(text, among: words), command: command)
    }
    return choice
  }

  func address(_ option: String) throws(UsageError) -> BaseURL? {
    guard let text = values[option] else { return nil }
    do {
      return try BaseURL(text)
    } catch {
      let expected =
        switch error {
        case .unreadable: "an address such as https://example.com"
        case .scheme: "an address with https"
        case .insecure: "https, since http is for this machine only"
        case .surplus: "an address without user, query and fragment"
        case .ipv6: "a host's name or IPv4 address"
        }
      // What stands before an @ or behind a ? may be a secret.
      let shown = error == .surplus ? "such an address" : "'\(text)'"
      throw UsageError(
        "--\(option): expected \(expected), got \(shown)", command: command)
    }
  }

  func fault(_ option: String, expected: String, _ text: String) -> UsageError {
    UsageError("--\(option): expected \(expected), got '\(text)'", command: command)
  }
}
