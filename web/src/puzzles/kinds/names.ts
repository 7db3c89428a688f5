import { nameWords } from '../names/words.ts';
import { sizeOf, type PuzzleKind, type OfferedBoard } from './kinds.ts';
import { kindWords } from './words.ts';

/** `9×9`, `Jigsaw`, `Samurai`. */
export function boardTitle(board: OfferedBoard): string {
  const size = sizeOf(board);
  return isPlain(board) ? `${size}×${size}` : nameWords.kinds[board];
}

/** A kind of puzzle by its rules, with its board unless that is the usual one: `9×9`, `Killer`, `Killer 6×6`. */
export function kindTitle({ board, rules }: PuzzleKind): string {
  if (rules === 'classic') return boardTitle(board);
  return board === '9x9' ? kindWords.rules[rules] : `${kindWords.rules[rules]} ${boardTitle(board)}`;
}

function isPlain(board: OfferedBoard): board is Extract<OfferedBoard, `${number}x${number}`> {
  return /^\d/.test(board);
}
