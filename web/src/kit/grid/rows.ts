import type { Geometry } from 'pencilmark';

/** One item per cell, a list for each row; a row in which nothing has changed keeps its list. Of no items, no rows. */
export function inRows<Item>(
  { rows, columns, cellAt }: Geometry,
  items: readonly Item[],
  before: readonly (readonly Item[])[],
): (readonly Item[])[] {
  return Array.from({ length: items.length && rows }, (_, row) => {
    const cells = cellAt.slice(row * columns, (row + 1) * columns).filter((cell) => cell >= 0);
    const old = row < before.length ? before[row] : [];
    const isSame = old.length === cells.length && cells.every((cell, index) => old[index] === items[cell]);
    return isSame ? old : cells.map((cell) => items[cell]);
  });
}
