import { compressLz } from '../../codecs/lz-string.ts';
import type { ParsedPuzzle } from '../../parsed-puzzle.ts';
import { fpuzzlesJson } from '../fpuzzles/write.ts';

/** A link that SudokuPad opens; what f-puzzles can hold, it can. */
export function formatSudokuPad(sheet: ParsedPuzzle): string {
  return `https://sudokupad.app/fpuzzles${encodeURIComponent(compressLz(fpuzzlesJson(sheet)))}`;
}
