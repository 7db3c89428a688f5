/** The cells that a rule reads, and whether it may hold when only some cells are filled. */
import type { Cell, Constraint, Digit, Geometry } from 'pencilmark';
import { cellsOf, holdsIn } from 'pencilmark';
import { MEANINGS, type Partly } from './rule-meanings.ts';

/** Whether some extension of this filling may obey a constraint. */
export function mayHold(constraint: Constraint, grid: Partly, digits: ReadonlyMap<Cell, Digit>): boolean {
  if (constraint.kind === 'all-of')
    return constraint.lists.flat().every((one) => mayHold(one as Constraint, grid, digits));
  if (constraint.kind === 'any-of')
    return constraint.alternatives.some((list) =>
      list.every((one) => mayHold(one as Constraint, grid, digits)),
    );
  const meaning = MEANINGS[constraint.kind] as ((rule: Constraint, grid: Partly) => boolean) | undefined;
  if (meaning && !meaning(constraint, grid)) return false;
  const cells = cellsRead(grid.geometry, constraint);
  if (cells.length === 0 || cells.some((cell) => !digits.has(cell))) return true;
  const all = grid.geometry.cells.map((_, cell) => digits.get(cell) ?? 0);
  return holdsIn(grid.geometry, constraint, all);
}

/** Whether a constraint allows these digits in two cells, if nothing else is known. */
export function mayBoth(
  constraint: Constraint,
  geometry: Geometry,
  ...pair: readonly (readonly [Cell, Digit])[]
): boolean {
  const digits = new Map(pair);
  const value = (cell: Cell): number | undefined => {
    const digit = digits.get(cell);
    return digit === undefined ? undefined : geometry.values[digit - 1];
  };
  const grid: Partly = {
    geometry,
    filled: [...digits.keys()],
    value,
    low: (cell) => value(cell) ?? geometry.values[0],
    high: (cell) => value(cell) ?? geometry.values[geometry.size - 1],
  };
  return mayHold(constraint, grid, digits);
}

const known = new WeakMap<Constraint, readonly Cell[]>();

/** Every cell that a rule reads; none if it reads the whole grid. */
export function cellsRead(geometry: Geometry, constraint: Constraint): readonly Cell[] {
  let cells = known.get(constraint);
  if (!cells) known.set(constraint, (cells = [...new Set(readBy(geometry, constraint))]));
  return cells;
}

function readBy({ cells: places, houses }: Geometry, constraint: Constraint): Cell[] {
  const { kind } = constraint;
  if (/^(no|anti)-/.test(kind)) return [];
  const own = cellsOf(constraint);
  const around = (isRead: (a: (typeof places)[number], b: (typeof places)[number]) => boolean): Cell[] => [
    ...own,
    ...places.flatMap((place, cell) => (own.some((mine) => isRead(places[mine], place)) ? [cell] : [])),
  ];
  if (kind === 'minimum' || kind === 'maximum')
    return around((a, b) => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1);
  if (kind === 'row-index') return around((a, b) => a.column === b.column);
  if (kind === 'column-index') return around((a, b) => a.row === b.row);
  if (kind !== 'box-index') return own;
  return houses
    .filter(
      (house) =>
        (house.kind === 'box' || house.kind === 'region') && house.cells.some((cell) => own.includes(cell)),
    )
    .flatMap((house) => [...house.cells]);
}
