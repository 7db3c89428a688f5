import type { SymmetryPart, SymmetryPattern } from 'pencilmark';
import type { BoardKind } from '../parts/board-settings.ts';
import type { Dig, DifficultyChoice } from '../new/new-settings.ts';
import type { DropWay } from '../drop/drop-settings.ts';
import type { MakeTab } from '../parts/tabs.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/en.ts';

const grouped = (count: number): string => count.toLocaleString('en');

/** English for the page on which puzzles are made. */
export const enMake = {
  tabsLabel: 'Ways to make a puzzle',
  /** Behind the page on which puzzles are set. */
  more: 'More ways',
  tabs: {
    new: 'New puzzle',
    drop: 'Remove digits',
    permute: 'Shuffle',
    mask: 'Draw a pattern',
    set: 'Set a puzzle',
  } satisfies Record<MakeTab, string>,
  leads: {
    new: 'Exactly one solution, at the difficulty you choose.',
    drop: 'Remove digits from a full grid at random and see when a second solution appears.',
    permute: 'The same puzzle in disguise; the canonical form gives it away.',
    mask: 'Paint where the givens go; we’ll find digits with exactly one solution.',
  } satisfies Record<Exclude<MakeTab, 'set'>, string>,

  board: {
    label: 'Board',
    kind: 'Kind',
    kinds: {
      classic: 'Standard',
      x: 'X (both diagonals)',
      windoku: 'Windoku',
      disjoint: 'Disjoint groups',
      latin: 'Latin square (no boxes)',
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
    own: (size: number) => `Your ${size} symbols, in order`,
    regions: 'Region seed',
    otherRegions: 'New regions',
    wrong: (message: string) => `Invalid board: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Difficulty',
    names: {
      any: 'Any',
      ...LEVELS,
      singles: 'Singles only',
      technique: 'Specific technique…',
      rating: 'Sudoku Explainer rating…',
    } satisfies Record<DifficultyChoice, string>,
    rating: { from: 'From ER', to: 'To ER' },
  },
  technique: {
    label: 'Hardest technique required',
    search: 'Search techniques',
    levels: STEP_LEVELS,
    none: 'No matching technique.',
    chosen: (name: string) => `Chosen: ${name}`,
  },
  rules: {
    label: 'Rules',
    names: {
      killer: 'Killer',
      kropki: 'Kropki (all dots given)',
      xv: 'XV (all marks given)',
      'odd-even': 'Odd and even',
      'minimum-maximum': 'Minimum and maximum',
      'non-consecutive': 'Non-consecutive',
    },
  },
  symmetry: {
    label: 'Symmetry of the givens',
    names: {
      none: 'None',
      'rotation-180': '180° rotation',
      'rotation-90': '90° rotation',
      horizontal: 'Mirror left–right',
      vertical: 'Mirror top–bottom',
      both: 'Mirror both ways',
      diagonal: 'Diagonal',
      'anti-diagonal': 'Anti-diagonal',
      'both-diagonals': 'Both diagonals',
      full: 'Full',
    } satisfies Record<SymmetryPattern, string>,
  },
  dig: {
    label: 'Givens',
    names: {
      usual: 'Default',
      minimal: 'Minimal',
      comfortable: 'Generous',
      givens: 'Exact number…',
    } satisfies Record<Dig, string>,
    count: 'Number of givens',
  },
  seed: {
    label: 'Seed',
    fresh: 'New seed',
    index: 'Puzzle number',
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
  failed: (message: string) => `Something went wrong: ${message}`,
  missed: {
    attempts: (attempts: number) =>
      `No match in ${grouped(attempts)} attempts. One may still exist: try another seed or fewer constraints.`,
    grid: () => 'These regions can’t be filled at all. Choose others.',
  },
  made: (attempts: number) =>
    attempts === 1 ? 'Found on the first attempt.' : `Found after ${grouped(attempts)} attempts.`,
  idle: 'Choose what you like and press Make: your puzzle appears here.',

  result: {
    label: 'The puzzle',
    picture: (name: string, givens: number) => `Sudoku board, ${name}, ${givens} givens`,
    title: (level: string, board: string) => `${level} · ${board}`,
    madeTitle: (board: string) => `My puzzle · ${board}`,
    givens: 'Givens',
    level: 'Level',
    score: 'Score',
    minimal: 'Minimal',
    minimals: { each: 'Every given is needed', group: 'Every symmetric group is needed', no: 'Not proven' },
    stuck: 'Logic gets stuck.',
    techniques: 'Techniques',
    times: (name: string, steps: number) => `${name} × ${steps}`,
    rating: 'Rating …',
    unrated: 'Not rated: took too long',
    path: 'See every step',
  },

  keep: {
    label: 'Save to library',
    added: 'Saved to library.',
    there: 'Already in your library.',
  },

  copy: {
    label: 'Copy as text',
    format: 'Text format',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Couldn’t copy. Select the text and copy it manually.',
    save: 'Download',
    text: 'The puzzle as text',
  },

  enter: {
    text: 'Puzzle text (type or paste any format)',
    at: (line: number, column: number) => `Line ${line}, column ${column}`,
    clear: 'Clear board',
    movesOn: 'Advance after each digit',
    otherBoard: 'Another board',
    either: (symbols: readonly string[]) => symbols.join(' or '),
    needless: 'not needed',
    looking: 'Looking for solutions …',
    unknown: 'Couldn’t count the solutions.',
    conflict: (what: string, others: number) =>
      others === 0 ? `Conflict: ${what}.` : `Conflict: ${what}; and ${others} more.`,
    solutions: (count: number, end: 'counted' | 'more' | 'counting'): string => {
      if (end === 'counting') return 'Several solutions; counting …';
      if (count === 0) return 'No solution.';
      if (count === 1) return 'Exactly one solution.';
      return end === 'more'
        ? `More than ${grouped(count)} solutions.`
        : `Exactly ${grouped(count)} solutions.`;
    },
    differ: (cells: string) => `Two solutions differ in ${cells}; both digits are shown.`,
    cells: (names: readonly string[], others: number) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} and ${others} more cells`,
    minimal: 'Minimal: every given is needed.',
    redundant: (count: number, cells: string) =>
      count === 1
        ? `1 given isn’t needed: ${cells} (dotted).`
        : `Any one of these ${count} givens could be removed: ${cells} (dotted).`,
    givens: (count: number) => (count === 1 ? '1 given' : `${count} givens`),
    complete: 'Add givens until unique',
    minimise: 'Remove givens until minimal',
    trying: (tried: number) => `${grouped(tried)} tried`,
    completed: (_count: number, cells: string, isBest: boolean) =>
      isBest ? `Added ${cells}, the fewest possible.` : `Added ${cells}. Fewer might be enough.`,
    minimised: (count: number, cells: string) =>
      count === 1 ? `Removed ${cells}.` : `Removed ${count} givens: ${cells}.`,
  },

  drop: {
    watch: 'Watch it fill',
    tried: (count: number) => (count === 1 ? 'Tried once' : `Tried ${grouped(count)} times`),
    way: 'Remove',
    ways: { any: 'Anywhere', box: 'Evenly from each box' } satisfies Record<DropWay, string>,
    slider: { any: 'Cells to remove', box: 'Cells to remove from each box' },
    count: {
      any: (count: number) => (count === 1 ? '1 cell removed' : `${count} cells removed`),
      box: (count: number) => `${count} removed from each box`,
    },
    short: (count: number) => String(count),
    singles: (solutions: number, singles: 'do' | 'do not'): string => {
      if (solutions > 1) return 'Logic alone can’t finish it.';
      return singles === 'do' ? 'Solvable with singles alone.' : 'Not solvable with singles alone.';
    },
  },

  mask: {
    count: (count: number) => (count === 1 ? '1 cell painted.' : `${count} cells painted.`),
    how: 'Click or drag over cells, or press Space.',
    painted: 'painted',
    all: 'Paint all',
    none: 'Clear all',
    invert: 'Invert',
    symmetry: 'Symmetry while painting',
    attempts: 'Maximum attempts',
    go: 'Find a puzzle',
    tooFew: (fewest: number) =>
      `It’s proven that no puzzle on this board is unique with fewer than ${fewest} givens.`,
    missed: (attempts: number) =>
      `No puzzle with this pattern in ${grouped(attempts)} attempts. One may still exist: try more attempts, another seed or another cell.`,
  },

  permute: {
    parts: 'What changes',
    names: {
      digits: 'Digits',
      rows: 'Rows within bands',
      bands: 'Bands',
      columns: 'Columns within stacks',
      stacks: 'Stacks',
      transpose: 'Transpose',
      cells: 'Board symmetries',
    } satisfies Record<SymmetryPart, string>,
    working: 'Looking for the canonical forms …',
    own: 'Your puzzle',
    disguise: 'In disguise',
    picture: (name: string, givens: number) => `The disguise: ${name}, ${givens} givens`,
    form: 'Canonical form',
    same: 'It is the same puzzle: both have the same canonical form.',
    different: 'The canonical forms differ: this is another puzzle.',
    automorphisms: (count: string) => `It has ${count} symmetries.`,
  },
};
