/// Everything that is wrong with a script and the files that it takes in.
public struct ScriptFaults: Error, Hashable, Sendable {
  /// The faults, in the order in which their lines are read; at least one.
  public let diagnostics: [Diagnostic]
}
