import type { Geometry } from 'pencilmark';

/** One item per cell, in a list per row; an unchanged row keeps its list. No items give no rows. */
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
