/** Cells as other programs' records name them. Some count from 0 and some from 1; what is not clear stays unread. */
import type { Cell } from '../../model/geometry.ts';
import { fieldOf, integerOf, itemsOf, type Literal, plainOf } from '../text/loose-json.ts';

/** A place, and whether its numbers are known to count from 1, as in `r1c1`. */
interface Place {
  readonly row: number;
  readonly column: number;
  readonly isSure: boolean;
}

/** Reads lists of cells of one record, all of which count from the same number. */
export interface PlaceReader {
  /** The cells of a list; undefined if some item is no cell, or may count from 0 or from 1. */
  readonly cellsOf: (list: Literal | undefined) => Cell[] | undefined;
}

const ROWS = ['row', 'r', 'Row', 'y', 'i'];
const COLUMNS = ['col', 'column', 'c', 'Col', 'Column', 'x', 'j'];

/** A reader of the cells in these parts of a record on a board of N × N. */
export function placeReader(parts: readonly Literal[], size: number): PlaceReader {
  const counts = new Set<number>();
  const indices = new Set<number>();
  for (const part of parts) collect(part, counts, indices);
  const pairBase = baseOf(counts, size);
  const indexBase = baseOf(indices, size * size);
  const cellOf = (item: Literal): Cell | undefined => {
    const index = indexIn(item);
    if (index !== undefined) return indexBase === undefined ? undefined : within(index - indexBase);
    const place = placeIn(item);
    const base = place?.isSure ? 1 : pairBase;
    if (!place || base === undefined) return undefined;
    const [row, column] = [place.row - base, place.column - base];
    return row < size && column < size && row >= 0 && column >= 0 ? row * size + column : undefined;
  };
  const within = (cell: number): Cell | undefined => (cell >= 0 && cell < size * size ? cell : undefined);
  return {
    cellsOf: (list) => {
      const cells = itemsOf(list).map(cellOf);
      return cells.length > 0 && cells.every((cell) => cell !== undefined) ? cells : undefined;
    },
  };
}

/** The number from which numbers count: 0 if there is a 0, 1 if there is the highest, undefined if it is not clear. */
function baseOf(counts: ReadonlySet<number>, most: number): 0 | 1 | undefined {
  const fromZero = counts.has(0);
  return fromZero === counts.has(most) ? undefined : fromZero ? 0 : 1;
}

function collect(part: Literal, counts: Set<number>, indices: Set<number>): void {
  const place = placeIn(part);
  if (place) {
    if (!place.isSure) counts.add(place.row).add(place.column);
    return;
  }
  if (part.kind === 'record') for (const field of part.fields.values()) collect(field, counts, indices);
  if (part.kind !== 'list') return;
  const areIndices = part.items.length > 0 && part.items.every((item) => indexIn(item) !== undefined);
  for (const item of part.items) {
    if (areIndices) indices.add(indexIn(item)!);
    else collect(item, counts, indices);
  }
}

function indexIn(item: Literal): number | undefined {
  const data = plainOf(item);
  return typeof data === 'number' && Number.isInteger(data) && data >= 0 ? data : undefined;
}

/** `[0, 1]`, `{"row": 0, "col": 1}`, `"r1c2"`, `"0,1"`. */
function placeIn(item: Literal): Place | undefined {
  if (item.kind === 'plain') {
    const found = /^\s*(?:r(\d{1,2})c(\d{1,2})|[[(]?(\d{1,2})\s?[,;:-]\s?(\d{1,2})[\])]?)\s*$/i.exec(
      String(item.data),
    );
    if (!found) return undefined;
    const isSure = found[1] !== undefined;
    return { row: Number(found[1] ?? found[3]), column: Number(found[2] ?? found[4]), isSure };
  }
  const [row, column] =
    item.kind === 'list' && item.items.length === 2
      ? item.items.map(integerOf)
      : [integerOf(fieldOf(item, ...ROWS)), integerOf(fieldOf(item, ...COLUMNS))];
  return row === undefined || column === undefined ? undefined : { row, column, isSure: false };
}
