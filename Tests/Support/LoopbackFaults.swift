/// What a server may do to a client, besides answering.
extension LoopbackResponse {
  /// Creates this answer, begun after a time.
  package func delayed(by time: Duration) -> Self { Self(steps: [.pause(time)] + steps) }

  /// Creates this answer, sent some bytes at a time with a pause between.
  package func dripping(_ count: Int = 1, every time: Duration) -> Self {
    var slow: [LoopbackStep] = []
    for step in steps {
      guard case .send(let bytes) = step else {
        slow.append(step)
        continue
      }
      for start in stride(from: 0, to: bytes.count, by: max(1, count)) {
        if !slow.isEmpty { slow.append(.pause(time)) }
        slow.append(.send(Array(bytes[start..<min(start + max(1, count), bytes.count)])))
      }
    }
    return Self(steps: slow)
  }

  /// Creates an answer that never begins.
  package static var hanging: Self { Self(steps: [.hang]) }

  /// Creates an answer that stops after its head, which announces a body.
  package static func hangingAfterHead(length: Int = 100) -> Self {
    Self(steps: [.send(head(headers: ["Content-Length": "\(length)"])), .hang])
  }

  /// Creates an answer that stops in its body, of which more is announced.
  package static func hangingInBody(_ begin: String) -> Self { unfinished(begin, then: .hang) }

  /// Creates no answer but a reset.
  package static var reset: Self { Self(steps: [.reset]) }

  /// Creates an answer whose connection is reset in its body.
  ///
  /// The pause lets the client read what has come: a reset takes away what it has not.
  package static func resetInBody(_ begin: String, after time: Duration = .milliseconds(20)) -> Self
  {
    Self(steps: unfinished(begin, then: .pause(time)).steps + [.reset])
  }

  /// Creates an answer that announces a longer body than it has.
  package static func truncated(_ begin: String) -> Self { unfinished(begin, then: .close) }

  /// Creates an answer that announces a shorter body than it has.
  package static func tooLong(_ body: String, announced length: Int) -> Self {
    Self(headers: ["Content-Length": "\(length)"], body: body)
  }

  /// Creates no answer: the connection is closed without a byte.
  package static var empty: Self { Self(steps: [.close]) }

  /// Creates an answer that is no HTTP.
  package static var garbage: Self { Self(raw: "SSH-2.0-OpenSSH_9.6\r\n") }

  /// Creates an answer that ends with its connection: no length is announced.
  package static func unmeasured(_ body: String) -> Self {
    Self(steps: [.send(head() + Array(body.utf8))])
  }

  /// Creates an answer in chunks; where it is cut off, the last one, which ends it, is missing.
  package static func chunked(_ chunks: [String], isCutOff: Bool = false) -> Self {
    let parts = chunks.filter { !$0.isEmpty }.map { chunk in
      Array("\(String(chunk.utf8.count, radix: 16))\r\n\(chunk)\r\n".utf8)
    }
    let end = isCutOff ? [] : Array("0\r\n\r\n".utf8)
    return Self(
      steps: [.send(head(headers: ["Transfer-Encoding": "chunked"]) + parts.joined() + end)])
  }

  /// Creates an answer that calls itself packed and is not.
  package static func notGzip(_ body: String) -> Self {
    Self(headers: ["Content-Encoding": "gzip"], body: body)
  }

  /// Creates an answer whose body is small on the wire and never ends once it is unpacked.
  package static var gzipBomb: Self {
    Self(steps: [
      .send(head(headers: ["Content-Encoding": "gzip"]) + GzipBomb.begin),
      .sendForever(Array(repeatElement(GzipBomb.period, count: 80).joined()), every: pace),
    ])
  }

  /// Creates an answer whose body never ends.
  package static func endless(
    headers: [String: String] = [:], every pause: Duration = pace
  ) -> Self {
    let block = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 14)
    return Self(steps: [.send(head(headers: headers)), .sendForever(block, every: pause)])
  }

  /// As a network does: what the memory of one machine can send leaves a client no time to look up.
  package static let pace = Duration.milliseconds(1)

  private static func unfinished(_ begin: String, then step: LoopbackStep) -> Self {
    let length = "\(begin.utf8.count + 100)"
    return Self(steps: [
      .send(head(headers: ["Content-Length": length]) + Array(begin.utf8)), step,
    ])
  }
}
