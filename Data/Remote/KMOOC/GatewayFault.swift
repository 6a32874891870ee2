import EndlessDomain

/// What the gateway of data.go.kr has names and numbers for.
enum GatewayFault {
  case key, quota, rate, request, noData, server

  /// The names, without what may stand between their words; the first that fits counts.
  private static let names: [(name: String, fault: GatewayFault)] = [
    ("SERVICEKEYISNOTREGISTERED", .key), ("DEADLINEHASEXPIRED", .key), ("SERVICEKEYISNULL", .key),
    ("PERMISSIONDENIED", .key), ("SERVICEACCESSDENIED", .key), ("BLACKLISTIPACCESS", .key),
    ("UNREGISTEREDIP", .key), ("TEMPORARILYDISABLETHESERVICEKEY", .key), ("UNSIGNEDCALL", .key),
    ("LIMITEDNUMBEROFSERVICEREQUESTSPERSECOND", .rate),
    ("LIMITEDNUMBEROFSERVICEREQUESTSEXCEEDS", .quota),
    ("INVALIDREQUESTPARAMETER", .request), ("NOMANDATORYREQUESTPARAMETER", .request),
    ("NOOPENAPISERVICE", .request), ("NODATAERROR", .noData),
    ("APPLICATIONERROR", .server), ("HTTPERROR", .server), ("SERVICETIMEOUTERROR", .server),
  ]

  /// Reads a name, whatever its case, and with blanks or anything else in place of underscores.
  ///
  /// In a text that is no field of the gateway's own, the names that others use too (`HTTP error
  /// 404`) must be the whole of it.
  init?(naming words: String, inField isField: Bool = true) {
    let letters = words.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let match = Self.names.first { name, fault in
      fault == .server && !isField ? letters == name : letters.contains(name)
    }
    guard let match else { return nil }
    self = match.fault
  }

  /// Reads a number; those that have more than one meaning, and those of no known one, are none.
  init?(code: Int) {
    switch code {
    case 1, 4, 5: self = .server
    case 3: self = .noData
    case 10, 11, 12: self = .request
    case 20, 21, 29...33: self = .key
    case 22: self = .quota
    case 23: self = .rate
    default: return nil
    }
  }

  /// Returns the error, with the gateway's own words.
  func error(of response: HTTPResponse, words: String) -> FeedError {
    switch self {
    case .key: .unauthorized(words)
    case .quota: .quotaExceeded(words)
    case .rate: .rateLimited(retryAfter: response.retryAfter(), words: words)
    case .request: .invalidRequest(words)
    case .noData: .notFound
    // The status is the gateway's: it says nothing of the server behind it, which may well answer a
    // little later.
    case .server: .server(status: nil, retryAfter: response.retryAfter(), words: words)
    }
  }
}
