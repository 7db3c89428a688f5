import {
  type AlgorithmEvent,
  cellName,
  type Geometry,
  type PlaceReason,
  type SolverName,
  symbolOf,
} from 'pencilmark';
import type { Method } from '../../../workers/methods.ts';

const count = (many: number): string => many.toLocaleString('en');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'no other digit fits there',
  hiddenSingle: 'it has no other place in its row, column or box',
  guess: 'a guess',
};

interface Happened {
  readonly kind: AlgorithmEvent['kind'] | 'start';
  readonly cell: number;
  readonly digit: number;
  readonly reason?: PlaceReason | undefined;
}

const METHODS: Readonly<Record<Method, { readonly name: string; readonly about: string }>> = {
  'brute-force': {
    name: 'Brute force',
    about: 'Tries the digits in order, cell by cell, and goes back a cell when none fits.',
  },
  'candidate-brute-force': {
    name: 'Brute force over candidates',
    about: 'Like brute force, but tries only the digits that the givens leave to each cell.',
  },
  'naked-singles': {
    name: 'Naked singles',
    about:
      'Fills cells that can take only one digit, round after round. It never guesses, so it may get stuck.',
  },
  'singles-tree': {
    name: 'Singles and a decision tree',
    about: 'Places naked and hidden singles, and guesses in a cell with the fewest candidates.',
  },
  'exact-cover': {
    name: 'Exact cover with dancing links',
    about:
      'Covers every cell, and every digit in every row, column and box, exactly once: Knuth’s algorithm X.',
  },
  logic: {
    name: 'Logic',
    about: 'Solves as a person would, with the step that is easiest to see.',
  },
  solver: {
    name: 'The fast solver',
    about: 'Our fastest solver for this board. Too fast to watch, so you get the result.',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: 'the kernel for the 9×9 board, which searches eight branches at once',
  bands: 'the band solver for the 9×9 board',
  search: 'the general search',
  learning: 'the search that learns from its dead ends',
  constrained: 'the search for puzzles with constraints',
};

/** English for watching algorithms at work. */
export const enWatch = {
  title: 'Watch',
  views: { label: 'View', one: 'One algorithm', race: 'Race', list: 'List' },
  choice: {
    label: 'Puzzle',
    none: 'None yet',
    game: 'Current game',
    own: 'Your own',
    entry: (level: string, kind: string) => `${level} · ${kind}`,
    play: 'Play this',
    open: 'Choose puzzle',
    paste: 'Or paste one as text',
    text: 'Puzzle text',
    take: 'Use this',
    empty: 'Paste a puzzle first.',
    start: 'Choose a puzzle and watch it being solved.',
  },
  method: 'Algorithm',
  methods: METHODS,
  path: 'Its logical path',

  play: 'Play',
  pause: 'Pause',
  step: 'One step',
  back: 'One step back',
  scrub: 'Place in the run',
  place: (at: number, length: number) => `Step ${count(at)} of ${count(length)} so far`,
  pace: 'Speed',
  paces: (pace: 'single' | 'full' | number) =>
    pace === 'single'
      ? 'Step by step'
      : pace === 'full'
        ? 'Maximum'
        : pace === 1
          ? '1 step a second'
          : `${count(pace)} steps a second`,
  keys: 'Space plays and pauses, ← → take a step, Home and End go to the ends.',

  counters: {
    filled: 'Filled',
    tried: 'Tried',
    guesses: 'Guesses',
    backtracks: 'Backtracks',
    depth: 'Depth',
    rounds: 'Rounds',
    placed: 'Placed',
    steps: 'Steps',
    eliminated: 'Ruled out',
  },
  count,
  worked: 'Working time',
  workedLong: 'Compute time, including recording',
  time: (ms: number) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('en', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1)} s`,

  board: (method: Method, place: number) => `The board of “${METHODS[method].name}” at step ${count(place)}`,
  graph: (now: number, full: number) => `Filled cells over the steps: ${now} of ${full} now`,
  trail: (entries: readonly string[], before: number) =>
    before > 0 ? `… ${count(before)} more, then ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Trail',
  trailEmpty: 'The board is empty.',
  guessed: (placed: string) => `${placed}?`,
  thinned: (before: number) => `Long run: only some steps before ${count(before)} can be replayed.`,

  /** The last event in words. */
  happening: ({ kind, cell, digit, reason }: Happened, geometry: Geometry): string => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    switch (kind) {
      case 'start':
        return 'The puzzle before the first step.';
      case 'round':
        return 'Another round over the board.';
      case 'try':
        return digit === 0 ? `Looks at ${at}.` : `Tries ${symbol} in ${at}.`;
      case 'place':
        return `Places ${symbol} in ${at}: ${REASONS[reason ?? 'guess']}.`;
      case 'remove':
        return `Removes ${symbol} from ${at}.`;
      case 'backtrack':
        return at === ''
          ? 'Dead end: a digit has no place left in a row, column or box.'
          : `Dead end: no digit fits ${at}.`;
      case 'solved':
        return 'Solved: every cell is filled.';
      case 'stuck':
        return 'Stuck: it knows no further step and doesn’t guess.';
      case 'impossible':
        return 'There’s no solution.';
    }
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name: string, steps: number, digits: number) =>
    `${name}: solved after ${count(steps)} steps. It tried ${digits === 1 ? '1 digit' : `${count(digits)} digits`}.`,
  /** Of logic. */
  onlyTries: 'Tries only when no technique is left.',
  endings: {
    solved: (name: string, steps: number) => `${name}: solved after ${count(steps)} steps.`,
    stuck: (name: string, steps: number) =>
      `${name}: stuck after ${count(steps)} steps. It knows no further step and doesn’t guess.`,
    impossible: (name: string) => `${name}: there’s no solution.`,
    failed: (name: string) => `${name}: this board isn’t supported.`,
  },
  legend:
    'Dashed frame: a guess. Solid frame: looked at now. Cross: a dead end. Thin line: the last placements.',

  solver: {
    working: 'Solving …',
    cancel: 'Cancel',
    again: 'Solve again',
    cancelled: 'Stopped.',
    solved: (solver: SolverName, guesses: number, time: string) =>
      `Solved in ${time} with ${guesses === 1 ? '1 guess' : `${count(guesses)} guesses`}, by ${SOLVERS[solver]}.`,
    impossible: (solver: SolverName, time: string) => `No solution; proven in ${time} by ${SOLVERS[solver]}.`,
    failed: (reason: string) => `Couldn’t solve it (${reason}).`,
    board: 'The solved board',
  },

  race: {
    won: (name: string, time: string) => `${name} was fastest: ${time}.`,
    unguessed: (name: string, time: string) => `Without guessing, ${name} was fastest: ${time}.`,
    nobody: 'No one solved it.',
    choose: 'Contestants',
    all: 'All finished.',
    none: 'Choose at least one.',
  },

  list: {
    lead: 'Each algorithm solves the whole list at full speed, in the background.',
    source: 'List',
    shelf: (many: number) => `All ${many} built-in puzzles`,
    classic: (many: number) => `The ${many} built-in 9×9 puzzles`,
    own: 'Your own text',
    text: 'Puzzles as text',
    file: 'Or a file',
    hint: 'One puzzle per line, or any format that holds several.',
    collection: (name: string) => `Library: ${name}`,
    faults: (many: number, first: string) =>
      `${many === 1 ? '1 entry' : `${count(many)} entries`} couldn’t be read; the first: ${first}`,
    read: (many: number) => (many === 1 ? '1 puzzle.' : `${count(many)} puzzles.`),
    empty: 'No puzzles in the list yet.',
    patience: 'Time limit per puzzle',
    patiences: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
    run: 'Run',
    cancel: 'Cancel',
    running: (name: string, done: number, total: number) => `${name}: ${count(done)} of ${count(total)}`,
    done: 'Done.',
    cancelled: 'Stopped. The table shows the results so far.',
    failed: (reason: string) => `Couldn’t run the list (${reason}).`,
    table: 'Results',
    columns: {
      method: 'Algorithm',
      solved: 'Solved',
      stuck: 'Stuck',
      impossible: 'Impossible',
      gaveUp: 'Gave up',
      time: 'Time',
      each: 'Each',
      guesses: 'Guesses',
    },
  },
};
