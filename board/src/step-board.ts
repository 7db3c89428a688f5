import type { Candidate, Digits, DigitSet, Geometry, Puzzle } from 'pencilmark';
import type { Point } from './figures.ts';
import { markPlace } from './marks.ts';
import { CELL } from './measures.ts';

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

/** The middle of a candidate's mark on the canvas, and the radius of a ring around it. */
export function placeOf(geometry: Geometry, { cell, digit }: Candidate): Point & { radius: number } {
  const { row, column } = geometry.cells[cell];
  const { x, y, font } = markPlace(digit, geometry.size);
  return { x: column * CELL + x, y: row * CELL + y, radius: font * 0.55 };
}
