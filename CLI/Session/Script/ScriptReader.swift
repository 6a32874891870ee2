/// Reads a script whole, with the files that it takes in, before anything of it is played.
public struct ScriptReader: Sendable {
  /// Why a file cannot be read.
  public struct ReadFault: Error, Hashable, Sendable {
    /// The reason in a few words, such as `no such file`.
    public let reason: String

    /// Creates a fault.
    public init(_ reason: String) { self.reason = reason }
  }

  private let bytes: @Sendable (String) throws(ReadFault) -> [UInt8]

  /// Creates a reader that gets the bytes of a file, by its name, from a closure.
  public init(read: @escaping @Sendable (_ file: String) throws(ReadFault) -> [UInt8]) {
    bytes = read
  }

  /// Reads a script.
  ///
  /// The faults are all that were found, those of files that are taken in among them.
  public func read(_ file: String) -> Result<Script, ScriptFaults> {
    var assembly = ScriptAssembly(bytes: bytes)
    return assembly.script(of: file)
  }
}
