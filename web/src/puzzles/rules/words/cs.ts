import { CS_RULE_NAMES } from 'pencilmark/explain/cs';
import {
  allowedPairs,
  housesAmong,
  inOrder,
  isReadOnward,
  listOr,
  named,
  type RuleWords,
  stepsOf,
} from '../rule-words.ts';
import { plural } from '../../levels/words/cs.ts';

const or = listOr('cs');

const HOUSES = {
  row: 'v řádku',
  column: 've sloupci',
  box: 'v bloku',
  region: 'v ohraničené oblasti',
  diagonal: 'na vyznačené diagonále',
  window: 've stínovaném okně',
  disjoint: 've skupině buněk na stejném místě svých bloků',
  extra: 've stínované zóně',
};

const NEIGHBOURS = {
  orthogonal: 'buňkách se společnou hranou',
  diagonal: 'buňkách, které se dotýkají jen rohem,',
  knight: 'buňkách vzdálených o skok jezdce',
};

const THIRDS =
  'Jde o třetiny číslic, například 1–3, 4–6 a 7–9; nejde-li je rozdělit rovným dílem, má jinou velikost prostřední třetina.';

const TIES = {
  none: 'Žádná dvě z těchto čísel nejsou stejná.',
  'only-unranked': 'Žádné jiné číslo se nerovná číslu, jehož pořadí je dáno.',
  any: 'Stejná čísla sdílejí první ze svých pořadí.',
};

