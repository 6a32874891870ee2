/// Well-known books, one a line: title, authors, publisher, year of first publication, list price and
/// sale price in won, whether there is a cover.
///
/// The prices are made up; titles, authors and publishers are not. A work older than print has the year
/// of an edition, and one that is named in translation the year in which that came out.
enum BookTable {
  static let text = """
    Pride and Prejudice|Jane Austen|T. Egerton|1813|9800|8820|y
    채식주의자|한강|창비|2007|12000|10800|y
    종의 기원|정유정|은행나무|2016|11900|10710|n
    살인자의 기억법|김영하|문학동네|2013|10000|9000|y
    Good Omens|Terry Pratchett; Neil Gaiman|Gollancz|1990|39700|35730|y
    Code Complete|Steve McConnell|Microsoft Press|1993|36800|33120|y
    젊은 날의 초상|이문열|민음사|1981|||y
    여수의 사랑|한강|문학과지성사|1995|17400|15660|y
    도가니|공지영|창비|2009|18100|16290|y
    하얼빈|김훈|문학동네|2022|16600|14940|y
    The Wealth of Nations|Adam Smith|W. Strahan and T. Cadell|1776|29700||y
    고래|천명관|문학동네|2004|13100||y
    The Double Helix|James D. Watson|Atheneum|1968|35100|31590|y
    감옥으로부터의 사색|신영복|햇빛출판사|1988|10900|9810|y
    Charlotte's Web|E. B. White|Harper & Brothers|1952|||n
    The Catcher in the Rye|J. D. Salinger|Little, Brown|1951|41400|37260|n
    The Selfish Gene|Richard Dawkins|Oxford University Press|1976|17200||y
    김약국의 딸들|박경리|을유문화사|1962|9500|8550|n
    흰|한강|난다|2016|18100|16290|y
    봉순이 언니|공지영|푸른숲|1998|15500|13950|n
    Harry Potter and the Deathly Hallows|J. K. Rowling|Bloomsbury|2007|41900|37710|y
    Silent Spring|Rachel Carson|Houghton Mifflin|1962|31700|28530|n
    The Adventures of Sherlock Holmes|Arthur Conan Doyle|George Newnes|1892|35600|32040|y
    Treasure Island|Robert Louis Stevenson|Cassell|1883|16900|15210|y
    Wuthering Heights|Emily Brontë|Thomas Cautley Newby|1847|36600|32940|y
    Working Effectively with Legacy Code|Michael Feathers|Prentice Hall|2004|35600|32040|y
    The Jungle Book|Rudyard Kipling|Macmillan|1894|38900||n
    바리데기|황석영|창비|2007|9200|8280|y
    남한산성|김훈|학고재|2007|17700|15930|y
    The Hobbit|J. R. R. Tolkien|George Allen & Unwin|1937|39700||n
    The Grand Design|Stephen Hawking; Leonard Mlodinow|Bantam Books|2010|21500||y
    사람의 아들|이문열|민음사|1979|10000|9000|y
    칼의 노래|김훈|생각의나무|2001|9300||y
    희랍어 시간|한강|문학동네|2011|9500|8550|y
    Neuromancer|William Gibson|Ace Books|1984|16600||y
    A Short History of Nearly Everything|Bill Bryson|Broadway Books|2003|28200||y
    A Brief History of Time|Stephen Hawking|Bantam Books|1988|15100||n
    Dracula|Bram Stoker|Archibald Constable|1897|29000||y
    Test-Driven Development: By Example|Kent Beck|Addison-Wesley|2002|32900|29610|n
    The C Programming Language|Brian W. Kernighan; Dennis M. Ritchie|Prentice Hall|1978|38300|34470|y
    무정|이광수|신문관|1918|9600|8640|y
    Foundation|Isaac Asimov|Gnome Press|1951|||y
    Jane Eyre|Charlotte Brontë|Smith, Elder & Co.|1847|10700||y
    춘향전||민음사|2004|17000|15300|n
    지구 끝의 온실|김초엽|자이언트북스|2021|15800|14220|y
    불편한 편의점|김호연|나무옆의자|2021|17700||y
    소년이 온다|한강|창비|2014|12100|10890|y
    님의 침묵|한용운|회동서관|1926|15200||y
    Design Patterns|Erich Gamma; Richard Helm; Ralph Johnson; John Vlissides|Addison-Wesley|1994|23300||y
    The Fellowship of the Ring|J. R. R. Tolkien|George Allen & Unwin|1954|9900||y
    나의 문화유산답사기|유홍준|창작과비평사|1993|14800||y
    The Left Hand of Darkness|Ursula K. Le Guin|Ace Books|1969|13300|11970|n
    And Then There Were None|Agatha Christie|Collins Crime Club|1939|35500|31950|y
    The Grapes of Wrath|John Steinbeck|Viking Press|1939|37200|33480|y
    피프티 피플|정세랑|창비|2016|10100|9090|y
    The Swift Programming Language|Apple Inc.|Apple Inc.|2014|36700|33030|y
    Mrs Dalloway|Virginia Woolf|Hogarth Press|1925|13100||y
    On the Origin of Species|Charles Darwin|John Murray|1859|34000|30600|y
    Clean Code|Robert C. Martin|Prentice Hall|2008|22700|20430|y
    밝은 밤|최은영|문학동네|2021|9900|8910|n
    그 많던 싱아는 누가 다 먹었을까|박완서|웅진출판|1992|12300|11070|y
    소설가 구보씨의 일일|박태원|문장사|1938|12000|10800|y
    나의 한국현대사|유시민|돌베개|2014|18300|16470|y
    완득이|김려령|창비|2008|11600|10440|y
    The C++ Programming Language|Bjarne Stroustrup|Addison-Wesley|1985|21600||y
    Cosmos|Carl Sagan|Random House|1980|33300||y
    사하맨션|조남주|민음사|2019|15300|13770|y
    육사시집|이육사|서울출판사|1946|13800||y
    Structure and Interpretation of Computer Programs|Harold Abelson; Gerald Jay Sussman; Julie Sussman|MIT Press|1985|13700|12330|y
    Harry Potter and the Chamber of Secrets|J. K. Rowling|Bloomsbury|1998|34300|30870|y
    한강|조정래|해냄|2001|17700||y
    몽실 언니|권정생|창작과비평사|1984|12600||y
    Types and Programming Languages|Benjamin C. Pierce|MIT Press|2002|12100|10890|y
    청록집|박목월; 조지훈; 박두진|을유문화사|1946|16800|15120|y
    The Rust Programming Language|Steve Klabnik; Carol Nichols|No Starch Press|2018|19900||n
    A Tale of a Tub|Jonathan Swift|John Nutt|1704|13700||y
    The Scarlet Letter|Nathaniel Hawthorne|Ticknor, Reed & Fields|1850|||y
    철도원 삼대|황석영|창비|2020|10800|9720|y
    Advanced Swift|Chris Eidhof; Ole Begemann; Florian Kugler|objc.io|2016|26700|24030|y
    The Wonderful Wizard of Oz|L. Frank Baum|George M. Hill|1900|22800||y
    The Feynman Lectures on Physics|Richard P. Feynman; Robert B. Leighton; Matthew Sands|Addison-Wesley|1963|25300|22770|y
    The Pragmatic Programmer|Andrew Hunt; David Thomas|Addison-Wesley|1999|41600|37440|y
    아버지에게 갔었어|신경숙|창비|2021|16200||y
    진달래꽃|김소월|매문사|1925|10700|9630|y
    살아있는 한국사 교과서|전국역사교사모임|휴머니스트|2002|9100|8190|y
    작별하지 않는다|한강|문학동네|2021|15100|13590|y
    The Cathedral and the Bazaar|Eric S. Raymond|O'Reilly Media|1999|12900|11610|y
    Animal Farm|George Orwell|Secker & Warburg|1945|34600||y
    화사집|서정주|남만서고|1941|12400|11160|y
    Nudge|Richard H. Thaler; Cass R. Sunstein|Yale University Press|2008|14800|13320|n
    The Go Programming Language|Alan A. A. Donovan; Brian W. Kernighan|Addison-Wesley|2015|20900|18810|n
    Slaughterhouse-Five|Kurt Vonnegut|Delacorte|1969|34800|31320|y
    Brave New World|Aldous Huxley|Chatto & Windus|1932|||y
    Steve Jobs|Walter Isaacson|Simon & Schuster|2011|36200|32580|y
    7년의 밤|정유정|은행나무|2011|12600|11340|n
    Alice's Adventures in Wonderland|Lewis Carroll|Macmillan|1865|33500|30150|y
    Guns, Germs, and Steel|Jared Diamond|W. W. Norton|1997|33600|30240|y
    시장과 전장|박경리|현암사|1964|14900|13410|y
    The Old Man and the Sea|Ernest Hemingway|Charles Scribner's Sons|1952|15800|14220|y
    The Lion, the Witch and the Wardrobe|C. S. Lewis|Geoffrey Bles|1950|37900||y
    Frankenstein|Mary Shelley|Lackington, Hughes, Harding, Mavor & Jones|1818|20000||y
    다시 찾는 우리역사|한영우|경세원|1997|||y
    Programming Pearls|Jon Bentley|Addison-Wesley|1986|14100|12690|y
    Domain-Driven Design|Eric Evans|Addison-Wesley|2003|34000|30600|y
    태백산맥|조정래|한길사|1986|9200|8280|y
    역사의 쓸모|최태성|다산초당|2019|12700|11430|y
    The War of the Worlds|H. G. Wells|William Heinemann|1898|33200||y
    The Unix Programming Environment|Brian W. Kernighan; Rob Pike|Prentice Hall|1984|13700|12330|y
    A Modest Proposal|Jonathan Swift|S. Harding|1729|35700|32130|y
    JavaScript: The Good Parts|Douglas Crockford|O'Reilly Media|2008|32800||y
    하늘과 바람과 별과 시|윤동주|정음사|1948|12400||y
    Emma|Jane Austen|John Murray|1815|29600||y
    Fahrenheit 451|Ray Bradbury|Ballantine Books|1953|20500||n
    28|정유정|은행나무|2013|11600|10440|y
    The Hound of the Baskervilles|Arthur Conan Doyle|George Newnes|1902|13600||n
    The Great Gatsby|F. Scott Fitzgerald|Charles Scribner's Sons|1925|39500|35550|y
    Effective Java|Joshua Bloch|Addison-Wesley|2001|14400|12960|y
    Dune|Frank Herbert|Chilton Books|1965|||n
    아몬드|손원평|창비|2017|15700|14130|y
    Great Expectations|Charles Dickens|Chapman & Hall|1861|23200|20880|n
    The Structure of Scientific Revolutions|Thomas S. Kuhn|University of Chicago Press|1962|28200||y
    백범일지|김구|국사원|1947|10600|9540|y
    서랍에 저녁을 넣어 두었다|한강|문학과지성사|2013|16700|15030|y
    거꾸로 읽는 세계사|유시민|푸른나무|1988|17000|15300|n
    Introduction to Algorithms|Thomas H. Cormen; Charles E. Leiserson; Ronald L. Rivest|MIT Press|1990|35800|32220|n
    Gulliver's Travels|Jonathan Swift|Benjamin Motte|1726|24100|21690|y
    외딴방|신경숙|문학동네|1995|10400|9360|y
    난장이가 쏘아올린 작은 공|조세희|문학과지성사|1978|||n
    A Christmas Carol|Charles Dickens|Chapman & Hall|1843|28400|25560|n
    광장|최인훈|정향사|1961|11900||y
    The Practice of Programming|Brian W. Kernighan; Rob Pike|Addison-Wesley|1999|35200|31680|y
    The Art of Computer Programming|Donald E. Knuth|Addison-Wesley|1968|34600||y
    The Elegant Universe|Brian Greene|W. W. Norton|1999|29900||y
    달러구트 꿈 백화점|이미예|팩토리나인|2020|9300||y
    A Farewell to Arms|Ernest Hemingway|Charles Scribner's Sons|1929|17900|16110|y
    Sense and Sensibility|Jane Austen|T. Egerton|1811|9900|8910|n
    Lord of the Flies|William Golding|Faber and Faber|1954|34900|31410|y
    The Hitchhiker's Guide to the Galaxy|Douglas Adams|Pan Books|1979|32800|29520|y
    Don't Make Me Think|Steve Krug|New Riders|2000|30500|27450|y
    풍금이 있던 자리|신경숙|문학과지성사|1993|||y
    소설 목민심서|황인경|삼진기획|1992|18300|16470|y
    Deep Learning|Ian Goodfellow; Yoshua Bengio; Aaron Courville|MIT Press|2016|17000|15300|y
    소설가의 일|김연수|문학동네|2014|||y
    강아지똥|권정생; 정승각|길벗어린이|1996|13400||y
    Moby-Dick|Herman Melville|Harper & Brothers|1851|29000|26100|y
    Nineteen Eighty-Four|George Orwell|Secker & Warburg|1949|25900|23310|y
    Of Mice and Men|John Steinbeck|Covici Friede|1937|15900||n
    쇼코의 미소|최은영|문학동네|2016|13200|11880|y
    Ulysses|James Joyce|Shakespeare and Company|1922|9800||n
    Beloved|Toni Morrison|Alfred A. Knopf|1987|26400||y
    To Kill a Mockingbird|Harper Lee|J. B. Lippincott|1960|27100|24390|y
    입 속의 검은 잎|기형도|문학과지성사|1989|14000|12600|y
    Designing Data-Intensive Applications|Martin Kleppmann|O'Reilly Media|2017|15900|14310|y
    Peopleware|Tom DeMarco; Timothy Lister|Dorset House|1987|||y
    여행의 이유|김영하|문학동네|2019|18100|16290|y
    The Handmaid's Tale|Margaret Atwood|McClelland and Stewart|1985|10400|9360|y
    Thinking, Fast and Slow|Daniel Kahneman|Farrar, Straus and Giroux|2011|24600|22140|y
    A Tale of Two Cities|Charles Dickens|Chapman & Hall|1859|22700|20430|y
    정지용 시집|정지용|시문학사|1935|13700|12330|n
    The Mythical Man-Month|Frederick P. Brooks Jr.|Addison-Wesley|1975|13100|11790|n
    Harry Potter and the Order of the Phoenix|J. K. Rowling|Bloomsbury|2003|29900||y
    개밥바라기별|황석영|문학동네|2008|13900|12510|y
    사슴|백석|선광인쇄주식회사|1936|16500|14850|y
    Beowulf||Th. E. Rangel|1815|13700|12330|y
    보건교사 안은영|정세랑|민음사|2015|13600|12240|y
    Harry Potter and the Prisoner of Azkaban|J. K. Rowling|Bloomsbury|1999|31700|28530|y
    영웅시대|이문열|민음사|1984|12500|11250|y
    Never Let Me Go|Kazuo Ishiguro|Faber and Faber|2005|12200|10980|y
    우리가 빛의 속도로 갈 수 없다면|김초엽|허블|2019|12500|11250|n
    Contact|Carl Sagan|Simon & Schuster|1985|15000|13500|y
    마당을 나온 암탉|황선미|사계절|2000|9600|8640|y
    82년생 김지영|조남주|민음사|2016|||n
    Song of Ariran|Nym Wales; Kim San|John Day|1941|24400|21960|y
    정글만리|조정래|해냄|2013|17100|15390|n
    국가란 무엇인가|유시민|돌베개|2011|10900||y
    Freakonomics|Steven D. Levitt; Stephen J. Dubner|William Morrow|2005|22500||y
    Why Nations Fail|Daron Acemoglu; James A. Robinson|Crown|2012|23400||y
    Artificial Intelligence: A Modern Approach|Stuart Russell; Peter Norvig|Prentice Hall|1995|32100||y
    Harry Potter and the Goblet of Fire|J. K. Rowling|Bloomsbury|2000|35900|32310|n
    Gödel, Escher, Bach|Douglas R. Hofstadter|Basic Books|1979|25900|23310|y
    Surely You're Joking, Mr. Feynman!|Richard P. Feynman; Ralph Leighton|W. W. Norton|1985|19500|17550|y
    Clean Architecture|Robert C. Martin|Prentice Hall|2017|||y
    Refactoring|Martin Fowler|Addison-Wesley|1999|31700|28530|y
    청춘의 독서|유시민|웅진지식하우스|2009|9300||y
    우리들의 행복한 시간|공지영|푸른숲|2005|17000|15300|y
    Harry Potter and the Philosopher's Stone|J. K. Rowling|Bloomsbury|1997|30200|27180|y
    빛의 제국|김영하|문학동네|2006|16000|14400|y
    Dubliners|James Joyce|Grant Richards|1914|||y
    Pachinko|Min Jin Lee|Grand Central Publishing|2017|20200|18180|n
    오래된 정원|황석영|창작과비평사|2000|18200||y
    소설 동의보감|이은성|창작과비평사|1990|10000|9000|n
    작별인사|김영하|복복서가|2022|9600||n
    Anne of Green Gables|L. M. Montgomery|L. C. Page|1908|30800|27720|y
    A Room of One's Own|Virginia Woolf|Hogarth Press|1929|32800|29520|y
    객지|황석영|창작과비평사|1974|16800||y
    아리랑|조정래|해냄|1994|10700|9630|y
    역사의 역사|유시민|돌베개|2018|17200||y
    The Little Prince|Antoine de Saint-Exupéry|Reynal & Hitchcock|1943|24400||y
    검은 꽃|김영하|문학동네|2003|||y
    Harry Potter and the Half-Blood Prince|J. K. Rowling|Bloomsbury|2005|12300|11070|n
    Walden|Henry David Thoreau|Ticknor and Fields|1854|37900|34110|y
    손님|황석영|창작과비평사|2001|10600|9540|n
    The Remains of the Day|Kazuo Ishiguro|Faber and Faber|1989|18500||y
    엄마를 부탁해|신경숙|창비|2008|15000||n
    나는 나를 파괴할 권리가 있다|김영하|문학동네|1996|14300||y
    Compilers: Principles, Techniques, and Tools|Alfred V. Aho; Ravi Sethi; Jeffrey D. Ullman|Addison-Wesley|1986|27300|24570|n
    The Time Machine|H. G. Wells|William Heinemann|1895|24200|21780|y
    사이보그가 되다|김초엽; 김원영|사계절|2021|12800||y
    저주토끼|정보라|아작|2017|12200|10980|y
    한글의 탄생|노마 히데키|돌베개|2011|15000|13500|y
    한글 이야기 1: 한글의 역사|홍윤표|태학사|2013|20000|18000|n
    한글 대표 선수 10+9|김슬옹; 김응|창비교육|2017|12000|10800|y
    한글학|김슬옹|경진출판|2023|||n
    """
}
