import type { Cell, Geometry } from 'pencilmark';

/** One item per cell, a list for each row; a row in which nothing has changed keeps its list. Of no items, no rows. */
export function inRows<Item>(
  geometry: Geometry,
  items: readonly Item[],
  before: readonly (readonly Item[])[],
): (readonly Item[])[] {
  if (items.length === 0) return [];
  return cellsInRows(geometry).map((cells, row) => {
    const old = row < before.length ? before[row] : [];
    const isSame = old.length === cells.length && cells.every((cell, index) => old[index] === items[cell]);
    return isSame ? old : cells.map((cell) => items[cell]);
  });
}

/** The cells of each row of the canvas, from left to right. */
function cellsInRows(geometry: Geometry): readonly (readonly Cell[])[] {
  let known = rows.get(geometry);
  if (!known) rows.set(geometry, (known = rowsOf(geometry)));
  return known;
}

const rows = new WeakMap<Geometry, readonly (readonly Cell[])[]>();

function rowsOf({ rows, cells }: Geometry): Cell[][] {
  const lists: Cell[][] = Array.from({ length: rows }, () => []);
  for (const [cell, { row }] of cells.entries()) lists[row].push(cell);
  return lists;
}
