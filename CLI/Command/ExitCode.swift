import EndlessDomain

/// How the program ends; the numbers are those of `sysexits.h` and of shells.
enum ExitCode: Int32 {
  case success = 0
  /// An expectation or a transcript did not hold.
  case failed = 1
  case usage = 64
  /// A script cannot be read.
  case badScript = 65
  /// There is no script.
  case noScript = 66
  case unavailable = 69
  /// A session could not go on.
  case broken = 70
  case output = 74
  case tryLater = 75
  case keyRefused = 77
  case keyMissing = 78
  case interrupted = 130
  case terminated = 143

  /// Creates the code of a load that failed.
  init(_ error: FeedError) {
    switch error {
    case .unauthorized: self = .keyRefused
    case .rateLimited, .quotaExceeded: self = .tryLater
    case .offline, .timedOut, .notFound, .invalidRequest, .server, .malformed, .refused, .cancelled:
      self = .unavailable
    }
  }
}
