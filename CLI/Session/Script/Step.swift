/// What one line of a script does; each is a method of ``Session`` too.
public enum Step: Hashable, Sendable {
  /// How far a scroll goes.
  public enum Distance: Hashable, Sendable {
    /// So many rows down; up where it is negative.
    case rows(Int)
    /// So many points down; up where it is negative.
    case points(Double)
    /// To the last row.
    case end
    /// To the first row.
    case top
  }

  /// Which request fails.
  public enum FaultTarget: Hashable, Sendable {
    /// The next one for a page that is sent.
    case next
    /// The next one for this page, counted from 1.
    case page(Int)
    /// The next one for the details of this row, counted from 1.
    case item(Int)
  }

  /// What a server answers past its end.
  public enum AfterEnd: String, CaseIterable, Hashable, Sendable {
    /// The last page again.
    case `repeat`
    /// The list from its beginning.
    case restart
    /// A page without rows that announces another one.
    case empty
    /// A failure.
    case fail
  }

  /// Makes the feed's list appear; with a query, searches at once.
  case open(SessionFeed, query: String? = nil)
  /// Makes the list go away; what it has in flight is cancelled.
  case close
  /// Moves the viewport; with a time, row by row.
  case scroll(Distance, over: Duration? = nil)
  /// Scrolls on, waiting for up to so many pages, until a row holds the text.
  case scrollTo(String, maxPages: Int)
  /// Submits a search.
  case search(String)
  /// Loads the list anew.
  case refresh
  /// Retries what failed; with a number, the details of that row, counted from 1.
  case retry(item: Int? = nil)
  /// Asks for further pages after too many brought nothing new.
  case goOn
  /// Cancels what is in flight.
  case cancel
  /// Lets requests fail.
  case fail(FaultTarget, SessionFault, times: Int = 1)
  /// Lets the next page take so long.
  case delayNext(Duration)
  /// Keeps the next page request without an answer.
  case holdNext
  /// Lets a held answer go, by its request's number; all of them where there is none.
  case release(Int? = nil)
  /// Puts so many new rows into the server's list, before the row with this number.
  case serverInsert(Int, at: Int)
  /// Takes so many rows out of the server's list, from the row with this number on.
  case serverRemove(Int, at: Int)
  /// Says what the server answers past its end.
  case serverAfterEnd(AfterEnd)
  /// Lets a page repeat the one before.
  case serverRepeat(page: Int)
  /// Lets a page be empty, with another one announced.
  case serverEmpty(page: Int)
  /// Lets time pass.
  case wait(Duration)
  /// Lets time pass, event by event, until a condition holds.
  case await(Condition, max: Duration = Step.patience)
  /// Lets time pass until nothing is pending.
  case settle(max: Duration = Step.patience)
  /// Checks a condition now.
  case expect(Condition)
  /// Puts the viewport as a person sees it into the transcript.
  case snapshot(String)

  /// How long `await` and `settle` wait where nothing else is said.
  public static let patience = Duration.seconds(10)
}
