/// What a ``FakeServer`` answers.
package struct FakeAnswer: Hashable, Sendable {
  package var status: Int
  package var headers: [String: String]
  package var body: String

  package init(status: Int = 200, headers: [String: String] = [:], body: String) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates an answer in JSON.
  init(status: Int = 200, headers: [String: String] = [:], json: String) {
    let type = ["Content-Type": "application/json;charset=UTF-8"]
    self.init(status: status, headers: headers.merging(type) { own, _ in own }, body: json)
  }
}
