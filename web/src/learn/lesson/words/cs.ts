import type { enLesson } from './en.ts';

const COUNTS = ['', 'jedno', 'dvě', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět'];

const plural = (count: number, few: string, many: string): string => (count < 5 ? few : many);

/** Czech for lessons. */
export const csLesson: typeof enLesson = {
  pages: {
    idea: 'Myšlenka',
    together: 'Společně',
    alone: 'Na vlastní pěst',
    near: 'Skoro',
    nothing: 'Je tu něco?',
    hides: 'Kde se skrývá',
  },
  at: (page, of, name) => `${page} z ${of} · ${name}`,
  progress: (page, of) => `Strana ${page} z ${of}`,
  board: 'Deska lekce',
  keys: 'Číslice buňky',
  back: 'Zpět',
  next: 'Dál',
  tryThree: 'Zkusit tři',
  example: 'Příklad krok za krokem',
  how: 'Klepni, nebo tam dojdi šipkami a stiskni Enter.',
  howDigit: 'Klepni na číslici, nebo stiskni její klávesu.',
  found: (count, of) => `${count} z ${of}`,
  right: 'Správně',

  ask: {
    open: (where) => `Klepni na jedinou prázdnou buňku ${where}`,
    single: (where) => `Klepni na buňku s jediným kandidátem ${where}`,
    places: (count, digit, where) =>
      count === 1
        ? `Klepni na jediné místo pro ${digit} ${where}`
        : `Klepni na ${COUNTS[count]} ${plural(count, 'místa', 'míst')} pro ${digit} ${where}`,
    fins: (digit, where, across) => `Klepni na každou ${digit} ${where}, která není ${across}`,
    only: (count, digits, where) =>
      count === 1
        ? `Klepni na buňku, která může být jen ${digits}, ${where}`
        : `Klepni na ${COUNTS[count]} ${plural(count, 'buňky, které mohou', 'buněk, které mohou')} být jen ${digits}, ${where}`,
    crossing: (count, where, across) =>
      `Klepni na ${COUNTS[count]} ${plural(count, 'buňky, které jsou', 'buněk, které jsou')} ${where} a zároveň ${across}`,
    else: (count, digits) =>
      count === 1
        ? `Klepni na roh, který může být i něco jiného než ${digits}`
        : `Klepni na rohy, které mohou být i něco jiného než ${digits}`,
    odd: 'Klepni na jedinou buňku s více než dvěma kandidáty',
    place: (count, digit, where) =>
      count === 1
        ? `Klepni tam, kde musí být ${digit} ${where}`
        : `Klepni na ${COUNTS[count]} ${plural(count, 'místa, která zbývají', 'míst, která zbývají')} pro ${digit} ${where}`,
    digit: (cell) => `Klepni na to, čím musí být ${cell}`,
    bulb: 'Klepni na baňku podbarveného teploměru',
    circle: 'Klepni na kroužek podbarvené šipky',
    left: (count, house) =>
      count === 1
        ? `${house} bez klecí: klepni na buňku, která zbývá`
        : `${house} bez klecí: klepni na buňky, které zbývají uvnitř i venku`,
    struck: (digit) => `Klepni na podbarvené buňky, které ztratí ${digit}`,
  },
  supposeNot: (count, cells, digit) =>
    count === 1 ? `Předpokládej, že ${cells} není ${digit}.` : `Předpokládej, že ${digit} není v ${cells}.`,
  suppose: (cells, digit) => `Předpokládej, že ${cells} je ${digit}.`,
  gone: (count, cells, digit) =>
    count === 1 ? `Pak ${cells} nemůže být ${digit}.` : `Pak ${digit} není v ${cells}.`,

  faults: {
    filled: (cell) => `${cell} už je vyplněná`,
    outside: (cell, where) => `${cell} není ${where}`,
    inside: (cell, where) => `${cell} je ${where}`,
    cannot: (cell, digit) => `${cell} nemůže být ${digit}`,
    also: (cell, digits) => `${cell} může být i ${digits}`,
    limited: (cell, digits) => `${cell} může být jen ${digits}`,
    supposed: (cell, digit) => `Předpokládáme, že ${cell} není ${digit}`,
    elsewhere: (cell) => `Ptáme se na ${cell}`,
    apart: (cell) => `${cell} není podbarvená`,
    other: (cell) => `${cell} to není. Podívej se znovu`,
    without: (cell, digit) => `${cell} nemá ${digit}, kterou by ztratila`,
    stays: (cell, digit) => `${cell} může být pořád ${digit}`,
  },

  near: {
    ask: (name) => `${name}? Ne tak docela. Klepni na to, co vadí`,
    how: 'Jedna podmínka neplatí. Klepni na buňku, která ji porušuje.',
    place: (name, _house, where, digit, cell, count) =>
      `${name}? Ne tak docela: ${where} má ${digit} ${count === 3 ? 'třetí' : 'ještě jedno'} místo, ${cell}`,
    candidate: (name, cell, digit) => `${name}? Ne tak docela: ${cell} může být i ${digit}`,
    sight: (name, a, b) => `${name}? Ne tak docela: ${a} a ${b} se navzájem nevidí`,
    fine: (cell) => `${cell} je v pořádku. Podívej se znovu`,
    claim: (cell, digit) => `${cell} může být ${digit}. Klepni na podbarvenou buňku, která to umožňuje`,
    howFilling: 'Kdyby tam jedna značka zmizela, pravidlo by neplatilo.',
    filling: (cell, digit, other, otherDigit) =>
      `Protože ${cell} může být ${digit}, může být ${other} ${otherDigit}`,
  },

  ideas: {
    'full-house': [
      'V řádku, sloupci nebo bloku zbývá jediná prázdná buňka.',
      'Patří do ní jediná číslice, která chybí.',
      'Nejdřív se dívej na nejplnější řádky, sloupce a bloky.',
    ],
    'naked-single': [
      'Buňka vidí ve svém řádku, sloupci a bloku osm různých číslic.',
      'Zbývá pro ni jen devátá.',
      'Hledej tam, kde se kříží plný řádek, plný sloupec a plný blok.',
    ],
    'hidden-single': [
      'V řádku, sloupci nebo bloku má číslice jediné místo.',
      'Někde tam být musí, takže patří právě tam.',
      'Vezmi číslici, která už je na desce často, a podívej se na bloky, kde chybí.',
    ],
    pointing: [
      'V bloku může být číslice jen v jednom řádku nebo sloupci.',
      'Číslice té řady je tedy v tomto bloku a žádná jiná buňka řady jí být nemůže.',
      'Hledej bloky, kde číslici zbývají dvě nebo tři místa.',
    ],
    claiming: [
      'V řádku nebo sloupci může být číslice jen v jednom bloku.',
      'Číslice toho bloku je tedy v této řadě a žádná jiná buňka bloku jí být nemůže.',
      'Hledej řady, kde je číslice ve dvou blocích vyloučená.',
    ],
    'locked-subset': [
      'Dvě buňky v jednom bloku a jedné řadě mohou být jen tytéž dvě číslice, nebo tři buňky tytéž tři.',
      'Vyčerpají je v bloku i v řadě zároveň.',
      'Hledej v bloku sousedy se stejnými kandidáty.',
    ],
    'naked-subset': [
      'Několik buněk řádku, sloupce nebo bloku může být jen tolik číslic, kolik je buněk: u dvojice dvě, u trojice tři.',
      'Společně tyto číslice vyčerpají, takže žádná jiná buňka tam jimi být nemůže.',
      'Hledej buňky s málo kandidáty.',
    ],
    'hidden-subset': [
      'Několik číslic se v řádku, sloupci nebo bloku vejde jen do tolika buněk, kolik je číslic: u dvojice do dvou, u trojice do tří.',
      'Tyto buňky patří těmto číslicím a ničemu jinému.',
      'Hledej číslice s málo místy, ne buňky s málo kandidáty.',
    ],
    fish: [
      'Ve dvou řádcích může být číslice jen v týchž dvou sloupcích; mečoun má od každého tři, medúza čtyři.',
      'Každý z řádků číslici potřebuje, takže společně sloupce vyčerpají. Platí to i obráceně.',
      'Sleduj jednu číslici a hledej řady, kde má dvě nebo tři místa.',
    ],
    'finned-fish': [
      'Je to ryba s několika místy navíc. Těm se říká ploutve.',
      'Když žádná ploutev není tou číslicí, ryba platí. Když je, vyloučí, co vidí.',
      'Hledej u ploutví: co odpadá, vidí je všechny.',
    ],
    'two-links': [
      'Dvě řady nebo bloky mají pro číslici jen dvě místa a po jednom z nich se navzájem vidí.',
      'Ta dvě nemohou být obě tou číslicí, takže je to jeden ze vzdálených konců.',
      'Vezmi číslici s mnoha dvojicemi míst a hledej dvě, které se dotýkají.',
    ],
    'empty-rectangle': [
      'V bloku může být číslice jen v jednom řádku a jednom sloupci, které tvoří kříž.',
      'Dvojice míst mimo blok vede k jednomu rameni. Není-li číslice na jejím vzdáleném konci, je v druhém rameni.',
      'Hledej bloky, kde čtyři buňky do obdélníku tou číslicí být nemohou.',
    ],
    'w-wing': [
      'Dvě buňky mají tytéž dva kandidáty a spojuje je dvojice míst pro jednu z těch číslic.',
      'Nemohou být obě tou číslicí, takže aspoň jedna je tou druhou.',
      'Hledej stejné buňky, které se navzájem nevidí.',
    ],
    'xy-wing': [
      'Buňka se dvěma kandidáty vidí dvě další se dvěma kandidáty. Každá s ní má jednu číslici společnou a obě mají společnou třetí.',
      'Ať je první buňka kteroukoli z nich, jedna z ostatních je ta třetí.',
      'Hledej skupiny buněk se dvěma kandidáty.',
    ],
    'xyz-wing': [
      'Buňka se třemi kandidáty vidí dvě další, které mají po dvou z nich.',
      'Ať je první buňka čímkoli, jedna z těch tří je číslice, kterou mají všechny.',
      'Hledej v bloku první buňky: co tam odpadá, vidí všechny tři.',
    ],
    rectangle: [
      'Čtyři buňky ve dvou řádcích, dvou sloupcích a dvou blocích mají skoro jen tytéž dvě číslice.',
      'Kdyby měly jen je, mohly by se prohodit a sudoku by mělo dvě řešení.',
      'Hledej stejné dvojice kandidátů v rozích obdélníku.',
    ],
    'avoidable-rectangle': [
      'V rozích obdélníku jsou tvé dvě číslice, které by se mohly prohodit. Žádný roh není zadaný.',
      'Kdyby se obdélník doplnil, sudoku by mělo dvě řešení.',
      'Dívej se na své číslice, ne na zadané.',
    ],
    bug: [
      'Každá prázdná buňka má dva kandidáty, jen jedna má tři.',
      'Ze samých dvojic by nevyšlo právě jedno řešení. Buňka je tedy ta číslice, která je v jejím řádku potřetí.',
      'Hledej ji ke konci, když zbývají jen dvojice.',
    ],
    'remote-pair': [
      'Čtyři nebo víc buněk má tytéž dva kandidáty a každá vidí další.',
      'Obě číslice se střídají, takže první a poslední buňka se liší.',
      'Hledej stejnou dvojici kandidátů po celé desce.',
    ],
    colours: [
      'Kde má číslice v řadě nebo bloku jen dvě místa, jedno platí a druhé ne.',
      'Dvojice se společnou buňkou tvoří dvě barvy a jedna z barev platí celá.',
      'Vezmi číslici s mnoha dvojicemi míst a hledej buňky, které vidí obě barvy.',
    ],
    'multi-colours': [
      'Číslice má dvě skupiny dvojic a barva jedné vidí barvu druhé.',
      'Tyto dvě barvy nemohou platit obě, takže platí jedna z opačných.',
      'Hledej číslice, jejichž dvojice se všechny nespojí.',
    ],
    'x-chain': [
      'Řetězec sleduje jednu číslici od jedné dvojice míst ke druhé.',
      'Když jeden konec tou číslicí není, každý článek táhne další a druhý konec jí je.',
      'Začni u dvojice míst a hledej buňky, které vidí oba konce.',
    ],
    'xy-chain': [
      'Řetězec vede buňkami se dvěma kandidáty a každá má s další jednu číslici společnou.',
      'Když první buňka není svou krajní číslicí, musí jí být poslední.',
      'Hledej ho na deskách s mnoha buňkami o dvou kandidátech.',
    ],
    'continuous-loop': [
      'Řetězec se uzavře a platí oběma směry.',
      'Ze dvou kandidátů, kteří nemohou platit oba, tedy jeden platí.',
      'Projdi každý článek: jiní kandidáti, které vylučují oba jeho konce, odpadají.',
    ],
    'discontinuous-loop': [
      'Předpokládej, že kandidát platí, a sleduj, co z toho plyne.',
      'Když se řetězec vrátí a kandidáta vyloučí, neplatil.',
      'Začni tam, odkud plyne hodně: u dvojic míst a buněk se dvěma kandidáty.',
    ],
    chain: [
      'Řetězec mění v buňce číslici a v řadě nebo bloku buňku.',
      'Když jeden konec neplatí, platí druhý, takže vždy platí jeden z nich.',
      'Hledej dva konce se stejnou číslicí a buňky, které vidí oba.',
    ],
    'two-sets': [
      'Skoro uzamčená množina jsou buňky řady nebo bloku, které mají o jednu číslici víc, než je buněk.',
      'Dvě množiny sdílejí číslici, kterou může mít jen jedna, takže druhé zůstanou všechny ostatní.',
      'Hledej druhou společnou číslici: je v jedné z množin.',
    ],
    'set-chain': [
      'Několik skoro uzamčených množin tvoří řetězec. Každá sdílí s další číslici, kterou může mít jen jedna.',
      'Když první o číslici přijde, všechny další jsou uzamčené a má ji poslední.',
      'Hledej množiny z několika buněk, které se navzájem vidí.',
    ],
    'sue-de-coq': [
      'Kde řada kříží blok, mají buňky na dvojici nebo trojici příliš mnoho číslic.',
      'Spolu s několika buňkami řady a bloku je buněk právě tolik co číslic.',
      'Hledej křížení se čtyřmi nebo pěti číslicemi a dvojice poblíž.',
    ],
    'cage-combination': [
      'Číslice v kleci dávají součet, který je v jejím rohu, a žádná se neopakuje.',
      'Možných je tedy jen pár kombinací. Číslice, která není v žádné, zmizí z celé klece.',
      'Dívej se na velmi malé a velmi velké součty: 3, 4, 16 a 17 ve dvou buňkách, 6, 7, 23 a 24 ve třech.',
    ],
    'rule-of-45': [
      'Celý řádek, sloupec i blok dává 45, protože tolik dají čísla 1 až 9.',
      'Odečti klece, které v něm jsou. Rozdíl připadá na buňky, které zbývají nebo vyčnívají.',
      'Hledej řádek, sloupec nebo blok, který klece vyplní až na jednu nebo dvě buňky.',
    ],
    thermometer: [
      'Na teploměru číslice rostou od baňky ke špičce.',
      'Každá buňka proto musí nechat místo menším číslicím před sebou a větším za sebou.',
      'Dívej se na nejdelší teploměry a na ty, kde už nějaká číslice je.',
    ],
    'arrow-sum': [
      'Číslice na šipce dávají dohromady číslici v kroužku.',
      'Kroužek je nejméně tak velký jako nejmenší součet a všechny číslice šipky se do něj musí vejít.',
      'Dívej se na šipky se třemi a více buňkami: kroužek je velký, číslice malé.',
    ],
    'pair-rule': [
      'Bílá tečka spojuje po sobě jdoucí číslice, černá číslici a její dvojnásobek.',
      'Číslice zůstane, jen když pro ni buňka za tečkou má protějšek.',
      'Nejdřív se dívej na černé tečky: 5, 7 a 9 u nich nikdy nejsou. Pak na řetězy teček.',
    ],
    'whisper-line': [
      'Sousední číslice na zelené čáře se liší nejméně o 5.',
      'Proto na čáře nemůže být 5 a malé číslice se střídají s velkými.',
      'Dívej se na 4 a 6: 4 potřebuje po obou stranách 9, 6 potřebuje 1.',
    ],
  },
};
