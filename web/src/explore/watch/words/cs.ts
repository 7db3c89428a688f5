import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';
import { plural } from '../../../puzzles/levels/words/cs.ts';

const count = (many: number): string => many.toLocaleString('cs');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'jiná číslice se tam nevejde',
  hiddenSingle: 'jinam v řádku, sloupci nebo bloku se nevejde',
  guess: 'odhad',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Hrubá síla',
    about: 'Zkouší číslice popořadě, buňku po buňce, a když žádná nesedí, vrátí se o buňku zpět.',
  },
  'candidate-brute-force': {
    name: 'Hrubá síla nad kandidáty',
    about: 'Jako hrubá síla, ale zkouší jen číslice, které zadání každé buňce nechává.',
  },
  'naked-singles': {
    name: 'Holé singly',
    about:
      'Vyplňuje buňky, kam se vejde jen jedna číslice, kolo za kolem. Nikdy nehádá, takže může uváznout.',
  },
  'singles-tree': {
    name: 'Singly a rozhodovací strom',
    about: 'Doplňuje holé a skryté singly a hádá v buňce s nejméně kandidáty.',
  },
  'exact-cover': {
    name: 'Přesné pokrytí (dancing links)',
    about:
      'Pokryje každou buňku a každou číslici každého řádku, sloupce a bloku právě jednou: Knuthův algoritmus X.',
  },
  logic: {
    name: 'Logika',
    about: 'Řeší jako člověk, krokem, který je nejsnáze vidět.',
  },
  solver: {
    name: 'Rychlý řešič',
    about: 'Náš nejrychlejší řešič pro tuto desku. Na sledování je příliš rychlý, takže uvidíš výsledek.',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: 'jádro pro desku 9×9, které prohledává osm větví najednou',
  bands: 'pásový řešič pro desku 9×9',
  search: 'obecné hledání',
  learning: 'hledání, které se učí ze slepých uliček',
  constrained: 'hledání pro úlohy s dalšími pravidly',
};

