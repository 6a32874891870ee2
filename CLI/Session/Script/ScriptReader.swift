/// Reads a script whole, with the files that it takes in, before anything of it is played.
public struct ScriptReader: Sendable {
  /// Why a file cannot be read.
  public struct ReadFault: Error, Hashable, Sendable {
    /// The reason in a few words, such as `no such file`.
    public let reason: String

    /// Creates a fault.
    public init(_ reason: String) { self.reason = reason }
  }

  /// Returns the bytes of a file, by its name.
  public typealias Bytes = @Sendable (_ file: String) throws(ReadFault) -> [UInt8]

  private let bytes: Bytes
  private let bytesTakenIn: Bytes

  /// Creates a reader that gets the bytes of files from a closure.
  public init(read: @escaping Bytes) {
    self.init(read: read, takingIn: read)
  }

  /// Creates a reader that gets the bytes of a script, and those of what it takes in, from closures.
  init(read: @escaping Bytes, takingIn: @escaping Bytes) {
    bytes = read
    bytesTakenIn = takingIn
  }

  /// Reads a script.
  ///
  /// The faults are all that were found, those of files that are taken in among them.
  public func read(_ file: String) -> Result<Script, ScriptFaults> {
    var assembly = ScriptAssembly { [bytes, bytesTakenIn] name throws(ReadFault) in
      try name == file ? bytes(name) : bytesTakenIn(name)
    }
    return assembly.script(of: file)
  }
}
