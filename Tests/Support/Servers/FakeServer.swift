/// A small server of the project's own: it answers as the real one does, from what it was made with.
///
/// A plain value, so that a stub client and a ``LoopbackServer`` can both serve it.
package protocol FakeServer: Sendable {
  /// Returns the answer to a GET request, whose path and query are as they go over the wire, and whose
  /// headers are looked up by name, whatever its case.
  func answer(target: String, header: (String) -> String?) -> FakeAnswer
}

extension FakeServer {
  /// Answers over a connection.
  package func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    let answer = answer(target: request.target, header: request.header)
    return LoopbackResponse(status: answer.status, headers: answer.headers, body: answer.body)
  }
}
