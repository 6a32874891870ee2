/// The steps of the script language as methods; each tells the line that called it, by which the
/// transcript and the failures name it.
extension Session {
  /// Makes the list come into sight.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func open(file: String = #fileID, line: Int = #line) throws(SessionFailure) {
    try perform(.open(.lectures), as: "open", file: file, line: line)
  }

  /// Makes the list go out of sight: what it had under way is given up.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func close(file: String = #fileID, line: Int = #line) throws(SessionFailure) {
    try perform(.close, file: file, line: line)
  }

  /// Moves the viewport by so many rows, up where the number is negative.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func scroll(_ rows: Int, file: String = #fileID, line: Int = #line) throws(SessionFailure)
  {
    try perform(.scroll(.rows(rows)), file: file, line: line)
  }

  /// Moves the viewport by so many rows, row by row in virtual time.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func scroll(_ rows: Int, over time: Duration, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.scroll(.rows(rows), over: time), file: file, line: line)
  }

  /// Moves the viewport by points, to the end or to the top.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func scroll(_ distance: Step.Distance, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.scroll(distance), file: file, line: line)
  }

  /// Scrolls on, waiting for pages, until a row holds a text in one of its fields.
  ///
  /// - Throws: a ``SessionFailure`` where none does within so many more pages.
  public func scrollTo(
    _ text: String, maxPages: Int = 10, file: String = #fileID, line: Int = #line
  )
    throws(SessionFailure)
  {
    try perform(.scrollTo(text, maxPages: maxPages), file: file, line: line)
  }

  /// Submits a search.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func search(_ text: String, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.search(text), file: file, line: line)
  }

  /// Loads the list anew.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func refresh(file: String = #fileID, line: Int = #line) throws(SessionFailure) {
    try perform(.refresh, file: file, line: line)
  }

  /// Loads again what failed.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func retry(file: String = #fileID, line: Int = #line) throws(SessionFailure) {
    try perform(.retry(), file: file, line: line)
  }

  /// Asks for further pages after too many brought nothing new.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func goOn(file: String = #fileID, line: Int = #line) throws(SessionFailure) {
    try perform(.goOn, file: file, line: line)
  }

  /// Cancels what is in flight.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func cancel(file: String = #fileID, line: Int = #line) throws(SessionFailure) {
    try perform(.cancel, file: file, line: line)
  }

  /// Lets requests to come fail.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func fail(
    _ target: Step.FaultTarget, _ fault: SessionFault, times: Int = 1, file: String = #fileID,
    line: Int = #line
  ) throws(SessionFailure) {
    try perform(.fail(target, fault, times: times), file: file, line: line)
  }

  /// Lets the next page take so long.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func delayNext(_ time: Duration, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.delayNext(time), file: file, line: line)
  }

  /// Keeps the next page without an answer until it is released.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func holdNext(file: String = #fileID, line: Int = #line) throws(SessionFailure) {
    try perform(.holdNext, file: file, line: line)
  }

  /// Lets a held answer go, by its request's number, or all of them; of a request that was given up
  /// nothing comes.
  ///
  /// - Throws: a ``SessionFailure`` where none is held.
  public func release(_ number: Int? = nil, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.release(number), file: file, line: line)
  }

  /// Lets virtual time pass.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func wait(_ time: Duration, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.wait(time), file: file, line: line)
  }

  /// Lets time pass, event by event, until a condition holds.
  ///
  /// - Throws: a ``SessionFailure`` where it does not in time; at once where nothing is pending.
  public func await(
    _ condition: Condition, max: Duration = Step.patience, file: String = #fileID, line: Int = #line
  )
    throws(SessionFailure)
  {
    try perform(.await(condition, max: max), file: file, line: line)
  }

  /// Lets time pass until nothing is pending.
  ///
  /// - Throws: a ``SessionFailure`` where something still is after `max`.
  public func settle(max: Duration = Step.patience, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.settle(max: max), file: file, line: line)
  }

  /// Checks a condition now; never waits.
  ///
  /// - Throws: a ``SessionFailure`` where it does not hold.
  public func expect(_ condition: Condition, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.expect(condition), file: file, line: line)
  }

  /// Puts the viewport as a person sees it into the transcript.
  ///
  /// - Throws: a ``SessionFailure`` where the session cannot go on.
  public func snapshot(_ name: String, file: String = #fileID, line: Int = #line)
    throws(SessionFailure)
  {
    try perform(.snapshot(name), file: file, line: line)
  }

  /// Ends the session.
  ///
  /// - Throws: a ``SessionFailure`` where requests are still in flight, faults were never used,
  ///   answers are still held, or, in a strict session, something came that nobody expected.
  public func finish(file: String = #fileID) throws(SessionFailure) {
    var failures = world.leftOver
    guard !failures.isEmpty else { return }
    for place in failures.indices { failures[place].file = file }
    var first = failures.removeFirst()
    first.others = failures
    throw first
  }
}
