/// Well-known open courses, one a line: name, teachers, organization, summary, start, end,
/// whether there is a picture.
enum LectureTable {
  static let text = """
    CS50: Introduction to Computer Science|David J. Malan|Harvard University|A first course in thinking with algorithms and writing programs.|2012-10-15|2013-04-15|y
    경제학 들어가기|이준구|서울대학교|시장과 가격의 원리를 쉽게 풀어 주는 경제학 첫 강의.|2015-10-26|2016-02-07|y
    Justice|Michael J. Sandel|Harvard University|Old and new arguments about what is the right thing to do.|2013-03-12|2013-06-04|y
    Introduction to Algorithms|Erik Demaine, Srini Devadas|MIT OpenCourseWare|Sorting, hashing, graphs and dynamic programming, with proofs of their cost.|2011-09-08|2011-12-13|y
    운영체제|반효경|이화여자대학교|프로세스와 메모리, 파일 시스템의 원리를 차근차근 배운다.|2014-03-03|2014-06-20|y
    Linear Algebra|Gilbert Strang|MIT OpenCourseWare|Matrices seen through their columns, subspaces and eigenvalues.|2010-02-01|2010-05-13|y
    Machine Learning|Andrew Ng|Stanford University|Regression, neural networks and clustering for newcomers.|2011-10-10|2011-12-18|y
    Death|Shelly Kagan|Open Yale Courses|What dying is, and whether it is bad for the one who dies.|2007-01-16|2007-05-01|n
    우주의 이해|손영종|연세대학교|별과 은하, 우주의 역사를 살펴본다.|2015-10-26|2016-02-05|y
    Single Variable Calculus|David Jerison|MIT OpenCourseWare|Derivatives, integrals and series in one variable.|2006-09-06|2006-12-15|n
    인공지능 및 기계학습 개론|문일철|KAIST|확률과 통계로 이해하는 기계학습의 기초.|2015-10-26|2015-12-20|n
    Functional Programming Principles in Scala|Martin Odersky|EPFL|Programs built from functions and immutable values.|2012-09-18|2012-11-09|n
    Multivariable Calculus|Denis Auroux|MIT OpenCourseWare|Calculus in the plane and in space.|2007-09-05|2007-12-14|n
    모두를 위한 딥러닝|김성훈|홍콩과학기술대학교|수식이 낯선 사람도 따라갈 수 있는 딥러닝 입문.|2016-03-01||y
    Game Theory|Ben Polak|Open Yale Courses|Thinking strategically when others think too.|2007-09-05|2007-12-10|n
    Introduction to Artificial Intelligence|Sebastian Thrun, Peter Norvig|Stanford University|Search, probability, planning and robots in ten weeks.|2011-10-10|2011-12-18|n
    현대물리학과 인간사고의 변혁|김찬주|이화여자대학교|상대성이론과 양자역학이 바꾼 세계관을 이야기한다.|2015-10-26|2016-02-05|y
    Learning How to Learn|Barbara Oakley, Terrence Sejnowski|UC San Diego|Simple habits that help the brain take in hard subjects.|2014-08-01|2014-08-29|y
    지옥에서 온 Git|이고잉|생활코딩|버전 관리의 원리를 밑바닥부터 들여다본다.|2015-11-01||y
    Circuits and Electronics|Anant Agarwal, Gerald Jay Sussman, Piotr Mitros|MITx|The first MITx course, from resistors to amplifiers.|2012-03-05|2012-06-08|y
    Algorithms, Part I|Robert Sedgewick, Kevin Wayne|Princeton University|Union-find, sorting and search trees, written in Java.|2012-08-12|2012-09-24|y
    논어: 사람의 사이를 말하다|신정근|성균관대학교|논어를 통해 사람 사이의 길을 묻는다.|2015-10-26|2016-01-31|y
    Structure and Interpretation of Computer Programs|Hal Abelson, Gerald Jay Sussman|MIT OpenCourseWare|The classic lectures on abstraction in Lisp.|1986-07-01||n
    Introduction to Psychology|Paul Bloom|Open Yale Courses|A tour of how minds perceive, feel and go wrong.|2007-01-17|2007-05-02|y
    인공지능을 위한 선형대수|주재걸|네이버 커넥트재단|벡터와 행렬을 인공지능의 눈으로 배운다.|2018-03-05||y
    Financial Markets|Robert J. Shiller|Yale University|How banks, insurance and stock markets share risk.|2011-01-10|2011-04-27|y
    디지털 통신 시스템: 변복조와 전력 스펙트럼|조준호|POSTECH|디지털 변조 신호와 그 스펙트럼을 수학으로 분석한다.|2015-10-26|2016-02-07|y
    Cryptography I|Dan Boneh|Stanford University|Ciphers, integrity and key exchange, and how they break.|2012-03-12|2012-04-23|y
    Introduction to Databases|Jennifer Widom|Stanford University||2011-10-10|2011-12-12|y
    건축으로 읽는 사회문화사|임석재|이화여자대학교|건축물에 담긴 시대와 사회의 모습을 읽는다.|2015-10-26|2016-02-05|y
    Artificial Intelligence|Patrick Henry Winston|MIT OpenCourseWare|Ways of representing knowledge and reasoning with it.|2010-09-08|2010-12-10|n
    Programming for Everybody (Getting Started with Python)|Charles Severance|University of Michigan|Python from the very first line, without mathematics.|2014-04-07|2014-06-16|y
    죽음의 과학적 이해|유성호|서울대학교|법의학자가 들려주는 죽음과 삶의 이야기.|2019-03-04|2019-06-16|y
    Fundamentals of Physics|Ramamurti Shankar|Open Yale Courses|Mechanics, relativity, waves and heat from first principles.|2006-09-06|2006-12-11|n
    컴퓨터과학이 여는 세계|이광근|서울대학교|튜링에서 시작된 컴퓨터과학의 큰 생각들.|2017-03-02|2017-06-15|y
    The Science of Well-Being|Laurie Santos|Yale University|What research says makes people happier, with weekly exercises.|2018-03-12||y
    Statistical Learning|Trevor Hastie, Robert Tibshirani|Stanford University|Regression and classification with R, light on formulas.|2014-01-21|2014-03-21|y
    민법학 입문|명순구|고려대학교|일상의 사례로 배우는 민법의 기본 원리.|2015-10-26|2016-02-05|y
    Neural Networks for Machine Learning|Geoffrey Hinton|University of Toronto|Backpropagation, recurrent nets and deep belief nets.|2012-10-01|2012-12-03|y
    Developing Applications for iOS using SwiftUI|Paul Hegarty|Stanford University|Building iPhone and iPad apps with Swift and SwiftUI.|2020-04-07|2020-06-10|y
    컴퓨터네트워크|이석복|한양대학교|응용 계층에서 링크 계층까지 내려가며 배우는 네트워크.|2015-09-01|2015-12-18|y
    Quantum Physics I|Allan Adams|MIT OpenCourseWare|Superposition, wavefunctions and the hydrogen atom.|2013-02-05|2013-05-16|y
    선형대수학|이상구|성균관대학교|손으로 풀고 컴퓨터로 확인하는 선형대수.|2012-03-02|2012-06-15|y
    Think Again: How to Reason and Argue|Walter Sinnott-Armstrong, Ram Neta|Duke University|How to find, rebuild and weigh an argument.|2012-11-26|2013-02-18|y
    Mathematics for Computer Science|Tom Leighton, Marten van Dijk|MIT OpenCourseWare||2010-09-08|2010-12-10|n
    우주와 생명||서울대학교|우주의 시작에서 생명의 탄생까지.|2015-10-26|2016-02-07|y
    Model Thinking|Scott E. Page|University of Michigan|Many small models for making sense of a complex world.|2012-02-20|2012-04-29|y
    Introduction to Theory of Literature|Paul H. Fry|Open Yale Courses|The main schools of twentieth-century criticism.|2009-01-13|2009-04-30|y
    iOS 프로그래밍|야곰|네이버 부스트코스|스위프트로 아이폰 앱을 처음 만들어 본다.|2018-05-01||y
    Principles of Microeconomics|Jonathan Gruber|MIT OpenCourseWare|Supply, demand and the choices of people and firms.|2018-09-05|2018-12-12|n
    문학이란 무엇인가|정명교|연세대학교|문학의 뜻과 쓸모를 다시 묻는 강의.|2016-03-02|2016-06-17|y
    Learning From Data|Yaser S. Abu-Mostafa|Caltech|The theory behind learning machines, told as a story.|2012-04-03|2012-05-31|y
    The Challenges of Global Poverty|Abhijit Banerjee, Esther Duflo|MITx|What evidence says about the lives of the poor.|2013-02-12|2013-05-21|y
    영리한 프로그래밍을 위한 알고리즘 강좌|권오흠|부경대학교|순환과 정렬, 트리와 그래프를 코드와 함께 익힌다.|2016-09-01||n
    Human Behavioral Biology|Robert Sapolsky|Stanford University|Genes, hormones and brains behind what people do.|2010-03-29|2010-06-02|y
    R Programming|Roger D. Peng, Jeff Leek, Brian Caffo|Johns Hopkins University|Reading, shaping and exploring data in R.|2014-04-07|2014-05-05|y
    데이터 구조 및 분석|문일철|KAIST|리스트와 트리, 동적 계획법을 파이썬으로 구현한다.|2016-03-02|2016-06-17|n
    Modern & Contemporary American Poetry|Al Filreis|University of Pennsylvania|Close readings from Dickinson and Whitman onward.|2012-09-10|2012-11-19|n
    Science and Cooking: From Haute Cuisine to Soft Matter Science|Michael Brenner, David Weitz, Pia Sörensen|Harvard University|Physics and chemistry as they happen in a kitchen.|2013-10-08|2013-12-17|n
    Statistics 110: Probability|Joe Blitzstein|Harvard University|Counting, conditioning and random variables through stories.|2011-09-02|2011-12-02|y
    열린연단: 문화의 안과 밖||네이버문화재단|여러 학자가 이어 가는 공개 인문 강연.|2014-01-18|2014-12-27|y
    Practical Deep Learning for Coders|Jeremy Howard|fast.ai|Training working models first, theory afterwards.|||y
    Convolutional Neural Networks for Visual Recognition|Fei-Fei Li, Justin Johnson, Serena Yeung|Stanford University|Deep networks that see, from the ground up.|2017-04-04|2017-06-08|y
    위대한 수업, 그레이트 마인즈||EBS|세계의 석학이 자기 연구를 직접 이야기한다.|2021-08-30||y
    The Civil War and Reconstruction Era|David W. Blight|Open Yale Courses|Causes, course and aftermath of the American Civil War.|2008-01-15|2008-04-29|y
    컴퓨터의 이해||한국방송통신대학교|컴퓨터의 구조와 쓰임을 두루 살피는 교양 과목.|2020-03-01|2020-06-14|y
    Introduction to Linux|Jerry Cooperstein|The Linux Foundation|Finding one's way around a Linux system.|2014-08-01||y
    A Brief History of Humankind|Yuval Noah Harari|Hebrew University of Jerusalem|From apes with fire to a species with machines.|2013-08-11|2013-12-29|n
    인간행위와 사회구조|함인희|이화여자대학교|사회학의 눈으로 나와 사회를 다시 본다.|2016-03-02|2016-06-17|y
    Build a Modern Computer from First Principles: From Nand to Tetris|Shimon Schocken, Noam Nisan|Hebrew University of Jerusalem|A whole computer built from a single kind of gate.|||y
    Introduction to Solid State Chemistry|Donald R. Sadoway|MIT OpenCourseWare|How the make-up of matter decides its properties.|2010-09-08|2010-12-15|y
    논문으로 짚어보는 딥러닝의 맥|최성준|네이버 커넥트재단||2017-06-01||n
    Listening to Music|Craig Wright|Open Yale Courses|Learning to hear rhythm, harmony and form.|2008-09-04|2008-12-04|y
    모두를 위한 컴퓨터 과학|데이비드 J. 말란|네이버 부스트코스|하버드의 컴퓨터 과학 입문을 한국어 자막으로 듣는다.|2020-01-06||n
    Artificial Intelligence CS188.1x|Dan Klein, Pieter Abbeel|UC Berkeley|Search and decision making, played out with Pac-Man.|2012-09-24|2012-12-09|y
    Convex Optimization|Stephen Boyd|Stanford University||2014-01-21|2014-03-14|n
    철학의 이해||한국방송통신대학교|동서양 철학의 주요 물음을 소개한다.|2020-03-01|2020-06-14|y
    An Introduction to Interactive Programming in Python|Joe Warren, Scott Rixner, John Greiner, Stephen Wong|Rice University|Small browser games as a way into Python.|2012-10-15|2012-12-09|n
    Introduction to Biology: The Secret of Life|Eric Lander|MITx|Biochemistry, genetics and genomics in one story.|2013-03-05|2013-05-28|y
    서비스 디자인|김진우|연세대학교||2016-03-02|2016-06-17|y
    Dante in Translation|Giuseppe Mazzotta|Open Yale Courses||2008-09-03|2008-12-03|y
    밑바닥부터 시작하는 머신러닝 입문|최성철|가천대학교|라이브러리에 기대지 않고 머신러닝 알고리즘을 구현한다.|2017-09-01|2017-12-15|y
    The Science of Happiness|Dacher Keltner, Emiliana Simon-Thomas|UC Berkeley|Research on connection, kindness and gratitude.|2014-09-09|2014-11-18|y
    Natural Language Processing with Deep Learning|Christopher Manning|Stanford University|Word vectors, recurrent networks and attention.|2019-01-08|2019-03-14|y
    코딩야학|이고잉|생활코딩|함께 모여 코딩의 첫걸음을 떼는 온라인 수업.|2017-04-17|2017-05-01|y
    Introduction to Computer Science and Programming in Python|Ana Bell, Eric Grimson, John Guttag|MIT OpenCourseWare|Computation for students who have never programmed.|2016-09-07|2016-12-14|y
    The Ancient Greek Hero|Gregory Nagy|Harvard University|Heroes in epic, song and tragedy, read slowly.|2013-03-13|2013-06-26|n
    문명과 수학|김홍종|서울대학교|문명의 역사 속에서 수학이 한 일을 돌아본다.|||y
    Full Stack Open|Matti Luukkainen|University of Helsinki|React, Node.js and testing for modern web applications.|2019-03-15||y
    세계의 역사||한국방송통신대학교|지역과 시대를 가로지르는 세계사 개관.|2020-09-01|2020-12-13|y
    Introduction to Mathematical Thinking|Keith Devlin|Stanford University|From following recipes to thinking like a mathematician.|2012-09-17|2012-11-05|y
    Gamification|Kevin Werbach|University of Pennsylvania|Game design put to work outside games.|2012-08-27|2012-10-08|y
    인공지능을 위한 기초수학|이상구|성균관대학교|행렬, 미적분, 확률을 인공지능의 바탕으로 묶어 배운다.|2020-09-01|2020-12-18|y
    Roman Architecture|Diana E. E. Kleiner|Open Yale Courses|Temples, baths and houses of an empire.|2009-01-13|2009-04-23|y
    Supply Chain Management: A Learning Perspective|Bowon Kim|KAIST|Value and learning along the chain from supplier to customer.|||y
    파이썬 프로그래밍 기초||한국방송통신대학교|파이썬 문법과 간단한 문제 풀이를 익힌다.|2020-09-01|2020-12-13|y
    First Step Korean|Seung Hae Kang|Yonsei University|The alphabet and the first everyday phrases.|||y
    과학기술과 대중문화|홍성욱|서울대학교|영화와 소설 속 과학을 비판적으로 읽는다.|||y
    Quantum Mechanics and Quantum Computation|Umesh Vazirani|UC Berkeley|Qubits, gates and the algorithms they make possible.|2013-02-11|2013-04-01|y
    Elements of AI|Teemu Roos|University of Helsinki|What artificial intelligence is, for everyone.|2018-05-14||y
    모두를 위한 프로그래밍: 파이썬|찰스 세브란스|네이버 부스트코스|아무것도 모르는 사람을 위한 파이썬 수업.|2018-01-02||y
    Compilers|Alex Aiken|Stanford University|From source text to machine code in one project.|2012-04-23|2012-07-06|y
    Buddhism and Modern Psychology|Robert Wright|Princeton University||2014-03-26|2014-05-07|y
    동서양 고전의 이해||한국방송통신대학교|오래 읽힌 책들을 함께 펼쳐 본다.|2021-03-01|2021-06-13|y
    Introduction to Sociology|Mitchell Duneier|Princeton University|Seeing social life through classic studies.|2012-06-11|2012-07-30|y
    인간과 우주|윤성철|서울대학교|인간의 눈으로 바라본 우주의 기원과 역사.|||y
    CopyrightX|William Fisher|Harvard University|The law and theory of copyright in twelve weeks.|2013-01-28|2013-04-22|y
    Performance Engineering of Software Systems|Charles Leiserson, Julian Shun|MIT OpenCourseWare|Making programs fast, one measurement at a time.|2018-09-06|2018-12-11|y
    Introduction to TCP/IP|Jong-Moon Chung|Yonsei University|The protocols that carry the internet.|||n
    머신러닝을 위한 Python 워밍업|최성철|가천대학교||2018-01-02||y
    Programming Methodology|Mehran Sahami|Stanford University|Good programming style in Java, with Karel the Robot.|2007-09-26|2007-12-07|y
    Calculus: Single Variable|Robert Ghrist|University of Pennsylvania|Calculus that puts Taylor series first.|2013-01-07|2013-04-05|y
    파이토치로 시작하는 딥러닝 기초||네이버 커넥트재단|파이토치 실습으로 딥러닝의 기본을 다진다.|2020-03-02||n
    Code in Place|Chris Piech, Mehran Sahami|Stanford University|Python taught by a world of volunteer section leaders.|2020-04-13|2020-05-15|y
    Introduction to Ancient Greek History|Donald Kagan|Open Yale Courses|From the Bronze Age to the end of the classical city.|2007-09-06|2007-12-06|y
    한국사의 이해||한국방송통신대학교||2021-03-01|2021-06-13|y
    CS50's Introduction to Artificial Intelligence with Python|Brian Yu, David J. Malan|Harvard University|Search, inference and learning behind modern games and tools.|2020-03-01||y
    Internet History, Technology, and Security|Charles Severance|University of Michigan|How the internet came to be and how it works.|2012-07-23|2012-10-01|n
    WEB1 - HTML & Internet|이고잉|생활코딩|웹 페이지 하나를 만들어 인터넷에 올려 본다.|2017-11-01||y
    Introduction to Philosophy||University of Edinburgh|Short visits to the main areas of philosophy.|2013-01-28|2013-03-18|y
    대학영어||한국방송통신대학교||2021-09-01|2021-12-12|y
    Engineering Software as a Service|Armando Fox, David Patterson|UC Berkeley||2012-02-20|2012-03-31|y
    Introduction to Acoustics|Yang-Hann Kim|KAIST|How sound travels, reflects and fills a room.|||y
    공업수학 1||한양대학교|공학에 쓰이는 미분방정식과 라플라스 변환.|||y
    """
}
