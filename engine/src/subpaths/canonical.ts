/** Symmetries as values, canonical forms, equivalence. */
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
