/// The servers that ask for a key.
enum KeyKind {
  case kmooc, kakao

  var variable: String {
    switch self {
    case .kmooc: "KMOOC_SERVICE_KEY"
    case .kakao: "KAKAO_REST_API_KEY"
    }
  }

  /// Where a key is had.
  var page: String {
    switch self {
    case .kmooc: "https://www.data.go.kr"
    case .kakao: "https://developers.kakao.com"
    }
  }
}
