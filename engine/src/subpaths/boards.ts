/**
 * Boards, puzzles and the basics of everything else: digits, sets of digits, validity, results, seeded randomness. A
 * board (`Geometry`) is cells and the houses they form; a puzzle is a board with givens and, if it has any, rules
 * beyond houses. Cells are numbered from 0, row by row; digits from 1, and 0 is an empty cell.
 *
 * @example
 * ```js
 * import { cellName, createGeometry, createPuzzle, findConflicts, unwrap } from 'pencilmark/boards';
 *
 * const board = unwrap(createGeometry({ size: 4, diagonals: ['main', 'anti'] }));
 * console.log(board.houses.length); // 10
 *
 * const givens = [...'1...', '..2.', '..1.', '....'].flatMap((row) => Array.from(row, (sign) => Number(sign) || 0));
 * const puzzle = unwrap(createPuzzle(board, givens));
 * for (const { cells } of findConflicts(puzzle, givens)) {
 *   console.log(cells.map((cell) => cellName(board, cell)).join(' ')); // r1c1 r3c3
 * }
 * ```
 *
 * @module pencilmark/boards
 */
export {
  defaultBox,
  defaultSymbols,
  digitBit,
  digitCount,
  digitsIn,
  hasDigit,
  lowestDigit,
} from '../checked.ts';
export { isClassic, type Variant, VARIANTS, variantSpec } from '../model/boards.ts';
export { createGeometry, MAX_SIZE, MIN_SIZE } from '../model/create-geometry.ts';
export {
  allDigits,
  type Digit,
  type Digits,
  digitSet,
  type DigitSet,
  MAX_SET_DIGIT,
  NO_DIGITS,
} from '../model/digits.ts';
export {
  arePeers,
  type CanvasPlace,
  type Cell,
  cellIn,
  cellName,
  type Diagonal,
  type Geometry,
  geometryName,
  type GeometrySpec,
  type House,
  HOUSE_KINDS,
  type HouseIndex,
  type HouseKind,
  houseName,
  sameGeometry,
} from '../model/geometry.ts';
export { type BoxShape, classic9, plainBoard } from '../model/plain-board.ts';
export { checkSymbols, splitSymbols, type Symbols } from '../model/symbols.ts';
export { candidatesOf, seenFrom } from '../puzzle/candidates.ts';
export {
  createPuzzle,
  emptyPuzzle,
  givenCount,
  hasOnlyHouses,
  isFilled,
  type Puzzle,
  type Rules,
  sameDigits,
  symbolOf,
} from '../puzzle/puzzle.ts';
export {
  type Conflict,
  type ConstraintConflict,
  describeConflict,
  findConflicts,
  type HouseConflict,
  isConsistent,
  isSolutionOf,
} from '../puzzle/validity.ts';
export { createRandom, type Random, shuffle } from '../random.ts';
export { type ProblemCode } from '../problem-codes.ts';
export {
  type AnyProblem as Problem,
  type AnyResult as Result,
  describeProblem,
  type Place,
  PuzzleError,
  unwrap,
} from '../result.ts';
export { type Stopping, type StopSignal } from '../stopping.ts';
