import type { FormatName, Level, SymmetryPart, SymmetryPattern } from 'pencilmark';
import type { BoardKind } from '../../make/board-wish.ts';
import type { Dig, Difficulty } from '../../make/new-wish.ts';
import type { DropWay } from '../../make/drop-wish.ts';
import type { MakeTab } from '../../make/tabs.ts';
import { LEVELS } from './levels.ts';

const grouped = (count: number): string => count.toLocaleString('en');

/** English for the page on which puzzles are made. */
export const enMake = {
  title: 'Make puzzles',
  tabsLabel: 'Ways to make a puzzle',
  tabs: {
    new: 'New puzzle',
    drop: 'Drop cells',
    permute: 'Permute',
    mask: 'Paint a mask',
    enter: 'Enter your own',
  } satisfies Record<MakeTab, string>,
  leads: {
    new: 'With exactly one solution, and as difficult as you wish.',
    drop: 'The simple way: a full grid, and cells taken out by chance. See when a second solution appears.',
    permute: 'Another look, the same puzzle: its canonical form gives the disguise away.',
    mask: 'Paint where the givens shall stand; digits are then looked for that leave one solution.',
    enter: 'Enter givens or paste a puzzle in any form, and see what it is while you write.',
  } satisfies Record<MakeTab, string>,

  board: {
    label: 'Board',
    kind: 'Kind',
    kinds: {
      classic: 'Usual boxes',
      x: 'X: diagonals too',
      windoku: 'Windoku',
      disjoint: 'Disjoint groups',
      latin: 'Latin: no boxes',
      twodoku: 'Twodoku',
      butterfly: 'Butterfly',
      flower: 'Flower',
      gattai3: 'Gattai-3',
      samurai: 'Samurai',
      sohei: 'Sohei',
      windmill: 'Windmill',
      tinysamurai: 'Tiny samurai',
      jigsaw: 'Jigsaw',
    } satisfies Record<BoardKind, string>,
    size: 'Size',
    sizeName: (size: number) => `${size}×${size}`,
    box: 'Boxes',
    boxName: (name: string) => name.replace('x', '×'),
    symbols: 'Symbols',
    symbolKinds: { digits: 'Digits', letters: 'Letters', own: 'Your own' },
    own: (size: number) => `Your ${size} symbols, first to last`,
    regions: 'Regions from seed',
    otherRegions: 'Other regions',
    wrong: (message: string) => `This board cannot be: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Difficulty',
    names: {
      any: 'Any',
      ...LEVELS,
      singles: 'Singles suffice',
      technique: 'A technique …',
    } satisfies Record<Difficulty, string>,
  },
  technique: {
    label: 'Technique that the path must use, and none above it',
    search: 'Search techniques',
    levels: {
      easy: 'easy',
      medium: 'medium',
      hard: 'hard',
      unfair: 'unfair',
      extreme: 'extreme',
    } satisfies Record<Level, string>,
    none: 'No technique is called that.',
    chosen: (name: string) => `Chosen: ${name}`,
  },
  symmetry: {
    label: 'Symmetry of the givens',
    names: {
      none: 'None',
      'rotation-180': 'Half turn',
      'rotation-90': 'Quarter turn',
      horizontal: 'Left and right',
      vertical: 'Top and bottom',
      both: 'Left and right, top and bottom',
      diagonal: 'One diagonal',
      'anti-diagonal': 'The other diagonal',
      'both-diagonals': 'Both diagonals',
      full: 'Every way',
    } satisfies Record<SymmetryPattern, string>,
  },
  dig: {
    label: 'Givens',
    names: {
      usual: 'As is usual',
      minimal: 'Minimal: none can go',
      comfortable: 'Comfortable: some more',
      givens: 'So many …',
    } satisfies Record<Dig, string>,
    count: 'How many givens',
  },
  seed: {
    label: 'Seed',
    fresh: 'New seed',
    index: 'Which of the seed',
  },

  working: 'Working',
  go: 'Make',
  stop: 'Cancel',
  another: 'Another',
  play: 'Play',
  starting: 'Starting …',
  searching: (attempts: number) =>
    attempts === 1 ? '1 attempt, none accepted yet' : `${grouped(attempts)} attempts, none accepted yet`,
  stopped: 'Stopped.',
  failed: (message: string) => `That went wrong: ${message}`,
  missed: {
    attempts: (attempts: number) =>
      `None of ${grouped(attempts)} attempts met these wishes. That does not prove that there is none: another seed, or fewer wishes, may do.`,
    grid: () => 'This board has no full grid at all, so it has no puzzle. Choose other regions.',
  },
  made: (attempts: number) =>
    attempts === 1 ? 'Made at once.' : `Made: attempt ${grouped(attempts)} was accepted.`,
  idle: 'Nothing made yet.',

  result: {
    label: 'The puzzle',
    picture: (name: string, givens: number) => `Sudoku board, ${name}, ${givens} givens`,
    title: (level: string, board: string) => `${level} · ${board}`,
    madeTitle: (board: string) => `Own puzzle · ${board}`,
    givens: 'Givens',
    level: 'Level',
    score: 'Score',
    minimal: 'Minimal',
    minimals: { each: 'No given can go', group: 'No symmetric group can go', no: 'Not proved' },
    stuck: 'There logic is stuck.',
    attempts: 'Attempts',
    accepted: (attempts: number) => `1 of ${grouped(attempts)}`,
    techniques: 'Techniques',
    times: (name: string, steps: number) => `${name} × ${steps}`,
    rating: 'Rating …',
    unrated: 'Not rated: logic took too long',
    path: 'Every step of the path',
  },

  keep: {
    label: 'Keep in the library',
    added: 'Kept in the library.',
    there: 'It is in the library already.',
  },

  copy: {
    label: 'Copy as text',
    format: 'Text format',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying here; select the text and copy it.',
    text: 'The puzzle as text',
    formats: {
      line: 'One line',
      grid: 'Grid with lines',
      pencilmarks: 'Grid of candidates',
      sukaku: 'Sukaku',
      alphabet: 'Grid with its alphabet',
      'cell-list': 'List of cells',
      list: 'List of rows',
      table: 'Table',
      jigsaw: 'Jigsaw',
    } satisfies Partial<Record<FormatName, string>> as Readonly<Partial<Record<FormatName, string>>>,
    anyway: 'Copy it all the same',
  },

  enter: {
    text: 'The puzzle as text: write, or paste any form',
    at: (line: number, column: number) => `Line ${line}, column ${column}`,
    clear: 'Empty the board',
    movesOn: 'Each key goes on to the next cell',
    otherBoard: 'Another board',
    either: (symbols: readonly string[]) => symbols.join(' or '),
    needless: 'not needed',
    looking: 'Looking for solutions …',
    unknown: 'The number of solutions could not be found.',
    conflict: (what: string, others: number) =>
      others === 0 ? `A rule is broken: ${what}.` : `A rule is broken: ${what}; and ${others} more times.`,
    solutions: (count: number, end: 'counted' | 'more' | 'counting'): string => {
      if (end === 'counting') return 'Several solutions; counting …';
      if (count === 0) return 'No solution.';
      if (count === 1) return 'Exactly one solution.';
      return end === 'more'
        ? `More than ${grouped(count)} solutions.`
        : `Exactly ${grouped(count)} solutions.`;
    },
    differ: (cells: string) => `Two of them differ in ${cells}. Both digits stand there.`,
    cells: (names: readonly string[], others: number) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} and ${others} more cells`,
    minimal: 'Minimal: no given can go.',
    redundant: (count: number, cells: string) =>
      count === 1
        ? `1 given is not needed: ${cells}. It has a dotted ground.`
        : `Each of ${count} givens could go alone: ${cells}. They have a dotted ground.`,
    givens: (count: number) => (count === 1 ? '1 given' : `${count} givens`),
    complete: 'Add givens until one solution is left',
    minimise: 'Take givens away until none can go',
    trying: (tried: number) => `${grouped(tried)} tried`,
    completed: (count: number, cells: string, isBest: boolean) =>
      isBest
        ? `Added ${cells}. Fewer than ${count === 1 ? 'one given' : `${count} givens`} would not do.`
        : `Added ${cells}. Fewer might do as well.`,
    minimised: (count: number, cells: string) =>
      count === 1 ? `Took away ${cells}.` : `Took away ${count} givens: ${cells}.`,
  },

  drop: {
    way: 'Cells go',
    ways: { any: 'From anywhere', box: 'From each box alike' } satisfies Record<DropWay, string>,
    slider: { any: 'Cells to drop', box: 'Cells to drop from each box' },
    count: {
      any: (count: number) => (count === 1 ? '1 cell dropped' : `${count} cells dropped`),
      box: (count: number) => `${count} dropped from each box`,
    },
    short: (count: number) => String(count),
    singles: (solutions: number, singles: 'do' | 'do not'): string => {
      if (solutions > 1) return 'Logic cannot tell them apart.';
      return singles === 'do' ? 'Singles suffice to solve it.' : 'Singles do not suffice to solve it.';
    },
  },

  mask: {
    count: (count: number) => (count === 1 ? '1 cell painted.' : `${count} cells painted.`),
    how: 'Press, or draw over cells; with keys: Space.',
    painted: 'painted',
    all: 'Paint all',
    none: 'Paint none',
    invert: 'Swap',
    symmetry: 'Symmetry while painting',
    attempts: 'Attempts at most',
    go: 'Look for a puzzle',
    tooFew: (fewest: number) =>
      `It is proved that no puzzle of this board with fewer than ${fewest} givens has a single solution.`,
    missed: (attempts: number) =>
      `No puzzle was found on this mask in ${grouped(attempts)} attempts. That does not prove that there is none: more attempts, another seed, or another cell may do.`,
  },

  permute: {
    parts: 'What changes',
    names: {
      digits: 'Digits',
      rows: 'Rows within bands',
      bands: 'Bands',
      columns: 'Columns within stacks',
      stacks: 'Stacks',
      transpose: 'Rows with columns',
      cells: 'Cells, as the board allows',
    } satisfies Record<SymmetryPart, string>,
    working: 'Looking for the canonical forms …',
    own: 'Your puzzle',
    disguise: 'In disguise',
    picture: (name: string, givens: number) => `The disguise: ${name}, ${givens} givens`,
    form: 'Canonical form',
    same: 'It is the same puzzle: both have the same canonical form.',
    different: 'The canonical forms differ: this is another puzzle.',
    automorphisms: (count: string) => `${count} symmetries leave it as it is.`,
  },
};
