/// An ISBN that is made up from a number and has valid check digits.
struct SampleISBN {
  /// The ISBN of ten characters; the last may be `X`.
  let ten: String
  /// The ISBN of thirteen digits.
  let thirteen: String

  init(number: Int) {
    // Group 9999 is given to nobody, so no real book has this number.
    let body = [9, 9, 9, 9] + String(100_000 + number).dropFirst().compactMap(\.wholeNumberValue)
    let weighted = body.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
    let check = (11 - weighted % 11) % 11
    ten = body.map(String.init).joined() + (check == 10 ? "X" : String(check))

    let long = [9, 7, 8] + body
    let sum = long.enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? 1 : 3) * $1.element }
    thirteen = (long + [(10 - sum % 10) % 10]).map(String.init).joined()
  }
}
