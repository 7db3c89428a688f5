/**
 * The rectangles of uniqueness tests: four cells in two rows and two columns whose two digits can be swapped without
 * affecting any house.
 */
import { type DigitSet, isSingleBit } from '../../../model/digits.ts';
import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import type { Position } from '../../position.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import type { BoardIndex } from '../../board-index.ts';

/** Corners in reading order: 0 and 1 are in the first row, 0 and 2 in the first column; the opposite of i is 3 − i. */
export interface Rectangle {
  readonly cells: readonly [Cell, Cell, Cell, Cell];
  readonly rows: readonly [HouseIndex, HouseIndex];
  readonly columns: readonly [HouseIndex, HouseIndex];
}

/** A rectangle of open cells that could all be reduced to two digits. */
export interface UniqueRectangle extends Rectangle {
  readonly pair: DigitSet;
  /** The digits of each corner beyond the pair. */
  readonly extras: readonly DigitSet[];
  /** The corners without and with extras, as indices of `cells`. */
  readonly floor: readonly number[];
  readonly roof: readonly number[];
}

/** Unique rectangles in compact form, until they are needed in full. */
interface FoundRectangles {
  /** The rectangles with all corners open at the last check, as indices of corners. */
  readonly open: Int32Array;
  openCount: number;
  count: number;
  /** Four entries each: index in `rectanglesOf`, pair, roof corners as bits, union of the extras. */
  readonly entries: Int32Array;
}

/** Roofs as bits of corners, by shape, which determines the tests that may apply. */
const ROOFS = {
  one: [0b0001, 0b0010, 0b0100, 0b1000],
  beside: [0b0011, 0b1100, 0b0101, 0b1010],
  across: [0b1001, 0b0110],
  three: [0b1110, 0b1101, 0b1011, 0b0111],
} as const;
export type RoofShape = keyof typeof ROOFS;

/** All roofs of these shapes, as bits. */
export function roofsOf(...shapes: readonly RoofShape[]): number {
  return shapes.reduce((bits, shape) => ROOFS[shape].reduce((all, roof) => all | (1 << roof), bits), 0);
}

interface Rectangles {
  readonly list: readonly Rectangle[];
  /** The corners of all rectangles, four entries each. */
  readonly corners: Int32Array;
}

const known = new WeakMap<BoardIndex, Rectangles>();

/**
 * The rectangles of a board. If the corners of one hold a b / b a, then b a / a b is a solution too, provided that
 * every house contains none of the corners or both of one side. Two areas are required as well, as the pattern is
 * commonly defined. A diagonal, a window or another grid that contains one corner distinguishes the cells.
 */
export function rectanglesOf(tables: BoardIndex): Rectangles {
  let rectangles = known.get(tables);
  if (!rectangles) {
    const list = build(tables);
    known.set(tables, (rectangles = { list, corners: Int32Array.from(list.flatMap(({ cells }) => cells)) }));
  }
  return rectangles;
}

/**
 * The open rectangles with at least one corner that has exactly the pair as candidates. Without the option
 * `missingCandidates` all corners have the whole pair; with it every corner has at least one digit of it. Rectangles
 * without a roof are contradictory and are left out.
 */
const UNIQUE_RECTANGLES: SharedData<FoundRectangles> = {
  create: ({ tables }) => {
    const { length } = rectanglesOf(tables).list;
    // At most four different pairs for each rectangle, one per corner.
    const entries = new Int32Array(length * 16);
    return { open: Int32Array.from({ length }, (_, i) => 4 * i), openCount: length, count: 0, entries };
  },
  refresh: (found, search) => {
    const { corners } = rectanglesOf(search.tables);
    found.count = 0;
    let kept = 0;
    for (let i = 0; i < found.openCount; i++) {
      if (gather(found, search, corners, found.open[i])) found.open[kept++] = found.open[i];
    }
    found.openCount = kept;
    return found;
  },
};

/** The rectangles that a test considers. */
export interface RectangleFilter {
  /** Bit r is set if roof r is considered: see `roofsOf`. */
  readonly roofs: number;
  /** `one digit`: only rectangles whose extras are all the same digit. */
  readonly extras: 'one digit' | 'any';
}

export function uniqueRectangles(context: FinderContext, filter: RectangleFilter): UniqueRectangle[] {
  const { count, entries } = read(context, UNIQUE_RECTANGLES);
  const found: UniqueRectangle[] = [];
  for (let at = 0; at < count; at += 4) {
    const roof = entries[at + 2];
    if (((filter.roofs >>> roof) & 1) === 0) continue;
    if (filter.extras === 'one digit' && !isSingleBit(entries[at + 3])) continue;
    found.push(described(context, entries[at], entries[at + 1], roof));
  }
  return found;
}

