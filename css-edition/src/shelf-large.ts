/** The puzzles of the 6×6 and 9×9 pages: some made when the page is generated, and some that are widely known. */
import {
  countSolutions,
  createGeometry,
  createPuzzle,
  createRandom,
  shuffle,
  solve,
  variantSpec,
} from 'pencilmark';
import type { Puzzle, Random } from 'pencilmark';
import type { Layout } from './layout.ts';
import { begin, givensOf, run } from './model.ts';

export interface ShelfPuzzle {
  readonly id: string;
  readonly title: string;
  readonly givens: readonly number[];
  /** Whether its digits are relabelled and the board turned at every load. */
  readonly varied: boolean;
}

/** Published puzzles, by their common names. */
const KNOWN = [
  [
    'seventeen',
    '17 givens',
    '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
  ],
  [
    'norvig',
    'Norvig’s hard one',
    '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
  ],
  [
    'inkala-2010',
    'Inkala 2010',
    '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  ],
  [
    'inkala-2012',
    'Inkala 2012',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  ],
  [
    'easter-monster',
    'Easter Monster',
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  ],
] as const;

export function largeShelf(layout: Layout): ShelfPuzzle[] {
  const random = createRandom(`shelf ${layout.digits}`);
  const made: ShelfPuzzle[] = [
    { id: 'easy', title: 'Easy', givens: easy(layout, random), varied: true },
    { id: 'hard', title: 'Hard', givens: hard(layout, random), varied: true },
  ];
  if (layout.digits !== 9) return made;
  const known = KNOWN.map(([id, title, line]) => ({ id, title, givens: givensOf(line), varied: false }));
  return [
    ...made,
    ...known,
    { id: 'impossible', title: 'Impossible', givens: impossible(layout, made[1]!.givens), varied: false },
  ];
}

/** Solved by singles alone, with more givens than needed. */
function easy(layout: Layout, random: Random): number[] {
  const solution = fullGrid(layout, random);
  const keep = Math.round(layout.cells.length * 0.42);
  let puzzle = solution;
  for (const cell of shuffle([...solution.keys()], random)) {
    if (puzzle.filter((digit) => digit > 0).length <= keep) break;
    const without = puzzle.with(cell, 0);
    const { mode, guesses } = run(layout, without);
    if (mode === 'solved' && guesses === 0) puzzle = without;
  }
  return puzzle;
}

/** Every given is needed, and singles alone do not solve it. */
function hard(layout: Layout, random: Random): number[] {
  for (;;) {
    const solution = fullGrid(layout, random);
    let puzzle = solution;
    for (const cell of shuffle([...solution.keys()], random)) {
      const without = puzzle.with(cell, 0);
      if (countSolutions(engineGrid(layout, without), 2).count === 1) puzzle = without;
    }
    if (run(layout, puzzle).guesses > 0) return puzzle;
  }
}

/** An additional given that breaks no rule but is wrong: the one that takes the longest to refute. */
function impossible(layout: Layout, givens: readonly number[]): number[] {
  const spoilt = begin(layout, givens)
    .fates.flatMap((fate, i) => (fate === 0 ? [layout.candidates[i]!] : []))
    .filter(({ cell }) => givens[cell] === 0)
    .map(({ cell, digit }) => givens.with(cell, digit))
    .map((grid) => ({ grid, ...run(layout, grid) }))
    .filter(({ mode }) => mode === 'impossible');
  return spoilt.reduce((a, b) => (b.steps > a.steps ? b : a)).grid;
}

/**
 * The boxes on the diagonal do not see each other: filled at random, they always leave a grid that can be completed.
 */
function fullGrid(layout: Layout, random: Random): number[] {
  const grid = layout.cells.map(() => 0);
  const free = layout.cells.filter(
    ({ row, column }) =>
      Math.ceil(row / layout.boxRows) === Math.ceil(column / layout.boxColumns) && row <= layout.digits,
  );
  const boxes = new Map<number, number[]>();
  for (const { box } of free) boxes.set(box, shuffle(range(layout.digits), random));
  for (const cell of free) grid[layout.cells.indexOf(cell)] = boxes.get(cell.box)!.pop()!;
  return [...solve(engineGrid(layout, grid)).solution!];
}

const range = (to: number): number[] => Array.from({ length: to }, (_, k) => k + 1);

function engineGrid({ digits, boxRows, boxColumns }: Layout, givens: readonly number[]): Puzzle {
  const geometry = createGeometry(variantSpec('classic', digits, { rows: boxRows, columns: boxColumns }));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const puzzle = createPuzzle(geometry.value, givens);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
