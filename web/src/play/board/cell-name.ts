import type { CellLook } from '@pencilmark/board';
import { type BoardState, coloursIn } from '@pencilmark/game';
import { type Cell, cellName, digitsIn, type Geometry, symbolOf } from 'pencilmark';
import { t } from '../words.ts';

/** What a screen reader says of a cell: its place, its digit and where that comes from, marks, colours, faults. */
export function cellLabel(geometry: Geometry, cell: Cell, look: CellLook): string {
  const { row, column } = geometry.cells[cell];
  const symbols = (set: number): string[] => digitsIn(set).map((digit) => symbolOf(geometry, digit));
  const open = look.digit === 0;
  return [
    t.cell.place(row + 1, column + 1),
    open ? t.cell.empty : symbolOf(geometry, look.digit),
    ...(look.origin === 'given' ? [t.cell.given] : []),
    ...(open && look.corner !== 0 ? [t.cell.corner(symbols(look.corner))] : []),
    ...(open && look.centre !== 0 ? [t.cell.centre(symbols(look.centre))] : []),
    ...(open && look.allowed !== 0 ? [t.cell.allowed(symbols(look.allowed))] : []),
    ...(open && look.singles !== 0 ? [t.cell.single(symbols(look.singles))] : []),
    ...coloursIn(look.colours).map((colour) => t.colours[colour - 1]),
    ...(look.fault === 'none' ? [] : [t.cell[look.fault]]),
  ].join(', ');
}

/** What the player drew in a cell: colours of its candidates, lines that end there. Nothing where there is none. */
export function penLabel({ puzzle, digits, candidateColours, lines }: BoardState, cell: Cell): string {
  const { geometry } = puzzle;
  const end = (at: Cell, digit: number): string =>
    digit === 0 ? cellName(geometry, at) : `${symbolOf(geometry, digit)} ${cellName(geometry, at)}`;
  const coloured = digits[cell] !== 0 ? [] : candidateColours[cell];
  return [
    ...coloured.flatMap((set, index) =>
      coloursIn(set).map((colour) => t.cell.coloured(symbolOf(geometry, index + 1), t.colours[colour - 1])),
    ),
    ...lines.flatMap(({ from, to, style }) => {
      if (from.cell !== cell && to.cell !== cell) return [];
      const other = from.cell === cell ? to : from;
      return [t.cell.line[style](end(other.cell, other.digit))];
    }),
  ]
    .map((part) => `, ${part}`)
    .join('');
}
