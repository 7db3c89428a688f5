import type { Candidate, Cell, Digit, Digits, DigitSet, Geometry, Position, Puzzle } from 'pencilmark';
import { EMPTY_LOOK } from './cell-drawing.ts';
import { rulesOf } from './drawing.ts';
import type { Point } from './figures.ts';
import { markPlace } from './marks.ts';
import { CELL } from './measures.ts';
import type { Ruled } from './rules/draw-rules.ts';

/** The board on which a step is found. `solveLogically` yields it with each step. */
export interface StepBoard {
  readonly geometry: Geometry;
  readonly constraints: Puzzle['constraints'];
  readonly drawings?: Puzzle['drawings'];
  /** The puzzle's givens; 0 if there is none. */
  readonly givens: Digits;
  /** The digit of each cell, 0 if open. */
  readonly digits: Digits;
  /** The candidates of each open cell. */
  readonly candidates: readonly DigitSet[];
}

/** The board of a step: what `solveLogically` yields with it, or the position from which `nextStep` found it. */
export type StepSource = StepBoard | Position;

/** The same as plain lists; a position keeps its digits and candidates in typed arrays. */
export function stepBoardOf(source: StepSource): StepBoard {
  const { digits, candidates } = source;
  const puzzle = 'puzzle' in source ? source.puzzle : source;
  return { ...puzzle, digits: Array.from(digits), candidates: Array.from(candidates) };
}

/** A unique key for a candidate. */
export function keyOf({ cell, digit }: Candidate): string {
  return `${cell} ${digit}`;
}

/**
 * The centre of a candidate's mark on the canvas, shifted to make room for rules, and the radius of a ring around it.
 */
export function placeOf(board: Ruled, { cell, digit }: Candidate): Point & { radius: number } {
  const { row, column } = board.geometry.cells[cell];
  const { x, y, font } = markOf(board, cell, digit);
  return { x: column * CELL + x, y: row * CELL + y, radius: font * 0.55 };
}

function markOf(board: Ruled, cell: Cell, digit: Digit): Point & { font: number } {
  const place = markPlace(digit, board.geometry.size);
  const mark = { kind: 'text', role: 'corner', text: '', ...place } as const;
  const [shown] = rulesOf(board)?.arrange(cell, EMPTY_LOOK, [mark]) ?? [mark];
  return shown.kind === 'text' ? shown : place;
}
