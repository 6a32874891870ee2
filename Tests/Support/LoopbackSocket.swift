#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A TCP socket of 127.0.0.1, with the few calls that a ``LoopbackServer`` makes.
struct LoopbackSocket: Sendable {
  /// A system call that failed.
  struct Fault: Error {
    let call: String
    let code = errno
  }

  let descriptor: Int32

  /// Returns a socket that listens on a port of the system's choice, with a queue for visitors.
  static func listening(queue: Int32 = 256) throws(Fault) -> Self {
    let socket = try Self()
    guard
      withAddress(port: 0, { bind(socket.descriptor, $0, $1) }) == 0,
      listen(socket.descriptor, queue) == 0
    else {
      let fault = Fault(call: "bind, listen")
      socket.close()
      throw fault
    }
    return socket
  }

  /// Returns a socket that connects to a port, without waiting whether it comes to that.
  static func connecting(to port: UInt16) throws(Fault) -> Self {
    let socket = try Self()
    _ = fcntl(socket.descriptor, F_SETFL, O_NONBLOCK)
    _ = withAddress(port: port) { connect(socket.descriptor, $0, $1) }
    return socket
  }

  /// Connects to a port and hangs up at once.
  static func knock(_ port: UInt16) {
    guard let socket = try? Self() else { return }
    _ = withAddress(port: port) { connect(socket.descriptor, $0, $1) }
    socket.close()
  }

  private init() throws(Fault) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Fault(call: "socket") }
    self.init(descriptor: descriptor)
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  func port() throws(Fault) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    guard result == 0 else { throw Fault(call: "getsockname") }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Waits for a visitor; nothing once the socket is shut down.
  func accept() -> Self? {
    while true {
      #if canImport(Glibc)
        let visitor = Glibc.accept(descriptor, nil, nil)
      #elseif canImport(Musl)
        let visitor = Musl.accept(descriptor, nil, nil)
      #else
        let visitor = Darwin.accept(descriptor, nil, nil)
      #endif
      if visitor >= 0 { return Self(descriptor: visitor) }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Reads up to and with a blank line, or to the end; a client sends nothing behind it before it has
  /// its answer.
  func readHead() -> [UInt8] {
    var head: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 12)
    while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
      let count = recv(descriptor, &part, part.count, 0)
      guard count > 0 else { break }
      head += part[..<count]
    }
    return head
  }

  /// Sends bytes until they are out or the other side is gone, and returns whether they are out.
  func send(_ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
        #elseif canImport(Musl)
          Musl.send(descriptor, buffer.baseAddress, buffer.count, flags)
        #else
          Darwin.send(descriptor, buffer.baseAddress, buffer.count, flags)
        #endif
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Ends what waits on the socket; its number stays taken.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  private static func withAddress(
    port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
