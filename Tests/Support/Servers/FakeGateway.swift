/// The gateway in front of both generations of K-MOOC: it answers with status 200 and in XML, whatever
/// was asked for.
enum FakeGateway {
  /// Returns what it says of a request that it does not let through.
  static func refusal(_ name: String, code: Int) -> FakeAnswer {
    FakeAnswer(
      headers: ["Content-Type": "text/xml"],
      body: """
        <OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>\
        <returnAuthMsg>\(name)</returnAuthMsg><returnReasonCode>\(code)</returnReasonCode>\
        </cmmMsgHeader></OpenAPI_ServiceResponse>
        """)
  }

  /// Returns the refusal of a request's key, or `nil` if the key is right.
  static func refusal(ofKey key: String?, insteadOf right: String) -> FakeAnswer? {
    switch key {
    case nil, ""?: refusal("SERVICE_KEY_IS_NULL", code: 20)
    case right?: nil
    default: refusal("SERVICE_KEY_IS_NOT_REGISTERED_ERROR", code: 30)
    }
  }
}
