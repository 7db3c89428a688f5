import { type BoardState, coloursIn } from '@pencilmark/game';
import { type Cell, cellName, symbolOf } from 'pencilmark';
import { t } from '../words.ts';
import { penTexts } from './words.ts';

/**
 * The description of the player's drawing in a cell: colours of its candidates, lines that end there. Empty if there is
 * none.
 */
export function penLabel({ puzzle, digits, candidateColours, lines }: BoardState, cell: Cell): string {
  const { geometry } = puzzle;
  const end = (at: Cell, digit: number): string =>
    digit === 0 ? cellName(geometry, at) : `${symbolOf(geometry, digit)} ${cellName(geometry, at)}`;
  const coloured = digits[cell] !== 0 ? [] : candidateColours[cell];
  return [
    ...coloured.flatMap((set, index) =>
      coloursIn(set).map((colour) =>
        penTexts.cell.coloured(symbolOf(geometry, index + 1), t.colours[colour - 1]),
      ),
    ),
    ...lines.flatMap(({ from, to, style }) => {
      if (from.cell !== cell && to.cell !== cell) return [];
      const other = from.cell === cell ? to : from;
      return [penTexts.cell.line[style](end(other.cell, other.digit))];
    }),
  ]
    .map((part) => `, ${part}`)
    .join('');
}