/** Czech for the rules of puzzles. */
export const csRules: RuleWords = {
  title: 'Pravidla',
  card: {
    start: 'Začít',
    normal: 'Běžné sudoku',
    cages: 'Při hře vyber klec a uvidíš, které číslice se do ní vejdou.',
  },
  houses: (kinds, values) => {
    const names = housesAmong(kinds, HOUSES);
    if (names.length === 0) return `Do každé buňky patří číslice z rozsahu ${values}.`;
    return `Platí běžná pravidla sudoku: do každé buňky patří číslice z rozsahu ${values} a žádná se neopakuje ${nor(names)}.`;
  },
  names: CS_RULE_NAMES,
  texts: {
    'all-different': 'Ve stínované a obtažené oblasti se žádná číslice neopakuje.',
    'anti-knight': 'V buňkách vzdálených o skok jezdce jako v šachu jsou různé číslice.',
    'anti-king': 'V buňkách, které se dotýkají rohem, jsou různé číslice.',
    'anti-chess': ({ steps, values, cells }) => {
      const apart = or(steps.map(([rows, columns]) => `${rows} a ${columns}`));
      const only = values ? `, je-li to ${or(inOrder(values))}` : '';
      return `Ve dvou ${cells ? 'stínovaných ' : ''}buňkách, které od sebe v libovolném směru dělí posun ${apart}, není stejná číslice${only}.`;
    },
    taxicab: ({ distance }) =>
      `V buňkách, které jsou od sebe podél řádků a sloupců vzdáleny ${plural(distance, 'krok', 'kroky', 'kroků')}, jsou různé číslice.`,
    'anti-taxicab':
      'Dvě stejné číslice od sebe podél řádků a sloupců nikdy nejsou přesně tolik kroků, kolik číslice udává.',
    'no-difference': ({ differences, neighbours, except }) =>
      `Číslice ve dvou ${NEIGHBOURS[neighbours]} se nikdy neliší o ${or(inOrder(differences))}${exempt(except)}.`,
    'no-ratio': ({ ratios, neighbours, except }) =>
      `Z číslic ve dvou ${NEIGHBOURS[neighbours]} není žádná ${or(inOrder(ratios).map((ratio) => `${ratio}násobkem`))} druhé${exempt(except)}.`,
    'no-sum': ({ sums, neighbours, except }) =>
      `Číslice ve dvou ${NEIGHBOURS[neighbours]} nikdy nedávají součet ${or(inOrder(sums))}${exempt(except)}.`,
    'global-entropy': `Každý čtverec 2×2 obsahuje nízkou, střední a vysokou číslici. ${THIRDS}`,
    'global-modular':
      'Každý čtverec 2×2 obsahuje číslice všech tří zbytků po dělení 3: jednu jako 1, 4, 7, jednu jako 2, 5, 8 a jednu jako 3, 6, 9.',
    'dutch-flatmates':
      'Každá prostřední číslice (5 u 1–9) má přímo nad sebou nejnižší, nebo přímo pod sebou nejvyšší.',
    doppelganger:
      'Každý řádek, sloupec a blok obsahuje 0 a všechny ostatní číslice kromě jedné. Žádným dvěma řádkům, sloupcům ani blokům nechybí tatáž a řádku, sloupci a bloku každé 0 chybějí tři různé.',
    clone: 'Stínovaná oblast a její kopie obsahují buňku po buňce stejné číslice.',
    'same-digits': 'Obtažené oblasti se znakem ≡ obsahují stejné číslice, každou stejně často.',
    odd: 'Číslice na stínovaném kolečku je lichá.',
    even: 'Číslice na stínovaném čtverci je sudá. 0 je sudá.',
    minimum:
      'Stínovaná buňka s klínky mířícími dovnitř je menší než všechny buňky, s nimiž má společnou hranu. Sousední minima se neporovnávají.',
    maximum:
      'Stínovaná buňka s klínky mířícími ven je větší než všechny buňky, s nimiž má společnou hranu. Sousední maxima se neporovnávají.',
    'row-index':
      'Stínovaná buňka se znakem ↕ říká, ve kterém řádku jejího sloupce stojí číslo jejího vlastního řádku: 4 v řádku 2 znamená, že je tam v řádku 4 číslice 2.',
    'column-index':
      'Stínovaná buňka se znakem ↔ říká, ve kterém sloupci jejího řádku stojí číslo jejího vlastního sloupce: 4 ve sloupci 2 znamená, že je tam ve sloupci 4 číslice 2.',
    'box-index':
      'Stínovaná buňka se znakem □ říká, na kterém místě jejího bloku nebo oblasti stojí číslo jejího vlastního místa. Místa se počítají od 1 ve směru čtení.',
    'counting-circles': 'Číslice v kroužku říká, kolik kroužků tuto číslici obsahuje.',
    difference: 'Číslice spojené bílou tečkou se liší o číslo, které je v ní, nebo o 1, je-li tečka prázdná.',
    ratio:
      'Ze dvou číslic spojených černou tečkou je jedna tolikanásobkem druhé, kolik říká číslo v tečce, nebo dvojnásobkem, je-li tečka prázdná.',
    'pair-sum': 'Číslice spojené znakem X dávají součet 10, znakem V součet 5 a číslem toto číslo.',
    greater: 'Znak mezi dvěma buňkami ukazuje špičkou na menší číslici.',
    quadruple:
      'Číslice v malém kroužku, kde se stýkají čtyři buňky, jsou všechny v těchto buňkách, každá alespoň tolikrát, kolikrát je uvedena.',
    contain:
      'Čárkovaná klec se znakem ⊇ obsahuje uvedené číslice, každou alespoň tolikrát, kolikrát je uvedena.',
    'contain-exactly':
      'Čárkovaná klec se znakem = a číslicemi obsahuje každou z nich přesně tolikrát, kolikrát je uvedena. Ostatní číslice jsou volné.',
    'look-and-say':
      'Čárkovaná klec s nápisem 2×5 obsahuje přesně dvě pětky a podobně u jiných počtů a číslic. Neuvedené číslice jsou volné.',
    'count-distinct': 'Číslice v kroužku je počet různých číslic v čárkované kleci se znakem ≠.',
    'equality-cage':
      'V čárkované kleci jen se znakem = se žádná číslice neopakuje. Polovina je lichých a polovina sudých, polovina nízkých a polovina vysokých; číslice přesně uprostřed (5 u 1–9) v ní být nesmí.',
    thermometer: 'Na šedé čáře s baňkou číslice od baňky k druhému konci rostou.',
    'slow-thermometer':
      'Na šedé čáře s baňkou, tečkovaným středem a znakem ≤ číslice od baňky k druhému konci nikdy neklesají. Mohou zůstat stejné.',
    palindrome: 'Šedá čára s čárkovaným středem se z obou konců čte stejně.',
    renban: 'Fialová čára obsahuje po sobě jdoucí číslice v libovolném pořadí, žádnou dvakrát.',
    nabner:
      'Na oranžové čáře s čárkovaným středem nejsou žádné dvě číslice stejné ani po sobě jdoucí, ať jsou na ní kdekoli.',
    whisper: ({ difference }) => `Sousední číslice na zelené čáře se liší alespoň o ${difference}.`,
    between: 'Číslice na šedé čáře mezi dvěma kroužky leží ostře mezi oběma číslicemi v kroužcích.',
    lockout: ({ difference }) =>
      `Obě číslice v kosočtvercích tyrkysové čáry se liší alespoň o ${difference}. Každá číslice mezi nimi je menší než obě, nebo větší než obě.`,
    zipper:
      'Na růžové čáře mají každé dvě číslice stejně vzdálené od jejího středu stejný součet. Číslice v kroužku uprostřed je tento součet.',
    'region-sum': ({ outside }) =>
      `Hranice bloků nebo oblastí dělí modrou čáru na části se stejným součtem.${outside === 'left-out' ? ' Buňky, které v žádné z nich neleží, se přeskakují.' : ''}`,
    'sum-segments': ({ shape }) =>
      `Modrá čára s čárkovaným středem se dělí na úseky, z nichž každý dává součet za znakem Σ.${shape === 'loop' ? ' Čára je uzavřená: úsek může pokračovat z její poslední buňky do první.' : ''}`,
    entropic: `Každé tři po sobě jdoucí buňky oranžové čáry obsahují nízkou, střední a vysokou číslici, čára ze dvou buněk dvě z nich. ${THIRDS}`,
    modular: ({ modulus }) =>
      `Na tyrkysové čáře s čárkovaným středem obsahuje každá skupina po sobě jdoucích buněk v počtu ${modulus}, nebo celá kratší čára, číslice s různými zbytky po dělení ${modulus}.`,
    'double-arrow':
      'Jsou-li na tenké čáře s kroužkem na obou koncích mezi kroužky číslice, dávají stejný součet jako obě číslice v kroužcích.',
    'value-index':
      'Na růžové čáře s čárkovaným středem říká druhá buňka, kolik buněk za ní je znovu číslice z kroužku.',
    arrow: ({ circle }) =>
      `Číslice na šipce dávají součet, který je v jejím kroužku; mohou se opakovat. Více číslic v protáhlém kroužku tvoří desítkové číslo, čtené ${isReadOnward(circle) ? 'zleva doprava nebo shora dolů' : 'zprava doleva nebo zdola nahoru'}.`,
    cage: 'V čárkované kleci se žádná číslice neopakuje a jejich součet je číslo v jejím rohu, pokud tam je.',
    'cage-sums':
      'V čárkované kleci s více čísly se žádná číslice neopakuje a jejich součet je jedno z těchto čísel.',
    sum: 'Číslice v čárkované kleci se znakem Σ dávají její číslo; mohou se opakovat. Buňka se znakem × se počítá tolikrát, kolik říká číslo za ním.',
    'little-killer':
      'Číslo vedle desky se šipkou je součet číslic na diagonále, kterou šipka ukazuje. Mohou se opakovat.',
    'equal-sums': 'Obtažené oblasti se znakem Σ= mají všechny stejný součet.',
    rellik:
      'V čárkované kleci se znakem ≠ a číslem nedává toto číslo žádná číslice ani součet žádné skupiny číslic. Číslice se mohou opakovat.',
    lunchbox:
      'Na zelené čáře s čerchovaným středem se žádná číslice neopakuje. Ty mezi její nejnižší a nejvyšší číslicí dávají součet uvedený na čáře.',
    sandwich: ({ crusts }) =>
      `Číslo vedle desky se znakem S je součet číslic mezi nejnižší a nejvyšší číslicí ${crusts === 'line' ? 'svého řádku nebo sloupce' : 'desky (1 a 9 u 1–9)'}. Každá z těchto dvou je tam právě jednou.`,
    'x-sum': 'Číslo vedle desky se znakem X je součet prvních X číslic odtud, přičemž první z nich je X.',
    skyscraper:
      'Číslice jsou výšky budov. Číslo vedle desky se znakem ▲ říká, kolik jich je odtud vidět: každá zakrývá ty za sebou, které nejsou vyšší. 0 není vidět nikdy.',
    'hidden-skyscraper':
      'Číslice jsou výšky budov. Číslo vedle desky se znakem △ je první z nich, která je odtud skryta za alespoň stejně vysokou.',
    'numbered-room': 'Číslo vedle desky se znakem # je odtud v X-té buňce, kde X je číslice v první.',
    'full-rank': ({ ties }) =>
      `Všechny řádky a sloupce, čtené jako čísla v obou směrech, se řadí od nejmenšího, které má pořadí 1. Číslo vedle desky se znakem R je pořadí čísla, které tam začíná. ${TIES[ties]}`,
    'pair-relation': ({ pairs, between }) => {
      const { isEitherWay, list } = allowedPairs(pairs);
      const which = between === 'all' ? 'Každé dvě číslice' : 'Sousední číslice';
      const order = isEitherWay ? 'v libovolném pořadí' : 'v pořadí čáry od její první buňky';
      return `${which} na oranžové čáře s tečkovaným středem tvoří ${order} jednu z těchto dvojic: ${list}.`;
    },
    automaton: ({ start, accept, arcs }) =>
      `Čteny od kroužku vedou číslice na fialové čáře s tečkovaným středem ze stavu ${or(inOrder(start))} do stavu ${or(inOrder(accept))}. Každá udělá jeden krok: ${stepsOf(arcs) ?? `jeden z ${arcs.length}, na výčet je jich příliš mnoho`}.`,
    pattern: ({ expression }) =>
      `Čteny od kroužku odpovídají číslice na modré čáře s tečkovaným středem jako celek regulárnímu výrazu ${expression}. 10, 11 … se píší A, B …`,
    'any-of': 'Platí alespoň jedna z možností. Jejich buňky jsou stínované, obtažené a mají znak ∨.',
    'all-of': 'Všechna tato pravidla platí zároveň.',
  },
  combinations: {
    title: (name, possible) => `${name}: počet kombinací ${possible}`,
    refused: 'vyloučeno:',
    label: 'Vybraná klec',
    inCells: (cells) => `${cells < 5 ? 've' : 'v'} ${cells} buňkách`,
    cross: (digits) => `Škrtnout ${digits}`,
  },
  alternative: (ordinal) => `Možnost ${ordinal}`,
  cell: {
    inSet: (name, size, value) => `${named(name, value)}, ${plural(size, 'buňka', 'buňky', 'buněk')}`,
    onLine: (name, position, length, value) => `${named(name, value)}, buňka ${position} z ${length}`,
    withCell: (name, other, value) => `${named(name, value)} s ${other}`,
    inFog: 'v mlze',
    inCircle: (name) => `${name}, v kroužku`,
    greaterThan: (other) => `větší než ${other}`,
    lessThan: (other) => `menší než ${other}`,
  },
};

/** A list after a negation. */
function nor(names: readonly string[]): string {
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} ani ${names[names.length - 1]}`;
}

function exempt(pairs: readonly unknown[] = []): string {
  return pairs.length === 0
    ? ''
    : '; výjimkou jsou dvojice, které sudoku vyjímá, obvykle znakem mezi buňkami';
}
