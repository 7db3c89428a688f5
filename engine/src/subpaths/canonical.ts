/**
 * Symmetries as values, canonical forms, equivalence. Two puzzles are equivalent if one becomes the other when digits are
 * renamed and rows, columns and the whole board are moved; equivalent puzzles have the same canonical form.
 *
 * @example
 * ```js
 * import { createRandom, unwrap } from 'pencilmark/boards';
 * import { applyToPuzzle, canonicalForm, randomSymmetry } from 'pencilmark/canonical';
 * import { formatLine, parseLine } from 'pencilmark/formats';
 *
 * const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * const { puzzle } = unwrap(parseLine(line));
 * const symmetry = unwrap(randomSymmetry(puzzle.geometry, createRandom('a seed')));
 * const disguised = applyToPuzzle(symmetry, puzzle);
 * const forms = [puzzle, disguised].map((one) => formatLine({ puzzle: unwrap(canonicalForm(one)).puzzle }));
 * console.log(forms[0] === forms[1]); // true
 * ```
 *
 * @module pencilmark/canonical
 */
export { randomSymmetry, symmetryCount } from '../canonical/board-symmetries.ts';
export {
  type CanonicalForm,
  canonicalForm,
  findEquivalence,
  FORM_KINDS,
  type FormKind,
  type FormOptions,
} from '../canonical/canonical.ts';
export { SYMMETRY_PARTS, type SymmetryPart } from '../canonical/regular.ts';
export {
  applyToDigits,
  applyToPuzzle,
  applyToSet,
  applyToSets,
  composeSymmetries,
  houseImages,
  identitySymmetry,
  invertSymmetry,
  isSymmetryOf,
  keepsConstraints,
  sameSymmetry,
  type Symmetry,
} from '../canonical/symmetry.ts';
export { applyToParsedPuzzle } from '../formats/parsed-image.ts';
