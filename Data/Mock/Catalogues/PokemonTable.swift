/// The first generation of Pokémon, one a line: number, name, types in slot order,
/// height in decimetres, weight in hectograms.
enum PokemonTable {
  static let text = """
    1|bulbasaur|grass poison|7|69
    2|ivysaur|grass poison|10|130
    3|venusaur|grass poison|20|1000
    4|charmander|fire|6|85
    5|charmeleon|fire|11|190
    6|charizard|fire flying|17|905
    7|squirtle|water|5|90
    8|wartortle|water|10|225
    9|blastoise|water|16|855
    10|caterpie|bug|3|29
    11|metapod|bug|7|99
    12|butterfree|bug flying|11|320
    13|weedle|bug poison|3|32
    14|kakuna|bug poison|6|100
    15|beedrill|bug poison|10|295
    16|pidgey|normal flying|3|18
    17|pidgeotto|normal flying|11|300
    18|pidgeot|normal flying|15|395
    19|rattata|normal|3|35
    20|raticate|normal|7|185
    21|spearow|normal flying|3|20
    22|fearow|normal flying|12|380
    23|ekans|poison|20|69
    24|arbok|poison|35|650
    25|pikachu|electric|4|60
    26|raichu|electric|8|300
    27|sandshrew|ground|6|120
    28|sandslash|ground|10|295
    29|nidoran-f|poison|4|70
    30|nidorina|poison|8|200
    31|nidoqueen|poison ground|13|600
    32|nidoran-m|poison|5|90
    33|nidorino|poison|9|195
    34|nidoking|poison ground|14|620
    35|clefairy|fairy|6|75
    36|clefable|fairy|13|400
    37|vulpix|fire|6|99
    38|ninetales|fire|11|199
    39|jigglypuff|normal fairy|5|55
    40|wigglytuff|normal fairy|10|120
    41|zubat|poison flying|8|75
    42|golbat|poison flying|16|550
    43|oddish|grass poison|5|54
    44|gloom|grass poison|8|86
    45|vileplume|grass poison|12|186
    46|paras|bug grass|3|54
    47|parasect|bug grass|10|295
    48|venonat|bug poison|10|300
    49|venomoth|bug poison|15|125
    50|diglett|ground|2|8
    51|dugtrio|ground|7|333
    52|meowth|normal|4|42
    53|persian|normal|10|320
    54|psyduck|water|8|196
    55|golduck|water|17|766
    56|mankey|fighting|5|280
    57|primeape|fighting|10|320
    58|growlithe|fire|7|190
    59|arcanine|fire|19|1550
    60|poliwag|water|6|124
    61|poliwhirl|water|10|200
    62|poliwrath|water fighting|13|540
    63|abra|psychic|9|195
    64|kadabra|psychic|13|565
    65|alakazam|psychic|15|480
    66|machop|fighting|8|195
    67|machoke|fighting|15|705
    68|machamp|fighting|16|1300
    69|bellsprout|grass poison|7|40
    70|weepinbell|grass poison|10|64
    71|victreebel|grass poison|17|155
    72|tentacool|water poison|9|455
    73|tentacruel|water poison|16|550
    74|geodude|rock ground|4|200
    75|graveler|rock ground|10|1050
    76|golem|rock ground|14|3000
    77|ponyta|fire|10|300
    78|rapidash|fire|17|950
    79|slowpoke|water psychic|12|360
    80|slowbro|water psychic|16|785
    81|magnemite|electric steel|3|60
    82|magneton|electric steel|10|600
    83|farfetchd|normal flying|8|150
    84|doduo|normal flying|14|392
    85|dodrio|normal flying|18|852
    86|seel|water|11|900
    87|dewgong|water ice|17|1200
    88|grimer|poison|9|300
    89|muk|poison|12|300
    90|shellder|water|3|40
    91|cloyster|water ice|15|1325
    92|gastly|ghost poison|13|1
    93|haunter|ghost poison|16|1
    94|gengar|ghost poison|15|405
    95|onix|rock ground|88|2100
    96|drowzee|psychic|10|324
    97|hypno|psychic|16|756
    98|krabby|water|4|65
    99|kingler|water|13|600
    100|voltorb|electric|5|104
    101|electrode|electric|12|666
    102|exeggcute|grass psychic|4|25
    103|exeggutor|grass psychic|20|1200
    104|cubone|ground|4|65
    105|marowak|ground|10|450
    106|hitmonlee|fighting|15|498
    107|hitmonchan|fighting|14|502
    108|lickitung|normal|12|655
    109|koffing|poison|6|10
    110|weezing|poison|12|95
    111|rhyhorn|ground rock|10|1150
    112|rhydon|ground rock|19|1200
    113|chansey|normal|11|346
    114|tangela|grass|10|350
    115|kangaskhan|normal|22|800
    116|horsea|water|4|80
    117|seadra|water|12|250
    118|goldeen|water|6|150
    119|seaking|water|13|390
    120|staryu|water|8|345
    121|starmie|water psychic|11|800
    122|mr-mime|psychic fairy|13|545
    123|scyther|bug flying|15|560
    124|jynx|ice psychic|14|406
    125|electabuzz|electric|11|300
    126|magmar|fire|13|445
    127|pinsir|bug|15|550
    128|tauros|normal|14|884
    129|magikarp|water|9|100
    130|gyarados|water flying|65|2350
    131|lapras|water ice|25|2200
    132|ditto|normal|3|40
    133|eevee|normal|3|65
    134|vaporeon|water|10|290
    135|jolteon|electric|8|245
    136|flareon|fire|9|250
    137|porygon|normal|8|365
    138|omanyte|rock water|4|75
    139|omastar|rock water|10|350
    140|kabuto|rock water|5|115
    141|kabutops|rock water|13|405
    142|aerodactyl|rock flying|18|590
    143|snorlax|normal|21|4600
    144|articuno|ice flying|17|554
    145|zapdos|electric flying|16|526
    146|moltres|fire flying|20|600
    147|dratini|dragon|18|33
    148|dragonair|dragon|40|165
    149|dragonite|dragon flying|22|2100
    150|mewtwo|psychic|20|1220
    151|mew|psychic|4|40
    """
}
