import Testing

/// What every source of pages must do; ``PageContract`` checks it.
package enum PageDemand: CaseIterable, Sendable, CustomTestStringConvertible {
  case walk, repetition, independence, foreignKeys, farKeys, concurrency, cancelling, query, limits

  package var testDescription: String {
    switch self {
    case .walk: "following the keys brings every id once, in order, and ends"
    case .repetition: "the same request brings the same page"
    case .independence: "a request out of order brings its own page"
    case .foreignKeys: "a key of another kind is refused without a request"
    case .farKeys: "a key past the end brings an empty last page or an error"
    case .concurrency: "requests at the same time do not mix"
    case .cancelling: "a cancelled task gets the error .cancelled"
    case .query: "another query has other results"
    case .limits: "pages of different sizes bring every id once, in order"
    }
  }
}
