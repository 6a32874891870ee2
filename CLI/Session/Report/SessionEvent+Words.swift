extension SessionEvent {
  /// The event's lines in the transcript, without the time and the margin before them.
  var textLines: [String] {
    let margin = max(8, time.scriptText.count) + 2
    // A mark at the text's start would make one letter with the margin's last blank.
    return lines.map { String($0.unicodeScalars.dropFirst(margin)) }
  }
}

extension SessionEvent.Kind {
  /// What kind of event it is, in a word that stays the same.
  var word: String {
    switch self {
    case .step: "step"
    case .sent: "sent"
    case .answered: "answered"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .details: "details"
    case .changed: "changed"
    case .snapshot: "snapshot"
    }
  }

  /// The number of the request that it is about.
  var request: Int? {
    switch self {
    case .sent(let number, _), .answered(let number, _), .failed(let number, _),
      .cancelled(let number):
      number
    case .step, .details, .changed, .snapshot: nil
    }
  }
}

extension RequestRecord.Outcome {
  /// How the request stands, in a word that stays the same.
  var word: String {
    switch self {
    case .pending: "pending"
    case .answered: "answered"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }
}
