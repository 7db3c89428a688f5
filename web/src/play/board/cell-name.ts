import type { CellLook } from '@pencilmark/board';
import { coloursIn } from '@pencilmark/game';
import { type Cell, digitsIn, type Geometry, symbolOf } from 'pencilmark';
import { t } from '../words.ts';

/** The screen reader's label of a cell: its place, its digit and its origin, marks, colours, errors. */
export function cellLabel(geometry: Geometry, cell: Cell, look: CellLook): string {
  const { row, column } = geometry.cells[cell];
  const symbols = (set: number): string[] => digitsIn(set).map((digit) => symbolOf(geometry, digit));
  const open = look.digit === 0;
  return [
    t.cell.place(row + 1, column + 1),
    open ? t.cell.empty : symbolOf(geometry, look.digit),
    ...(look.origin === 'entry' ? [] : [t.cell[look.origin]]),
    ...(open && look.corner !== 0 ? [t.cell.corner(symbols(look.corner))] : []),
    ...(open && look.centre !== 0 ? [t.cell.centre(symbols(look.centre))] : []),
    ...(open && look.allowed !== 0 ? [t.cell.allowed(symbols(look.allowed))] : []),
    ...(open && look.singles !== 0 ? [t.cell.single(symbols(look.singles))] : []),
    ...coloursIn(look.colours).map((colour) => t.colours[colour - 1]),
    ...(look.fault === 'none' ? [] : [t.cell[look.fault]]),
  ].join(', ');
}
