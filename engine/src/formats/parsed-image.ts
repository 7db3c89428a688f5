import {
  applyToDigits,
  applyToPuzzle,
  applyToSets,
  imageOf,
  type PartImages,
  type Symmetry,
  unchanged,
} from '../canonical/symmetry.ts';
import type { ParsedPuzzle } from './parsed-puzzle.ts';

/** The image of a parsed puzzle under a symmetry of its board. Its texts do not change. */
export function applyToParsedPuzzle(symmetry: Symmetry, sheet: ParsedPuzzle): ParsedPuzzle {
  return imageOf(symmetry, sheet, SHEET_PARTS);
}

const SHEET_PARTS: PartImages<ParsedPuzzle> = {
  puzzle: applyToPuzzle,
  entries: applyToDigits,
  marks: applyToSets,
  corners: applyToSets,
  solution: applyToDigits,
  title: unchanged,
  author: unchanged,
  comment: unchanged,
  message: unchanged,
  // Only the puzzle keeps its meaning: a drawing for one arrangement of cells does not apply to another.
  drawings: () => [],
  remarks: unchanged,
};
