import { nameWords } from '../names/words.ts';
import { sizeOf, type Wish, type WishBoard } from './wish.ts';
import { wishWords } from './words.ts';

/** `9×9`, `Jigsaw`, `Samurai`. */
export function boardTitle(board: WishBoard): string {
  const size = sizeOf(board);
  return isPlain(board) ? `${size}×${size}` : nameWords.kinds[board];
}

/** A kind of puzzle by its rules, with its board unless that is the usual one: `9×9`, `Killer`, `Killer 6×6`. */
export function kindTitle({ board, rules }: Wish): string {
  if (rules === 'classic') return boardTitle(board);
  return board === '9x9' ? wishWords.rules[rules] : `${wishWords.rules[rules]} ${boardTitle(board)}`;
}

function isPlain(board: WishBoard): board is Extract<WishBoard, `${number}x${number}`> {
  return /^\d/.test(board);
}