/** Whether the puzzle itself allows the digits in the cell: digits that its own marks forbid cannot be swapped. */
export function isAllowed({ puzzle: { allowed } }: Position, cell: Cell, digits: DigitSet): boolean {
  return allowed === undefined || (digits & ~allowed[cell]) === 0;
}

/** Adds the unique rectangles with these corners. Returns whether all corners are still open. */
function gather(found: FoundRectangles, context: FinderContext, corners: Int32Array, at: number): boolean {
  const { candidates } = context.position;
  const a = candidates[corners[at]];
  const b = candidates[corners[at + 1]];
  const c = candidates[corners[at + 2]];
  const d = candidates[corners[at + 3]];
  if (a === 0 || b === 0 || c === 0 || d === 0) return false;
  if (isPair(a)) offer(found, context, corners, at, a);
  if (isPair(b) && b !== a) offer(found, context, corners, at, b);
  if (isPair(c) && c !== a && c !== b) offer(found, context, corners, at, c);
  if (isPair(d) && d !== a && d !== b && d !== c) offer(found, context, corners, at, d);
  return true;
}

function offer(
  found: FoundRectangles,
  { position, options }: FinderContext,
  corners: Int32Array,
  at: number,
  pair: DigitSet,
): void {
  let roof = 0;
  let extras = 0;
  for (let corner = 0; corner < 4; corner++) {
    const cell = corners[at + corner];
    const set = position.candidates[cell];
    const held = set & pair;
    if (held === 0 || (held !== pair && !options.missingCandidates)) return;
    if (!isAllowed(position, cell, pair)) return;
    if (set !== held) roof |= 1 << corner;
    extras |= set & ~pair;
  }
  if (roof === 0) return;
  found.entries[found.count++] = at >> 2;
  found.entries[found.count++] = pair;
  found.entries[found.count++] = roof;
  found.entries[found.count++] = extras;
}

function described(
  { position, tables }: FinderContext,
  index: number,
  pair: DigitSet,
  roof: number,
): UniqueRectangle {
  const { cells, rows, columns } = rectanglesOf(tables).list[index];
  const extras = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner++) extras[corner] = position.candidates[cells[corner]] & ~pair;
  return { cells, rows, columns, pair, extras, floor: CORNERS[15 - roof], roof: CORNERS[roof] };
}

/** The corners for each set of bits. */
const CORNERS = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter((corner) => (bits >>> corner) & 1),
);

function isPair(set: DigitSet): boolean {
  return set !== 0 && isSingleBit(set & (set - 1));
}

function build(tables: BoardIndex): Rectangle[] {
  const { rows } = tables;
  const found: Rectangle[] = [];
  for (let i = 0; i < rows.length; i++) {
    for (let j = i + 1; j < rows.length; j++) {
      const sides = sidesBetween(tables, rows[i], rows[j]);
      for (let k = 0; k < sides.length; k++) {
        for (let l = k + 1; l < sides.length; l++) {
          const cells = [sides[k].top, sides[l].top, sides[k].bottom, sides[l].bottom] as const;
          const columns = [sides[k].column, sides[l].column] as const;
          if (isInterchangeable(tables, cells)) found.push({ cells, rows: [rows[i], rows[j]], columns });
        }
      }
    }
  }
  return found;
}

/** A column that crosses two rows, and the cells where it does. */
interface Side {
  readonly column: HouseIndex;
  readonly top: Cell;
  readonly bottom: Cell;
}

function sidesBetween(
  { columns, houseCells, positionIn, cellCount }: BoardIndex,
  a: HouseIndex,
  b: HouseIndex,
): Side[] {
  const isIn = (house: HouseIndex, cell: Cell): boolean => positionIn[house * cellCount + cell] >= 0;
  return columns.flatMap((column) => {
    const top = houseCells[a].filter((cell) => isIn(column, cell));
    const bottom = houseCells[b].filter((cell) => isIn(column, cell));
    return top.length === 1 && bottom.length === 1 ? [{ column, top: top[0], bottom: bottom[0] }] : [];
  });
}

function isInterchangeable({ geometry, housesOf }: BoardIndex, cells: Rectangle['cells']): boolean {
  const [a, b, c, d] = cells;
  const houses = new Set(cells.flatMap((cell) => housesOf[cell]));
  let areas = 0;
  for (const house of houses) {
    const inside = cells.filter((cell) => housesOf[cell].includes(house));
    const isDiagonal = (inside[0] === a && inside[1] === d) || (inside[0] === b && inside[1] === c);
    if (inside.length !== 2 || isDiagonal) return false;
    const { kind } = geometry.houses[house];
    if (kind === 'box' || kind === 'region') areas++;
  }
  return areas === 2;
}
