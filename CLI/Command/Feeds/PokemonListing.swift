import EndlessDomain
import EndlessPresentation
import Foundation

extension FeedListing where Row == PokemonRow {
  static func pokemon(in language: Language) -> Self {
    let titles =
      language == .korean
      ? ["번호", "도감", "이름", "키", "몸무게", "타입"]
      : ["No", "Number", "Name", "Height", "Weight", "Types"]
    return FeedListing(
      columns: [
        Column(title: titles[0], width: 4...5, isNumber: true) { "\($1)" },
        Column(title: titles[1], width: 6...6) { row, _ in row.number },
        Column(title: titles[2], width: 10...26) { row, _ in row.name },
        Column(title: titles[3], width: 6...7, isNumber: true) { row, _ in row.height },
        Column(title: titles[4], width: 7...9, isNumber: true) { row, _ in row.weight },
        Column(title: titles[5], width: 10...40) { row, _ in
          row.fault.map { "! " + $0.sentence(in: language) } ?? row.types
        },
      ],
      record: { row, index in
        let details = row.loaded
        var record: [String: JSONValue] = [
          "id": .integer(row.id), "index": .integer(index), "name": .text(row.pokemon.name),
          "types": details.map { .texts($0.types) } ?? .null,
          "heightM": .tenths(details?.heightDecimetres),
          // 0 stands for a weight that the source does not know.
          "weightKg": .tenths(
            details.flatMap { $0.weightHectograms > 0 ? $0.weightHectograms : nil }),
          "imageURL": .text(orNull: details?.imageURL?.absoluteString ?? ""),
        ]
        if let fault = row.fault { record["error"] = .text(fault.sentence(in: language)) }
        return record
      },
      isReady: \.details.isSettled,
      wait: { if case .retrying(let end) = $0.details { end } else { nil } }, fault: \.fault)
  }
}
