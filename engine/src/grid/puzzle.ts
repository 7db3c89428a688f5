import { ok, problem, type Result } from '../result.ts';
import { allDigits, type Digit, type DigitSet, MAX_SET_DIGIT } from './digits.ts';
import { cellName, type Geometry } from './geometry.ts';

/** A digit for each cell of a geometry, 0 where there is none. */
export type Digits = readonly Digit[];

/**
 * A puzzle: a board and its givens. Whether the givens agree, and how many solutions there are, is not promised
 * here; `findConflicts`, `count` and `findRedundantGivens` each answer one of those questions.
 */
export interface Puzzle {
  readonly geometry: Geometry;
  /** One per cell; 0 where nothing is given. */
  readonly givens: Digits;
  /**
   * One per cell: the digits that the puzzle still allows there, for puzzles that give pencil marks (sukaku).
   * Left out where only givens restrict the cells.
   */
  readonly allowed?: readonly DigitSet[];
}

/** Checks the lengths and ranges. Errors: `puzzle.length`, `puzzle.digit`, `puzzle.allowed`. */
export function createPuzzle(
  geometry: Geometry,
  givens: Digits,
  allowed?: readonly DigitSet[],
): Result<Puzzle> {
  const { size, cells } = geometry;
  if (givens.length !== cells.length) {
    return problem(
      'puzzle.length',
      `The board has ${cells.length} cells, ${givens.length} givens were given.`,
    );
  }
  const wrong = givens.findIndex((digit) => !Number.isInteger(digit) || digit < 0 || digit > size);
  if (wrong >= 0) {
    return problem(
      'puzzle.digit',
      `${cellName(geometry, wrong)} holds ${givens[wrong]}; digits are 1 to ${size}.`,
    );
  }
  if (!allowed) return ok({ geometry, givens: [...givens] });
  if (size > MAX_SET_DIGIT) return problem('puzzle.allowed', `Pencil marks end at ${MAX_SET_DIGIT} digits.`);
  const full = allDigits(size);
  if (
    allowed.length !== cells.length ||
    !allowed.every((set) => Number.isInteger(set) && set >= 0 && set <= full)
  ) {
    return problem('puzzle.allowed', `Pencil marks must be one set of digits up to ${size} for each cell.`);
  }
  return ok({ geometry, givens: [...givens], allowed: [...allowed] });
}

export function emptyPuzzle(geometry: Geometry): Puzzle {
  return { geometry, givens: geometry.cells.map(() => 0) };
}

export function givenCount({ givens }: Puzzle): number {
  return givens.filter((digit) => digit !== 0).length;
}

/** Whether two boards are filled alike. */
export function sameDigits(a: Digits, b: Digits): boolean {
  return a.length === b.length && a.every((digit, cell) => digit === b[cell]);
}

/** The symbol of a digit on this board; the empty text for 0. */
export function symbolOf({ symbols }: Geometry, digit: Digit): string {
  return digit === 0 ? '' : symbols[digit - 1];
}

/** Whether every cell of the board holds a digit. */
export function isFilled(digits: Digits): boolean {
  return digits.every((digit) => digit !== 0);
}
