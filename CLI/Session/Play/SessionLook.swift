import EndlessDomain
import EndlessPresentation

/// What a list shows, without its rows, in the words of the script language.
struct SessionLook: Hashable, Sendable {
  var state = "idle"
  var footer = "none"
  var items = 0
  var error = "none"
  var end = "none"
  var query = ""
  var total: Int?
  /// Whether the first page is on its way.
  var isLoadingFirst = false
  /// What a person reads below the rows; empty where nothing stands there.
  var footerText = ""

  init() {}

  init<Row>(_ state: FeedState<Row>) {
    items = state.rows.count
    total = state.total
    query = state.query?.text ?? ""
    end = state.end?.word ?? "none"
    self.state = Self.word(of: state)
    footer = state.footer.word
    footerText = state.footer.text
    if case .failed(let fault) = state.footer { error = fault.word }
    isLoadingFirst = state.first.isBusy
  }

  /// Whether a sign of progress stands below the rows.
  var showsSpinner: Bool { footer == "loading" || footer == "waiting" }

  private static func word<Row>(of state: FeedState<Row>) -> String {
    switch state.first {
    // An empty list stays empty until the response to a refresh arrives.
    case .loading(let load) where state.rows.isEmpty && state.end != nil && !load.repairsFailure:
      break
    case .loading, .waiting: return "loading"
    case .failed: return "failed"
    case .idle: break
    }
    if !state.rows.isEmpty { return "loaded" }
    // Without rows, what the next page does is all that there is to see.
    switch state.next {
    case .loading, .waiting: return "loading"
    case .failed: return "failed"
    case .idle: return state.end == nil ? "idle" : state.footer == .empty ? "empty" : "loaded"
    }
  }

  /// Says what is different from an earlier look; nothing where nothing a person sees is.
  func change(from old: SessionLook) -> String? {
    func part(_ name: String, _ old: String, _ new: String) -> String? {
      old == new ? nil : "\(name) \(old) → \(new)"
    }
    let parts = [
      part("query", "'\(old.query)'", "'\(query)'"),
      part("state", old.state, state),
      part("items", "\(old.items)", "\(items)"),
      part("footer", old.footerWithReason, footerWithReason),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The footer, with the error or the reason of the end behind it.
  var footerWithReason: String {
    switch footer {
    case "failed": "failed (\(error))"
    case "end": "end (\(end))"
    default: footer
    }
  }
}

extension EndReason {
  /// The word of the script language.
  var word: String {
    switch self {
    case .exhausted: "exhausted"
    case .short: "short"
    case .serverLimit: "server-limit"
    case .repeatedPage: "repeated-page"
    case .emptyPages: "empty-pages"
    }
  }
}

extension Footer {
  /// The word of the script language.
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .loading: "loading"
    case .waiting: "waiting"
    case .failed: "failed"
    case .end: "end"
    case .empty: "empty"
    }
  }

  fileprivate var text: String {
    switch self {
    case .none: ""
    case .loading: "Loading …"
    case .waiting(let time): "Trying again at \(time.scriptText) …"
    case .failed(let error): error.sentence(in: .english) + " [Retry]"
    case .end(let reason): reason.sentence(in: .english)
    case .empty: "Nothing was found."
    }
  }
}
