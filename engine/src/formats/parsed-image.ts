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

/** The same parsed puzzle under a symmetry of its board. Its words stay as they are. */
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
  // Only the puzzle keeps its shape: what was drawn for one arrangement of cells says nothing about another.
  drawings: () => [],
  remarks: unchanged,
};
