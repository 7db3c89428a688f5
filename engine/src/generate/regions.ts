import { BOARD_SIZE } from '../model/plain-board.ts';
import { requireFields, requireValue, wholeNumber } from '../require.ts';
import type { BoxShape } from '../model/boards.ts';
import type { Random } from '../random.ts';

/**
 * Random regions of equal size for a jigsaw board: boxes (or rows, for a size without boxes) that trade cells along
 * their borders, each staying connected; the more `trades` are tried, the less is left of the boxes. Returns the name
 * of the region for each place of an N × N grid, as for `GeometrySpec.regions`. Such a board need not have a full grid;
 * most do.
 */
export function randomRegions(
  size: number,
  boxes: BoxShape,
  random: Random,
  trades = size * size * 3,
): string[] {
  requireValue('size', size, BOARD_SIZE);
  requireFields('boxes', boxes, { rows: wholeNumber(1, size), columns: wholeNumber(1, size) });
  requireValue('boxes.rows × boxes.columns', boxes.rows * boxes.columns, wholeNumber(size, size));
  requireValue('trades', trades, wholeNumber(0));
  const across = size / boxes.columns;
  const region = Array.from({ length: size * size }, (_, place) => {
    const row = Math.floor(place / size);
    return Math.floor(row / boxes.rows) * across + Math.floor((place % size) / boxes.columns);
  });
  for (let trade = 0; trade < trades; trade++) tradeCells(region, size, random);
  return region.map((index) => String.fromCharCode(65 + index));
}

/** Two adjacent regions exchange one cell each, unless one of them would be disconnected. */
function tradeCells(region: number[], size: number, random: Random): void {
  const a = random.below(region.length);
  const from = region[a];
  const touching = neighbours(a, size).filter((place) => region[place] !== from);
  if (touching.length === 0) return;
  const to = region[touching[random.below(touching.length)]];
  const back = region
    .map((_, place) => place)
    .filter((place) => region[place] === to && neighbours(place, size).some((near) => region[near] === from));
  const b = back[random.below(back.length)];
  region[a] = to;
  region[b] = from;
  if (inOnePiece(region, size, from) && inOnePiece(region, size, to)) return;
  region[a] = from;
  region[b] = to;
}

function neighbours(place: number, size: number): number[] {
  const column = place % size;
  return [
    ...(column > 0 ? [place - 1] : []),
    ...(column < size - 1 ? [place + 1] : []),
    ...(place >= size ? [place - size] : []),
    ...(place < size * (size - 1) ? [place + size] : []),
  ];
}

function inOnePiece(region: readonly number[], size: number, name: number): boolean {
  const members = region.map((_, place) => place).filter((place) => region[place] === name);
  const reached = new Set([members[0]]);
  for (const place of reached) {
    for (const near of neighbours(place, size)) if (region[near] === name) reached.add(near);
  }
  return reached.size === members.length;
}
