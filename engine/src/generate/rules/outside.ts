/** Clues beside the board that are true of a full grid. */
import type { Constraint } from '../../constraints/kinds.ts';
import { DIAGONAL, total } from '../../constraints/surroundings.ts';
import { type Cell, cellIn } from '../../model/geometry.ts';
import { type Drawing, isTrue, someOf, valueIn } from './drawing.ts';

type Reading = (cells: readonly Cell[], values: readonly number[]) => Constraint;

/** A clue for some of the rows and columns, read from either end if the direction matters. */
export function drawOutside(
  drawing: Drawing,
  ends: 'one' | 'both',
  share: number,
  read: Reading,
): Constraint[] {
  const lines = drawing.geometry.houses
    .filter(
      ({ kind, cells }) => (kind === 'row' || kind === 'column') && cells.length === drawing.geometry.size,
    )
    .flatMap(({ cells }) => (ends === 'one' ? [cells] : [cells, cells.toReversed()]));
  return placed(drawing, someOf(drawing, lines, share), read);
}

/** Sums of diagonals with at least three cells. */
export function drawLittleKillers(drawing: Drawing): Constraint[] {
  const { geometry } = drawing;
  const diagonals = geometry.cells.flatMap(({ row, column }, start) =>
    [...DIAGONAL, ...DIAGONAL.map(([down, right]) => [-down, -right] as const)].flatMap(([down, right]) => {
      if (cellIn(geometry, row - down, column - right) !== undefined) return [];
      const cells: Cell[] = [];
      for (let next: Cell | undefined = start; next !== undefined;) {
        cells.push(next);
        next = cellIn(geometry, row + down * cells.length, column + right * cells.length);
      }
      return cells.length >= 3 ? [cells] : [];
    }),
  );
  const sum: Reading = (cells, values) => ({ kind: 'little-killer', cells, sum: total(values) });
  return placed(drawing, someOf(drawing, diagonals, 0.4), sum);
}

function placed(drawing: Drawing, lines: readonly (readonly Cell[])[], read: Reading): Constraint[] {
  return lines.flatMap((cells) => {
    const key = cells.join();
    if (drawing.clued.has(key)) return [];
    const rule = read(cells, cells.map((cell) => valueIn(drawing, cell))); // oxfmt-ignore
    if (!isTrue(drawing, rule)) return [];
    drawing.clued.add(key);
    return [rule];
  });
}
