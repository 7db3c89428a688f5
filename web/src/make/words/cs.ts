import type { enMake } from './en.ts';
import { LEVELS, plural, STEP_LEVELS } from '../../puzzles/levels/words/cs.ts';

const grouped = (count: number): string => count.toLocaleString('cs');
const givens = (count: number): string =>
  plural(count, 'zadaná číslice', 'zadané číslice', 'zadaných číslic');

/** Czech for the page on which puzzles are made. */
export const csMake: typeof enMake = {
  title: 'Tvorba sudoku',
  tabsLabel: 'Způsoby, jak vytvořit sudoku',
  tabs: {
    new: 'Nové sudoku',
    drop: 'Vyprázdnit buňky',
    permute: 'Přeházet',
    mask: 'Namalovat masku',
    set: 'Sestavit',
  },
  leads: {
    new: 'S právě jedním řešením a tak těžké, jak si přeješ.',
    drop: 'Jednoduchý způsob: plná mřížka, ze které se náhodně vyprazdňují buňky. Uvidíš, kdy se objeví druhé řešení.',
    permute: 'Jiný vzhled, totéž sudoku: převlek prozradí jeho kanonický tvar.',
    mask: 'Namaluj, kde mají být zadané číslice; pak se hledají takové, které nechají jediné řešení.',
    set: 'Zadávejte číslice, kreslete pravidla nebo vložte sudoku v jakémkoli formátu a hned uvidíte, co z toho je.',
  },

  board: {
    label: 'Deska',
    kind: 'Druh',
    kinds: {
      classic: 'Obvyklé bloky',
      x: 'X: i diagonály',
      windoku: 'Windoku',
      disjoint: 'Oddělené skupiny',
      latin: 'Latinské: bez bloků',
      twodoku: 'Twodoku',
      butterfly: 'Motýl',
      flower: 'Květina',
      gattai3: 'Gattai-3',
      samurai: 'Samuraj',
      sohei: 'Sohei',
      windmill: 'Větrník',
      tinysamurai: 'Malý samuraj',
      jigsaw: 'Jigsaw',
    },
    size: 'Velikost',
    sizeName: (size) => `${size}×${size}`,
    box: 'Bloky',
    boxName: (name) => name.replace('x', '×'),
    symbols: 'Znaky',
    symbolKinds: { digits: 'Číslice', letters: 'Písmena', own: 'Vlastní' },
    own: (size) => `Tvé znaky (${size}), od prvního do posledního`,
    regions: 'Oblasti podle semínka',
    otherRegions: 'Jiné oblasti',
    wrong: (message) => `Taková deska není možná: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Obtížnost',
    names: {
      any: 'Jakákoli',
      ...LEVELS,
      singles: 'Stačí single',
      technique: 'Technika …',
      rating: 'Hodnocení Sudoku Explainer …',
    },
    rating: { from: 'Od ER', to: 'Do ER' },
  },
  technique: {
    label: 'Technika, kterou cesta musí použít, a žádná nad ní',
    search: 'Hledat techniky',
    levels: STEP_LEVELS,
    none: 'Tak se žádná technika nejmenuje.',
    chosen: (name) => `Vybráno: ${name}`,
  },
  rules: {
    label: 'Pravidla',
    names: {
      killer: 'Killer',
      kropki: 'Kropki (všechny tečky zadány)',
      xv: 'XV (všechny značky zadány)',
      'odd-even': 'Sudé a liché',
      'minimum-maximum': 'Minimum a maximum',
      'non-consecutive': 'Bez sousedních čísel',
    },
  },
  symmetry: {
    label: 'Souměrnost zadaných číslic',
    names: {
      none: 'Žádná',
      'rotation-180': 'Půlotočení',
      'rotation-90': 'Čtvrtotočení',
      horizontal: 'Vlevo a vpravo',
      vertical: 'Nahoře a dole',
      both: 'Vlevo a vpravo, nahoře a dole',
      diagonal: 'Jedna diagonála',
      'anti-diagonal': 'Druhá diagonála',
      'both-diagonals': 'Obě diagonály',
      full: 'Všemi způsoby',
    },
  },
  dig: {
    label: 'Zadané číslice',
    names: {
      usual: 'Jak je zvykem',
      minimal: 'Minimální: žádná není navíc',
      comfortable: 'Pohodlné: o něco víc',
      givens: 'Tolik …',
    },
    count: 'Kolik zadaných číslic',
  },
  seed: { label: 'Semínko', fresh: 'Nové semínko', index: 'Kolikáté ze semínka' },

  working: 'Pracuje se',
  go: 'Vytvořit',
  stop: 'Zrušit',
  another: 'Další',
  play: 'Hrát',
  starting: 'Začíná se …',
  searching: (attempts) => `Pokusů: ${grouped(attempts)}, zatím žádný přijatý`,
  stopped: 'Zastaveno.',
  failed: (message) => `Nepodařilo se: ${message}`,
  missed: {
    attempts: (attempts) =>
      `Žádný z ${grouped(attempts)} pokusů nesplnil tato přání. To nedokazuje, že žádné takové není: může stačit jiné semínko nebo méně přání.`,
    grid: () => 'Tato deska nemá žádnou plnou mřížku, takže ani žádné sudoku. Vyber jiné oblasti.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Vytvořeno napoprvé.' : `Vytvořeno: přijat pokus ${grouped(attempts)}.`,
  idle: 'Vyber, co chceš, a nech ho vytvořit: tvé sudoku se objeví tady.',

  result: {
    label: 'Sudoku',
    picture: (name, count) => `Deska sudoku, ${name}, ${givens(count)}`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Vlastní sudoku · ${board}`,
    givens: 'Zadaných',
    level: 'Stupeň',
    score: 'Skóre',
    minimal: 'Minimální',
    minimals: {
      each: 'Žádná číslice není navíc',
      group: 'Žádná souměrná skupina není navíc',
      no: 'Nedokázáno',
    },
    stuck: 'Tam logika uvázla.',
    techniques: 'Techniky',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Hodnotí se …',
    unrated: 'Nehodnoceno: logika trvala příliš dlouho',
    path: 'Každý krok cesty',
  },

  keep: {
    label: 'Uchovat ve sbírce',
    added: 'Uchováno ve sbírce.',
    there: 'Už je ve sbírce.',
  },

  copy: {
    label: 'Kopírovat jako text',
    format: 'Formát textu',
    copy: 'Kopírovat',
    copied: 'Zkopírováno.',
    notCopied: 'Prohlížeč tu kopírování nedovolí; text vyberte a zkopírujte.',
    text: 'Sudoku jako text',
    formats: {
      line: 'Jeden řádek',
      grid: 'Mřížka s čarami',
      pencilmarks: 'Mřížka kandidátů',
      sukaku: 'Sukaku',
      alphabet: 'Mřížka se svou abecedou',
      'cell-list': 'Seznam buněk',
      list: 'Seznam řádků',
      table: 'Tabulka',
      jigsaw: 'Jigsaw',
    },
    anyway: 'Přesto kopírovat',
  },

  enter: {
    text: 'Sudoku jako text: piš, nebo vlož jakoukoli podobu',
    at: (line, column) => `Řádek ${line}, sloupec ${column}`,
    clear: 'Vyprázdnit desku',
    movesOn: 'Každá klávesa přejde na další buňku',
    otherBoard: 'Jiná deska',
    either: (symbols) => symbols.join(' nebo '),
    needless: 'navíc',
    looking: 'Hledají se řešení …',
    unknown: 'Počet řešení se nepodařilo zjistit.',
    conflict: (what, others) =>
      others === 0 ? `Pravidlo je porušené: ${what}.` : `Pravidlo je porušené: ${what}; a ještě ${others}×.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Více řešení; počítá se …';
      if (count === 0) return 'Žádné řešení.';
      if (count === 1) return 'Právě jedno řešení.';
      return end === 'more' ? `Více než ${grouped(count)} řešení.` : `Právě ${grouped(count)} řešení.`;
    },
    differ: (cells) => `Dvě z nich se liší v ${cells}. Jsou tam obě číslice.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} a dalších ${others} buňkách`,
    minimal: 'Minimální: žádná číslice není navíc.',
    redundant: (count, cells) =>
      count === 1
        ? `1 číslice je navíc: ${cells}. Má tečkovaný podklad.`
        : `Každá z číslic (${count}) by sama byla navíc: ${cells}. Mají tečkovaný podklad.`,
    givens,
    complete: 'Přidat číslice, až zbude jedno řešení',
    minimise: 'Ubrat číslice, až žádná nebude navíc',
    trying: (tried) => `Vyzkoušeno: ${grouped(tried)}`,
    completed: (count, cells, isBest) =>
      isBest
        ? `Přidáno: ${cells}. Méně než ${count} by nestačilo.`
        : `Přidáno: ${cells}. Možná by stačilo méně.`,
    minimised: (count, cells) => (count === 1 ? `Ubráno: ${cells}.` : `Ubráno ${givens(count)}: ${cells}.`),
  },

  drop: {
    way: 'Buňky se vyprazdňují',
    ways: { any: 'Odkudkoli', box: 'Z každého bloku stejně' },
    slider: { any: 'Kolik buněk vyprázdnit', box: 'Kolik buněk vyprázdnit v každém bloku' },
    count: {
      any: (count) => `Vyprázdněno: ${plural(count, 'buňka', 'buňky', 'buněk')}`,
      box: (count) => `V každém bloku vyprázdněno: ${count}`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'Logika je nerozliší.';
      return singles === 'do' ? 'K vyřešení stačí single.' : 'K vyřešení single nestačí.';
    },
  },

  mask: {
    count: (count) => `Namalováno: ${plural(count, 'buňka', 'buňky', 'buněk')}.`,
    how: 'Stiskni, nebo táhni přes buňky; na klávesnici mezerník.',
    painted: 'namalovaná',
    all: 'Namalovat vše',
    none: 'Nenamalovat nic',
    invert: 'Prohodit',
    symmetry: 'Souměrnost při malování',
    attempts: 'Nejvýše pokusů',
    go: 'Hledat sudoku',
    tooFew: (fewest) =>
      `Je dokázáno, že žádné sudoku této desky s méně než ${fewest} zadanými číslicemi nemá jediné řešení.`,
    missed: (attempts) =>
      `Na této masce se v ${grouped(attempts)} pokusech žádné sudoku nenašlo. To nedokazuje, že žádné není: může stačit více pokusů, jiné semínko nebo jiná buňka.`,
  },

  permute: {
    parts: 'Co se mění',
    names: {
      digits: 'Číslice',
      rows: 'Řádky uvnitř pásů',
      bands: 'Pásy',
      columns: 'Sloupce uvnitř sloupců bloků',
      stacks: 'Sloupce bloků',
      transpose: 'Řádky za sloupce',
      cells: 'Buňky, jak deska dovolí',
    },
    working: 'Hledají se kanonické tvary …',
    own: 'Tvé sudoku',
    disguise: 'V převleku',
    picture: (name, count) => `Převlek: ${name}, ${givens(count)}`,
    form: 'Kanonický tvar',
    same: 'Je to totéž sudoku: obě mají stejný kanonický tvar.',
    different: 'Kanonické tvary se liší: je to jiné sudoku.',
    automorphisms: (count) => `Symetrie, které je nezmění: ${count}.`,
  },
};
