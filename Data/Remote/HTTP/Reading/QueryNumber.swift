import Foundation

/// Returns a number of an address's query, from 0, or nothing where there is none; the case of its
/// name does not matter.
func queryNumber(_ name: String, of address: String) -> Int? {
  URLComponents(string: address)?.queryItems?
    .first { $0.name.lowercased() == name }?
    .value.flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
}
