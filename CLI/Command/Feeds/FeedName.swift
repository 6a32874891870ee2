import EndlessData

/// The three feeds.
enum FeedName: String, CaseIterable {
  case lectures, pokemon, books

  /// The key that the live server of the feed asks for.
  var key: KeyKind? {
    switch self {
    case .lectures: .kmooc
    case .pokemon: nil
    case .books: .kakao
    }
  }

  var server: String {
    switch self {
    case .lectures: "K-MOOC, \(KMOOCv2Source.publicAddress)"
    case .pokemon: "PokéAPI, \(PokeAPISource.publicAddress)"
    case .books: "Kakao book search, \(KakaoBookSource.publicAddress)"
    }
  }

  var pageSizes: ClosedRange<Int> {
    switch self {
    case .lectures: KMOOCv2Source.pageSizes
    case .pokemon: PokeAPISource.pageSizes
    case .books: KakaoBookSource.pageSizes
    }
  }
}
