import EndlessDomain
import Testing

/// One cell of the matrix: how a source crosses threads, and what becomes of a load.
struct Cell: Hashable, Sendable, CustomTestStringConvertible {
  /// How the code of a source runs.
  enum Kind: CaseIterable {
    /// On its caller's actor, above work that leaves it.
    case nonsending
    /// Off its caller's actor.
    case concurrent
    /// On an actor of its own.
    case actor
    /// On its caller's actor, resumed by a thread that belongs to no executor.
    case foreignThread
  }

  enum Outcome: CaseIterable {
    case success
    case failure
    /// The load fails with a transient error, waits, and is tried again.
    case retried
    /// The source throws `cancelled`, which nobody asked for.
    case cancelledBySource
    case taskCancelled
  }

  let kind: Kind
  let outcome: Outcome

  var testDescription: String { "\(kind) source, \(outcome)" }

  static let all = Kind.allCases.flatMap { kind in
    Outcome.allCases.map { Cell(kind: kind, outcome: $0) }
  }
}
