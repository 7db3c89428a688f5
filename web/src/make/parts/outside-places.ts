/** The places around a board, for clues that look into it: their positions, and how keys reach them. */
import { type Cell, cellIn, type Geometry } from 'pencilmark';

/** A place on the canvas or one step outside it: rows from −1 to `rows`, columns from −1 to `columns`. */
export interface CanvasPlace {
  readonly row: number;
  readonly column: number;
}

/** The direction in which clues look into the board. */
export type Way = 'straight' | 'diagonal';

const STEPS: Readonly<Record<Way, readonly (readonly [down: number, right: number])[]>> = {
  straight: [[0, 1], [1, 0], [0, -1], [-1, 0]],
  diagonal: [[1, 1], [1, -1], [-1, 1], [-1, -1]],
}; // oxfmt-ignore

/** Minimum number of cells in a line: no known kind of clue uses fewer. */
const LEAST = 2;

/** The lines seen from an outside place, from the near edge to the far one. */
export function linesFrom(geometry: Geometry, { row, column }: CanvasPlace, way: Way): Cell[][] {
  return STEPS[way]
    .map(([down, right]) => {
      const cells: Cell[] = [];
      for (let steps = 1; ; steps++) {
        const cell = cellIn(geometry, row + steps * down, column + steps * right);
        if (cell === undefined) return cells;
        cells.push(cell);
      }
    })
    .filter((cells) => cells.length >= LEAST);
}

/** All outside places that see a line, row by row from the top left corner. */
export function placesOutside(geometry: Geometry, way: Way): CanvasPlace[] {
  const { rows, columns } = geometry;
  const places: CanvasPlace[] = [];
  for (let row = -1; row <= rows; row++) {
    const isBeside = row >= 0 && row < rows;
    for (let column = -1; column <= columns; column += isBeside ? columns + 1 : 1) {
      if (linesFrom(geometry, { row, column }, way).length > 0) places.push({ row, column });
    }
  }
  return places;
}

export function isSamePlace(a: CanvasPlace | undefined, b: CanvasPlace): boolean {
  return a?.row === b.row && a.column === b.column;
}

/** The next cell or outside place in a direction; beyond the last it wraps around. */
export function stepPast(
  geometry: Geometry,
  outside: readonly CanvasPlace[],
  from: CanvasPlace,
  [down, right]: readonly [number, number],
): CanvasPlace {
  const wrapped = (at: number, count: number) => ((at + 1 + count + 2) % (count + 2)) - 1;
  let { row, column } = from;
  for (;;) {
    row = wrapped(row + down, geometry.rows);
    column = wrapped(column + right, geometry.columns);
    const place = { row, column };
    const isThere = cellIn(geometry, row, column) !== undefined || outside.some((one) => isSamePlace(one, place)); // oxfmt-ignore
    if (isThere || isSamePlace(from, place)) return place;
  }
}
