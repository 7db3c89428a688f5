import type { Cell } from 'pencilmark/boards';
import { drawBoard, type CellLook, type Drawing, EMPTY_LOOK } from '@pencilmark/board';
import type { Play } from './play.ts';

/**
 * The drawing of a board that is played or shown, with its conflicts; `selected` and its highlights if it is played.
 */
export function drawPlay(play: Play, selected: Cell | undefined): Drawing {
  const { puzzle, digits, marks, engine } = play;
  const { geometry, givens } = puzzle;
  const broken = new Set(engine.findConflicts(puzzle, digits).flatMap(({ cells }) => cells));
  const looks = digits.map((digit, cell): CellLook => ({
    ...EMPTY_LOOK,
    digit,
    corner: digit === 0 ? marks[cell] : 0,
    origin: givens[cell] === 0 ? 'entry' : 'given',
    fault: broken.has(cell) ? 'conflict' : 'none',
  }));
  const board = { geometry, looks, rules: engine.rulesOf(puzzle) };
  if (selected === undefined) return drawBoard(board);
  const same = digits[selected];
  return drawBoard({
    ...board,
    highlights: [
      { role: 'peer', cells: geometry.peers[selected] },
      { role: 'same', cells: digits.flatMap((digit, cell) => (same !== 0 && digit === same ? [cell] : [])) },
      { role: 'selected', cells: [selected] },
    ],
    selection: [selected],
  });
}
