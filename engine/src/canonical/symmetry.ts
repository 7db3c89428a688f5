/**
 * A symmetry as a plain value: the image of each cell and of each digit. Applied to a puzzle it gives an equivalent
 * puzzle.
 */
import { type Digit, digitBit, type DigitSet, digitsIn } from '../model/digits.ts';
import type { Cell, Geometry, HouseIndex } from '../model/geometry.ts';
import { constraintFunctions } from '../constraints/provided.ts';
import type { Constraint } from '../constraints/kinds.ts';
import { type Puzzle, requirePuzzle, type Rules } from '../puzzle/puzzle.ts';

/** Digit `d` in cell `c` becomes digit `digits[d]` in cell `cells[c]`. Survives `JSON.stringify`. */
export interface Symmetry {
  /** The image of each cell. */
  readonly cells: readonly Cell[];
  /** The image of each digit; `digits[0]` is 0, since "no digit" does not change. */
  readonly digits: readonly Digit[];
}

/** The identity symmetry of a board. */
export function identitySymmetry({ size, cells }: Geometry): Symmetry {
  return {
    cells: cells.map((_, cell) => cell),
    digits: Array.from({ length: size + 1 }, (_, digit) => digit),
  };
}

/** The composition of two symmetries: `first`, then `second`. */
export function composeSymmetries(first: Symmetry, second: Symmetry): Symmetry {
  return {
    cells: first.cells.map((cell) => second.cells[cell]),
    digits: first.digits.map((digit) => second.digits[digit]),
  };
}

/** The inverse of a symmetry. */
export function invertSymmetry({ cells, digits }: Symmetry): Symmetry {
  return { cells: inverted(cells), digits: inverted(digits) };
}

/** Whether two symmetries are equal. */
export function sameSymmetry(a: Symmetry, b: Symmetry): boolean {
  return sameList(a.cells, b.cells) && sameList(a.digits, b.digits);
}

/** Whether it permutes the cells and the digits of this board and maps every house to a house. */
export function isSymmetryOf(geometry: Geometry, { cells, digits }: Symmetry): boolean {
  return (
    isPermutation(cells, geometry.cells.length) &&
    isPermutation(digits, geometry.size + 1) &&
    digits[0] === 0 &&
    houseImages(geometry, cells).every((house) => house >= 0)
  );
}

/** For each house, the house to which its cells are mapped, −1 if there is none. No two houses have the same cells. */
export function houseImages({ houses }: Geometry, cells: readonly Cell[]): (HouseIndex | -1)[] {
  const byCells = new Map(houses.map((house, index) => [house.cells.join(), index]));
  return houses.map((house) => byCells.get(ascending(house.cells.map((cell) => cells[cell])).join()) ?? -1);
}

/** The image of a digit per cell, 0 if there is none: givens, entries, a solution. */
export function applyToDigits({ cells, digits }: Symmetry, board: ArrayLike<Digit>): Digit[] {
  const image: Digit[] = new Array(board.length).fill(0);
  for (let cell = 0; cell < board.length; cell++) image[cells[cell]] = digits[board[cell]];
  return image;
}

/** The image of a set of digits per cell: candidates, pencil marks. */
export function applyToSets(symmetry: Symmetry, sets: readonly DigitSet[]): DigitSet[] {
  const image: DigitSet[] = new Array(sets.length).fill(0);
  sets.forEach((set, cell) => (image[symmetry.cells[cell]] = applyToSet(symmetry, set)));
  return image;
}

/** A set of digits after the symmetry's relabelling. */
export function applyToSet({ digits }: Symmetry, set: DigitSet): DigitSet {
  return digitsIn(set).reduce((image, digit) => image | digitBit(digits[digit]), 0);
}

/**
 * Whether every constraint of the puzzle has an image: a sum has none if the digits change, nor has a rule about
 * neighbours if rows do.
 */
export function keepsConstraints(symmetry: Symmetry, { geometry, constraints }: Rules): boolean {
  return imagesOf(symmetry, geometry, constraints) !== undefined;
}

/** The image of a puzzle with its constraints. Throws a RangeError unless `keepsConstraints`. */
export function applyToPuzzle(symmetry: Symmetry, puzzle: Puzzle): Puzzle {
  requirePuzzle(puzzle);
  const constraints = imagesOf(symmetry, puzzle.geometry, puzzle.constraints);
  if (!constraints) throw new RangeError('the symmetry does not keep the constraints');
  return { ...imageOf(symmetry, puzzle, PUZZLE_PARTS), constraints };
}

/** The images of all constraints; undefined if one has none. */
function imagesOf(
  symmetry: Symmetry,
  geometry: Geometry,
  constraints: readonly Constraint[],
): readonly Constraint[] | undefined {
  return constraints.length === 0
    ? constraints
    : constraintFunctions().constraintImages(geometry, constraints, symmetry);
}

/** The image under a symmetry of each part of a value. A missing part of the type is a compile error. */
export type PartImages<T> = {
  readonly [Name in keyof T]-?: (
    symmetry: Symmetry,
    part: Exclude<T[Name], undefined>,
  ) => Exclude<T[Name], undefined>;
};

/** The image of a value, part by part; omitted parts stay omitted. */
export function imageOf<T extends object>(symmetry: Symmetry, source: T, parts: PartImages<T>): T {
  const image: Partial<T> = {};
  for (const name of Object.keys(parts) as (keyof T)[]) {
    const part = source[name];
    if (part !== undefined) image[name] = parts[name](symmetry, part as Exclude<T[keyof T], undefined>);
  }
  return image as T;
}

/** The image of a part that no symmetry changes. */
export function unchanged<T>(_symmetry: Symmetry, part: T): T {
  return part;
}

const PUZZLE_PARTS: PartImages<Puzzle> = {
  geometry: unchanged,
  // Their images need the geometry too: see `applyToPuzzle`.
  constraints: unchanged,
  givens: applyToDigits,
  allowed: applyToSets,
  // A drawing for one arrangement of cells does not apply to another.
  drawings: () => [],
};

function inverted(images: readonly number[]): number[] {
  const origins: number[] = new Array(images.length).fill(0);
  images.forEach((image, origin) => (origins[image] = origin));
  return origins;
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function isPermutation(images: readonly number[], length: number): boolean {
  const isInside = (image: number) => Number.isInteger(image) && image >= 0 && image < length;
  return images.length === length && new Set(images).size === length && images.every(isInside);
}

function ascending(list: number[]): number[] {
  return list.sort((a, b) => a - b);
}
