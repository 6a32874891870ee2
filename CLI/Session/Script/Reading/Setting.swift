import EndlessDomain
import EndlessMocks

/// One setting of a file.
enum Setting: Hashable, Sendable {
  case latency(Latency, seed: UInt64?)
  case detailLatency(Latency, seed: UInt64?)
  case pageSize(Int)
  case viewport(Int)
  case rowHeight(Double)
  case prefetch(PrefetchPolicy)
  case items(Int)
  case reports(SessionSettings.Reports)
  case retry(Bool)
  case strict(Bool)

  /// The word that sets it.
  var word: String {
    switch self {
    case .latency: "latency"
    case .detailLatency: "detail-latency"
    case .pageSize: "page-size"
    case .viewport: "viewport"
    case .rowHeight: "row-height"
    case .prefetch: "prefetch"
    case .items: "items"
    case .reports: "reports"
    case .retry: "retry"
    case .strict: "strict"
    }
  }

  /// Sets it.
  func apply(to settings: inout SessionSettings) {
    switch self {
    case .latency(let latency, let seed):
      settings.latency = latency
      if let seed { settings.latencySeed = seed }
    case .detailLatency(let latency, let seed):
      settings.detailLatency = latency
      if let seed { settings.detailLatencySeed = seed }
    case .pageSize(let count): settings.pageSize = count
    case .viewport(let rows): settings.viewport = rows
    case .rowHeight(let points): settings.rowHeight = points
    case .prefetch(let policy): settings.prefetch = policy
    case .items(let count): settings.items = count
    case .reports(let reports): settings.reports = reports
    case .retry(let retries): settings.retries = retries
    case .strict(let isStrict): settings.isStrict = isStrict
    }
  }
}
