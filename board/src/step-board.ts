import type { Candidate, Cell, Digit, Digits, DigitSet, Geometry, Puzzle } from 'pencilmark';
import { EMPTY_LOOK } from './cell-drawing.ts';
import { rulesOf } from './drawing.ts';
import type { Point } from './figures.ts';
import { markPlace } from './marks.ts';
import { CELL } from './measures.ts';
import type { Ruled } from './rules/draw-rules.ts';

/** A board in play as a step sees it. `solveLogically` yields it with each step. */
export interface StepBoard {
  readonly geometry: Geometry;
  readonly constraints: Puzzle['constraints'];
  readonly drawings?: Puzzle['drawings'];
  /** The puzzle's givens; 0 if there is none. */
  readonly givens: Digits;
  /** The digit of each cell, 0 while open. */
  readonly digits: Digits;
  /** The candidates of each open cell. */
  readonly candidates: readonly DigitSet[];
}

/** A name for a candidate among others. */
export function keyOf({ cell, digit }: Candidate): string {
  return `${cell} ${digit}`;
}

/** The middle of a candidate's mark on the canvas, where rules leave it room, and the radius of a ring around it. */
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
