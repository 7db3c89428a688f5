import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';
import { plural } from '../../../puzzles/levels/words/cs.ts';

const count = (many: number): string => many.toLocaleString('cs');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'nic jiného se tam nevejde',
  hiddenSingle: 'jinam v domě se nevejde',
  guess: 'odhad',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Hrubá síla',
    about: 'Zkouší číslice popořadě, buňku po buňce, a kde se žádná nevejde, vrátí se o buňku zpět.',
  },
  'candidate-brute-force': {
    name: 'Hrubá síla nad kandidáty',
    about: 'Jako hrubá síla, ale zkouší jen číslice, které zadání každé buňce nechává.',
  },
  'naked-singles': {
    name: 'Holé single',
    about:
      'Vyplňuje buňky, kam se vejde jen jedna číslice, kolo za kolem. Nikdy nehádá, takže může uváznout.',
  },
  'singles-tree': {
    name: 'Single a rozhodovací strom',
    about: 'Umisťuje holé a skryté single a hádá v buňce s nejméně kandidáty.',
  },
  'exact-cover': {
    name: 'Přesné pokrytí s tančícími odkazy',
    about: 'Pokryje každou buňku a každou číslici každého domu právě jednou: Knuthův algoritmus X.',
  },
  logic: {
    name: 'Logika',
    about: 'Řeší jako člověk, krokem, který je nejsnáze vidět.',
  },
  solver: {
    name: 'Rychlý řešič',
    about:
      'Ten z našich řešičů, který je pro tuto desku určen. Na sledování příliš rychlý: ukáže se výsledek.',
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
  views: { label: 'Co vidět', one: 'Jeden algoritmus', race: 'Závod', list: 'Seznam' },
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
  path: 'Jeho logická cesta',

  play: 'Přehrát',
  pause: 'Pozastavit',
  step: 'Jeden krok',
  back: 'O krok zpět',
  scrub: 'Místo běhu',
  place: (at, length) => `Krok ${count(at)} z dosavadních ${count(length)}`,
  pace: 'Rychlost',
  paces: (pace) =>
    pace === 'single'
      ? 'Krok na každý stisk'
      : pace === 'full'
        ? 'Jak rychle to lze ukázat'
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
  worked: 'Doba práce',
  workedLong: 'Čas strávený prací, se vším, co se zapisuje kvůli sledování',
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
  trailEmpty: 'Na desce zatím nic není.',
  guessed: (placed) => `${placed}?`,
  thinned: (before) =>
    `Běh je dlouhý: před krokem ${count(before)} jsou k novému zhlédnutí uchovány jen některé kroky.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const told: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'Sudoku, než se cokoli stalo.',
      round: 'Další kolo po desce.',
      try: digit === 0 ? `Dívá se na ${at}.` : `Zkouší ${symbol} v ${at}.`,
      place: `Umístí ${symbol} na ${at}: ${REASONS[reason ?? 'guess']}.`,
      remove: `Vezme ${symbol} z ${at} zpět.`,
      backtrack:
        at === ''
          ? 'Slepá ulička: v některém domě nezbývá místo pro číslici.'
          : `Slepá ulička: do ${at} se nic nevejde.`,
      solved: 'Vyřešeno: všechny buňky jsou vyplněné.',
      stuck: 'Uvázl: další krok nezná a nehádá.',
      impossible: 'Nemožné: řešení není.',
    };
    return told[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: vyřešeno, kroků ${count(steps)}. Zkoušených číslic: ${count(digits)}.`,
  /** Of logic. */
  onlyTries: 'Zkouší, jen když už nepomáhá žádná technika.',
  endings: {
    solved: (name, steps) => `${name}: vyřešeno, kroků ${count(steps)}.`,
    stuck: (name, steps) => `${name}: uvázl, kroků ${count(steps)}. Další krok nezná a nehádá.`,
    impossible: (name) => `${name}: nemožné, řešení není.`,
    failed: (name) => `${name}: na této desce pracovat nelze.`,
  },
  legend:
    'Čárkovaný rámeček: odhad. Plný rámeček: právě se prohlíží. Křížek: slepá ulička. Tenká čára: poslední umístění.',

  solver: {
    working: 'Řeší se …',
    cancel: 'Zrušit',
    again: 'Řešit znovu',
    cancelled: 'Zastaveno.',
    solved: (solver, guesses, time) =>
      `Vyřešeno za ${time}, odhadů ${count(guesses)}; řešilo ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `Řešení není; trvalo to ${time}; řešilo ${SOLVERS[solver]}.`,
    failed: (reason) => `Nepodařilo se vyřešit (${reason}).`,
    board: 'Vyřešená deska',
  },

  race: {
    won: (name, time) => `Nejrychlejší: ${name}, ${time}.`,
    unguessed: (name, time) => `Nejrychlejší bez hádání: ${name}, ${time}.`,
    nobody: 'Nikdo to nevyřešil.',
    choose: 'Kdo se účastní',
    all: 'Všichni jsou hotovi.',
    none: 'Vyber aspoň jednoho.',
  },

  list: {
    lead: 'Každý algoritmus řeší celý seznam plnou rychlostí, na pozadí.',
    source: 'Seznam',
    shelf: (many) => `Zdejší sudoku (${many})`,
    classic: (many) => `Zdejší sudoku 9×9 (${many})`,
    own: 'Vlastní text',
    text: 'Sudoku jako text',
    file: 'Nebo soubor',
    hint: 'Jedno sudoku na řádek, nebo jakýkoli formát, který jich obsahuje více.',
    collection: (name) => `Sbírka: ${name}`,
    faults: (many, first) => `Místa textu, která se nepodařilo přečíst: ${count(many)}; na prvním: ${first}`,
    read: (many) => `${count(many)} sudoku.`,
    empty: 'V seznamu zatím není žádné sudoku.',
    patience: 'Nejdelší čas na jedno sudoku',
    patiences: (seconds) => plural(seconds, 'sekunda', 'sekundy', 'sekund'),
    run: 'Spustit',
    cancel: 'Zrušit',
    running: (name, done, total) => `${name}: ${count(done)} z ${count(total)}`,
    done: 'Hotovo.',
    cancelled: 'Zastaveno. Tabulka ukazuje, co se stihlo.',
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
