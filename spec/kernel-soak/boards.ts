/** Random 9×9 boards of every kind that a solver may be handed, from a seed. Most of them are not proper puzzles. */
import { classic9, drawGrid, type Random, shuffle } from 'pencilmark';

const { peers } = classic9();

/** Writes a random board of a family into 81 zeroed bytes. */
type Family = (board: Uint8Array, random: Random, source: BoardSource) => void;

/** The sources of the families that begin with a real puzzle. */
export interface BoardSource {
  /** Full grids. */
  readonly grids: readonly Uint8Array[];
  /** Puzzles with one solution, if the known lists are available. */
  readonly puzzles: readonly Uint8Array[];
}

export const FAMILIES: Readonly<Record<string, Family>> = {
  /** Digits anywhere, with or without conflicts. */
  contradictory: (board, random) => {
    for (let left = 3 + random.below(28); left > 0; left--) board[random.below(81)] = 1 + random.below(9);
  },
  /** Digits without immediate conflicts: hidden contradictions, or very many solutions. */
  sparse: (board, random) => place(board, random, 1 + random.below(30), 9, 81),
  'few digits': (board, random) => place(board, random, 4 + random.below(26), 2 + random.below(5), 81),
  'two bands': (board, random) => place(board, random, 4 + random.below(22), 9, 54),
  /** A puzzle with up to three more digits. */
  'near a puzzle': (board, random, { puzzles, grids }) => {
    board.set(puzzles.length > 0 ? pick(puzzles, random) : dug(pick(grids, random), random, 26));
    place(board, random, 1 + random.below(3), 9, 81);
  },
  /** The same without a third of the givens. */
  'near, sparse': (board, random, source) => {
    FAMILIES['near a puzzle'](board, random, source);
    for (let cell = 0; cell < 81; cell++) if (random.below(3) === 0) board[cell] = 0;
    place(board, random, 1 + random.below(3), 9, 81);
  },
  /** A full grid with few open cells; every second one has one digit changed. */
  dense: (board, random, { grids }) => {
    board.set(dug(pick(grids, random), random, 40 + random.below(40)));
    if (random.below(2) === 0) board[random.below(81)] = 1 + random.below(9);
  },
  /** Too few givens for one solution. */
  'several solutions': (board, random, { grids }) => {
    board.set(dug(pick(grids, random), random, 12 + random.below(14)));
  },
  /** A real puzzle, disguised. */
  permuted: (board, random, { puzzles, grids }) => {
    disguise(
      puzzles.length > 0 ? pick(puzzles, random) : dug(pick(grids, random), random, 28),
      random,
      board,
    );
  },
};

export function randomGrids(count: number, random: Random): Uint8Array[] {
  return Array.from({ length: count }, () => drawGrid(classic9(), random)!);
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}

/** Tries `tries` placements of digits up to `most` in the first cells; conflicting ones are left out. */
function place(board: Uint8Array, random: Random, tries: number, most: number, cells: number): void {
  for (; tries > 0; tries--) {
    const cell = random.below(cells);
    const digit = 1 + random.below(most);
    if (board[cell] === 0 && peers[cell].every((peer) => board[peer] !== digit)) board[cell] = digit;
  }
}

/** Keeps about so many digits of a grid. */
function dug(grid: Uint8Array, random: Random, kept: number): Uint8Array {
  return grid.map((digit) => (random.below(81) < kept ? digit : 0));
}

/**
 * Renames digits, exchanges rows and columns within bands and stacks, exchanges bands and stacks, and may transpose.
 */
function disguise(puzzle: Uint8Array, random: Random, to: Uint8Array): void {
  const digits = [0, ...shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9], random)];
  const [rows, columns] = [lines(random), lines(random)];
  const isTurned = random.below(2) === 0;
  for (let cell = 0; cell < 81; cell++) {
    const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
    to[isTurned ? 9 * column + row : 9 * row + column] = digits[puzzle[cell]];
  }
}

function lines(random: Random): number[] {
  return shuffle([0, 1, 2], random).flatMap((band) =>
    shuffle([0, 1, 2], random).map((line) => 3 * band + line),
  );
}
