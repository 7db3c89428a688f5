import type { enMake } from './en.ts';
import { LEVELS, plural, STEP_LEVELS } from '../../puzzles/levels/words/cs.ts';

const grouped = (count: number): string => count.toLocaleString('cs');
const givens = (count: number): string =>
  plural(count, 'zadaná číslice', 'zadané číslice', 'zadaných číslic');

/** Czech for the page on which puzzles are made. */
export const csMake: typeof enMake = {
  tabsLabel: 'Způsoby, jak vytvořit sudoku',
  /** Behind the page on which puzzles are set. */
  more: 'Další způsoby',
  tabs: {
    new: 'Nové sudoku',
    drop: 'Odebírat číslice',
    permute: 'Zamíchat',
    mask: 'Nakreslit vzor',
    set: 'Sestavit sudoku',
  },
  leads: {
    new: 'Právě jedno řešení a obtížnost, jakou si vybereš.',
    drop: 'Odebírej náhodně číslice z plné mřížky a sleduj, kdy se objeví druhé řešení.',
    permute: 'Totéž sudoku v převleku; kanonický tvar ho prozradí.',
    mask: 'Vybarvi, kde mají být zadané číslice, a my najdeme takové, které dají právě jedno řešení.',
  },

  board: {
    label: 'Deska',
    kind: 'Druh',
    kinds: {
      classic: 'Standardní',
      x: 'X (obě diagonály)',
      windoku: 'Windoku',
      disjoint: 'Oddělené skupiny',
      latin: 'Latinský čtverec (bez bloků)',
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
    own: (size) => `Tvé znaky (${size}) popořadě`,
    regions: 'Semínko oblastí',
    otherRegions: 'Nové oblasti',
    wrong: (message) => `Neplatná deska: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Obtížnost',
    names: {
      any: 'Jakákoli',
      ...LEVELS,
      singles: 'Jen singly',
      technique: 'Určitá technika…',
      rating: 'Hodnocení Sudoku Explainer…',
    },
    rating: { from: 'Od ER', to: 'Do ER' },
  },
  technique: {
    label: 'Nejtěžší potřebná technika',
    search: 'Hledat techniky',
    levels: STEP_LEVELS,
    none: 'Žádná odpovídající technika.',
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
      'rotation-180': 'Otočení o 180°',
      'rotation-90': 'Otočení o 90°',
      horizontal: 'Zrcadlově vlevo–vpravo',
      vertical: 'Zrcadlově nahoře–dole',
      both: 'Zrcadlově oběma směry',
      diagonal: 'Diagonála',
      'anti-diagonal': 'Vedlejší diagonála',
      'both-diagonals': 'Obě diagonály',
      full: 'Úplná',
    },
  },
  dig: {
    label: 'Zadané číslice',
    names: {
      usual: 'Výchozí',
      minimal: 'Minimální',
      comfortable: 'Štědré',
      givens: 'Přesný počet…',
    },
    count: 'Počet zadaných číslic',
  },
  seed: { label: 'Semínko', fresh: 'Nové semínko', index: 'Číslo sudoku' },

  working: 'Pracuji',
  go: 'Vytvořit',
  stop: 'Zrušit',
  another: 'Další',
  play: 'Hrát',
  starting: 'Začínám …',
  searching: (attempts) => `Pokusů: ${grouped(attempts)}, zatím bez výsledku`,
  stopped: 'Zastaveno.',
  failed: (message) => `Něco se nepovedlo: ${message}`,
  missed: {
    attempts: (attempts) =>
      `Po ${grouped(attempts)} pokusech nic. Přesto může existovat: zkus jiné semínko nebo méně podmínek.`,
    grid: () => 'Tyto oblasti nelze vyplnit. Vyber jiné.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Nalezeno na první pokus.' : `Nalezeno, pokusů: ${grouped(attempts)}.`,
  idle: 'Vyber, co chceš, a stiskni Vytvořit: tvé sudoku se objeví tady.',

  result: {
    label: 'Sudoku',
    picture: (name, count) => `Deska sudoku, ${name}, ${givens(count)}`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Moje sudoku · ${board}`,
    givens: 'Zadaných',
    level: 'Úroveň',
    score: 'Skóre',
    minimal: 'Minimální',
    minimals: {
      each: 'Každá číslice je potřebná',
      group: 'Každá souměrná skupina je potřebná',
      no: 'Nedokázáno',
    },
    stuck: 'Logika uvázla.',
    techniques: 'Techniky',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Hodnotí se …',
    unrated: 'Nehodnoceno: trvalo to příliš dlouho',
    path: 'Zobrazit každý krok',
  },

  keep: {
    label: 'Uložit do knihovny',
    added: 'Uloženo do knihovny.',
    there: 'Už je v knihovně.',
  },

  copy: {
    label: 'Kopírovat jako text',
    format: 'Formát textu',
    copy: 'Kopírovat',
    copied: 'Zkopírováno.',
    notCopied: 'Kopírování se nezdařilo. Označ text a zkopíruj ho ručně.',
    save: 'Stáhnout',
    text: 'Sudoku jako text',
  },

  enter: {
    text: 'Text sudoku (piš nebo vlož jakýkoli formát)',
    at: (line, column) => `Řádek ${line}, sloupec ${column}`,
    clear: 'Vyprázdnit desku',
    movesOn: 'Po každé číslici o buňku dál',
    otherBoard: 'Jiná deska',
    either: (symbols) => symbols.join(' nebo '),
    needless: 'není potřeba',
    looking: 'Hledám řešení …',
    unknown: 'Řešení se nepodařilo spočítat.',
    conflict: (what, others) =>
      others === 0 ? `Konflikt: ${what}.` : `Konflikt: ${what}; a dalších ${others}.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Více řešení; počítá se …';
      if (count === 0) return 'Žádné řešení.';
      if (count === 1) return 'Právě jedno řešení.';
      return end === 'more' ? `Více než ${grouped(count)} řešení.` : `Právě ${grouped(count)} řešení.`;
    },
    differ: (cells) => `Dvě řešení se liší v ${cells}; obě číslice jsou vidět.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} a dalších ${others} buňkách`,
    minimal: 'Minimální: každá číslice je potřebná.',
    redundant: (count, cells) =>
      count === 1
        ? `1 číslice není potřeba: ${cells} (tečkovaně).`
        : `Kteroukoli z těchto ${count} číslic lze odebrat: ${cells} (tečkovaně).`,
    givens,
    complete: 'Doplnit do jednoznačnosti',
    minimise: 'Ubrat na minimum',
    trying: (tried) => `Vyzkoušeno: ${grouped(tried)}`,
    completed: (_count, cells, isBest) =>
      isBest ? `Přidáno: ${cells}, nejméně možné.` : `Přidáno: ${cells}. Možná stačí méně.`,
    minimised: (count, cells) => (count === 1 ? `Ubráno: ${cells}.` : `Ubráno ${givens(count)}: ${cells}.`),
  },

  drop: {
    watch: 'Sledovat vyplňování',
    tried: (count: number) => `Zkoušeno ${count.toLocaleString('cs')}×`,
    way: 'Odebírat',
    ways: { any: 'Odkudkoli', box: 'Z každého bloku stejně' },
    slider: { any: 'Kolik číslic odebrat', box: 'Kolik číslic odebrat z každého bloku' },
    count: {
      any: (count) => `Odebráno: ${plural(count, 'číslice', 'číslice', 'číslic')}`,
      box: (count) => `Z každého bloku odebráno: ${count}`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'Samotná logika nestačí.';
      return singles === 'do' ? 'K vyřešení stačí singly.' : 'K vyřešení singly nestačí.';
    },
  },

  mask: {
    count: (count) => `Vybarveno: ${plural(count, 'buňka', 'buňky', 'buněk')}.`,
    how: 'Klikni na buňky, táhni přes ně nebo stiskni mezerník.',
    painted: 'vybarvená',
    all: 'Vybarvit vše',
    none: 'Smazat vše',
    invert: 'Obrátit',
    symmetry: 'Souměrnost při kreslení',
    attempts: 'Nejvyšší počet pokusů',
    go: 'Hledat sudoku',
    tooFew: (fewest) =>
      `Je dokázáno, že žádné sudoku na této desce není jednoznačné s méně než ${fewest} zadanými číslicemi.`,
    missed: (attempts) =>
      `S tímto vzorem se po ${grouped(attempts)} pokusech nic nenašlo. Přesto může existovat: zkus více pokusů, jiné semínko nebo jinou buňku.`,
  },

  permute: {
    parts: 'Co se mění',
    names: {
      digits: 'Číslice',
      rows: 'Řádky uvnitř pásů',
      bands: 'Pásy',
      columns: 'Sloupce uvnitř svislých pásů',
      stacks: 'Svislé pásy',
      transpose: 'Transpozice',
      cells: 'Symetrie desky',
    },
    working: 'Hledám kanonické tvary …',
    own: 'Tvé sudoku',
    disguise: 'V převleku',
    picture: (name, count) => `Převlek: ${name}, ${givens(count)}`,
    form: 'Kanonický tvar',
    same: 'Je to totéž sudoku: obě mají stejný kanonický tvar.',
    different: 'Kanonické tvary se liší: je to jiné sudoku.',
    automorphisms: (count) => `Počet symetrií: ${count}.`,
  },
};
