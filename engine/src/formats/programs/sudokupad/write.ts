import { compressLz } from '../../codecs/lz-string.ts';
import type { ParsedPuzzle } from '../../parsed-puzzle.ts';
import { fpuzzlesJson } from '../fpuzzles/write.ts';

/** A link that opens the puzzle in SudokuPad, which can hold everything that f-puzzles can. */
export function formatSudokuPad(sheet: ParsedPuzzle): string {
  return `https://sudokupad.app/fpuzzles${encodeURIComponent(compressLz(fpuzzlesJson(sheet)))}`;
}