/** Czech for watching algorithms at work. */
export const csWatch: typeof enWatch = {
  title: 'Sledovat',
  views: { label: 'Zobrazení', one: 'Jeden algoritmus', race: 'Závod', list: 'Seznam' },
  choice: {
    label: 'Sudoku',
    none: 'Zatím žádné',
    game: 'Rozehraná hra',
    own: 'Vlastní',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'Hrát',
    open: 'Vybrat sudoku',
    paste: 'Nebo vlož sudoku jako text',
    text: 'Sudoku jako text',
    take: 'Použít',
    empty: 'Nejdřív vlož sudoku.',
    start: 'Vyber sudoku a sleduj, jak se řeší.',
  },
  method: 'Algoritmus',
  methods: METHODS,
  path: 'Logická cesta',

  play: 'Přehrát',
  pause: 'Pozastavit',
  step: 'Jeden krok',
  back: 'O krok zpět',
  scrub: 'Místo v průběhu',
  place: (at, length) => `Krok ${count(at)} z dosavadních ${count(length)}`,
  pace: 'Rychlost',
  paces: (pace) =>
    pace === 'single'
      ? 'Krok za krokem'
      : pace === 'full'
        ? 'Maximum'
        : pace === 1
          ? '1 krok za sekundu'
          : `Kroků za sekundu: ${count(pace)}`,
  keys: 'Mezerník přehrává a pozastaví, ← → udělají krok, Home a End jdou na konce.',

  counters: {
    filled: 'Vyplněno',
    tried: 'Zkoušeno',
    guesses: 'Odhady',
    backtracks: 'Návraty',
    depth: 'Hloubka',
    rounds: 'Kola',
    placed: 'Umístěno',
    steps: 'Kroky',
    eliminated: 'Vyloučeno',
  },
  count,
  worked: 'Čas výpočtu',
  workedLong: 'Čas výpočtu včetně záznamu',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('cs', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1).replace('.', ',')} s`,

  board: (method, place) => `Deska, „${METHODS[method].name}“, krok ${count(place)}`,
  graph: (now, full) => `Vyplněné buňky v průběhu kroků: nyní ${now} z ${full}`,
  trail: (entries, before) =>
    before > 0 ? `… předtím ${count(before)}, pak ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Stopa',
  trailEmpty: 'Deska je prázdná.',
  guessed: (placed) => `${placed}?`,
  thinned: (before) => `Dlouhý průběh: před krokem ${count(before)} lze přehrát jen některé kroky.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const texts: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'Sudoku před prvním krokem.',
      round: 'Další kolo po desce.',
      try: digit === 0 ? `Zkoumá ${at}.` : `Zkouší ${symbol} v ${at}.`,
      place: `Umístí ${symbol} na ${at}: ${REASONS[reason ?? 'guess']}.`,
      remove: `Odebere ${symbol} z ${at}.`,
      backtrack:
        at === ''
          ? 'Slepá ulička: pro číslici nezbývá místo v řádku, sloupci nebo bloku.'
          : `Slepá ulička: do ${at} se žádná číslice nevejde.`,
      solved: 'Vyřešeno: všechny buňky jsou vyplněné.',
      stuck: 'Uvázl: další krok nezná a nehádá.',
      impossible: 'Řešení neexistuje.',
    };
    return texts[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: vyřešeno, kroků ${count(steps)}. Zkoušených číslic: ${count(digits)}.`,
  /** Of logic. */
  onlyTries: 'Zkouší, jen když už nepomáhá žádná technika.',
  endings: {
    solved: (name, steps) => `${name}: vyřešeno, kroků ${count(steps)}.`,
    stuck: (name, steps) => `${name}: uvázl, kroků ${count(steps)}. Další krok nezná a nehádá.`,
    impossible: (name) => `${name}: řešení neexistuje.`,
    failed: (name) => `${name}: tato deska není podporována.`,
  },
  legend:
    'Čárkovaný rámeček: odhad. Plný rámeček: právě zkoumaná buňka. Křížek: slepá ulička. Tenká čára: poslední doplnění.',

  solver: {
    working: 'Řeším …',
    cancel: 'Zrušit',
    again: 'Řešit znovu',
    cancelled: 'Zastaveno.',
    solved: (solver, guesses, time) => `Vyřešeno za ${time}, odhadů: ${count(guesses)}; ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `Řešení neexistuje; dokázáno za ${time}; ${SOLVERS[solver]}.`,
    failed: (reason) => `Nepodařilo se vyřešit (${reason}).`,
    board: 'Vyřešená deska',
  },

  race: {
    won: (name, time) => `Nejrychlejší: ${name}, ${time}.`,
    unguessed: (name, time) => `Nejrychlejší bez hádání: ${name}, ${time}.`,
    nobody: 'Nikdo to nevyřešil.',
    choose: 'Účastníci',
    all: 'Všichni dořešili.',
    none: 'Vyber aspoň jednoho.',
  },

  list: {
    lead: 'Každý algoritmus řeší celý seznam plnou rychlostí, na pozadí.',
    source: 'Seznam',
    shelf: (many) => `Všechna vestavěná sudoku (${many})`,
    classic: (many) => `Vestavěná sudoku 9×9 (${many})`,
    own: 'Vlastní text',
    text: 'Sudoku jako text',
    file: 'Nebo soubor',
    hint: 'Jedno sudoku na řádek, nebo jakýkoli formát, který jich obsahuje více.',
    collection: (name) => `Knihovna: ${name}`,
    faults: (many, first) => `Nečitelné položky: ${count(many)}; první z nich: ${first}`,
    read: (many) => `${count(many)} sudoku.`,
    empty: 'Seznam je zatím prázdný.',
    patience: 'Časový limit na sudoku',
    patiences: (seconds) => plural(seconds, 'sekunda', 'sekundy', 'sekund'),
    run: 'Spustit',
    cancel: 'Zrušit',
    running: (name, done, total) => `${name}: ${count(done)} z ${count(total)}`,
    done: 'Hotovo.',
    cancelled: 'Zastaveno. Tabulka ukazuje dosavadní výsledky.',
    failed: (reason) => `Seznam se nepodařilo zpracovat (${reason}).`,
    table: 'Výsledky',
    columns: {
      method: 'Algoritmus',
      solved: 'Vyřešeno',
      stuck: 'Uvázl',
      impossible: 'Nemožné',
      gaveUp: 'Vzdal to',
      time: 'Čas',
      each: 'Na jedno',
      guesses: 'Odhady',
    },
  },
};
