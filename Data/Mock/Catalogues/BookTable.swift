/// Well-known books, one a line: title, authors, publisher, year of first publication, list price and
/// sale price in won, whether there is a cover.
enum BookTable {
  static let text = """
    Pride and Prejudice|Jane Austen|T. Egerton|1813|9800|8820|y
    """
}
