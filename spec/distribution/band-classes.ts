/**
 * The 416 classes of bands (Felgenhauer and Jarvis 2005): two bands are of one class if renaming digits and exchanging
 * boxes, rows and the columns of a box takes one to the other. With each class comes the exact share of all full grids
 * whose top band is of it. By symmetry the same holds for every band and every stack.
 */
import { ORDERS, partitions, SPLITS } from '../../engine/src/generate/partitions.ts';

export interface BandClasses {
  /** The number of classes. */
  readonly count: number;
  /** All full grids, which is known: 6,670,903,752,021,072,936,960. */
  readonly grids: bigint;
  /** The share of each class. */
  readonly shares: readonly number[];
  /** The class of three lines of nine digits, 1 … 9. */
  readonly classOf: (lines: readonly ArrayLike<number>[]) => number;
}

/** A band: its three rows of nine digits, 0 … 8, one after another. */
type Band = readonly number[];

export function bandClasses(): BandClasses {
  const bands = reducedBands();
  const idOf = new Map(bands.map((band, id) => [keyOf(band, 0), id]));
  const parent = bands.map((_, id) => id);
  const root = (id: number): number => {
    while (parent[id] !== id) id = parent[id] = parent[parent[id]];
    return id;
  };
  for (const [id, band] of bands.entries()) {
    for (const image of imagesOf(band)) parent[root(idOf.get(image)!)] = root(id);
  }
  const roots = [...new Set(bands.map((_, id) => root(id)))];
  const classOfId = new Map(roots.map((id, index) => [id, index]));
  const sizes = roots.map(() => 0);
  for (let id = 0; id < bands.length; id++) sizes[classOfId.get(root(id))!]++;
  const ways = roots.map((id, index) => BigInt(sizes[index]) * completions(bands[id]));
  const all = ways.reduce((sum, many) => sum + many, 0n);
  return {
    count: roots.length,
    // Names of the digits, and the orders of the columns in two boxes, were held fixed.
    grids: all * 362_880n * 36n,
    shares: ways.map((many) => Number(many) / Number(all)),
    classOf: (lines) => {
      const band = lines.flatMap((line) => Array.from(line, (digit) => digit - 1));
      return classOfId.get(root(idOf.get(keyOf(band, 0))!))!;
    },
  };
}

/** Bands whose first box is 0 … 8, with the columns of the others in the order of their top digits: 72,576. */
function reducedBands(): Band[] {
  const { under } = partitions();
  const bands: Band[] = [];
  for (let split = 0; split < SPLITS; split++) {
    const second = [0, 1, 2].map((row) => digitsOf(under[3 * split + row]));
    const third = [0, 1, 2].map((row) => digitsOf(511 & ~under[3 * split + row] & ~(7 << (3 * row))));
    for (const a of ORDERS)
      for (const b of ORDERS)
        for (const c of ORDERS)
          for (const d of ORDERS)
            bands.push([
              ...[0, 1, 2, ...second[0], ...third[0]],
              ...[3, 4, 5, ...ordered(second[1], a), ...ordered(third[1], c)],
              ...[6, 7, 8, ...ordered(second[2], b), ...ordered(third[2], d)],
            ]);
  }
  return bands;
}

/** Renames digits so that the chosen box reads 0 … 8, puts it first and orders the columns of the others; as text. */
function keyOf(band: Band, box: number): string {
  const names: number[] = [];
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) names[band[9 * row + 3 * box + column]] = 3 * row + column;
  const columns = (other: number): string[] =>
    [0, 1, 2]
      .map((column) => [0, 1, 2].map((row) => names[band[9 * row + 3 * other + column]]).join(''))
      .sort();
  return [...columns((box + 1) % 3), ...columns((box + 2) % 3)].join('');
}

/** The images of a band under some exchanges that generate all others. */
function imagesOf(band: Band): string[] {
  const rows = [band.slice(0, 9), band.slice(9, 18), band.slice(18)];
  const byColumns = (order: readonly number[]): Band =>
    rows.flatMap((row) => order.map((column) => row[column]));
  return [
    keyOf(band, 1),
    keyOf(byColumns([0, 1, 2, 6, 7, 8, 3, 4, 5]), 0),
    keyOf([rows[1], rows[0], rows[2]].flat(), 0),
    keyOf([rows[0], rows[2], rows[1]].flat(), 0),
    keyOf(byColumns([1, 0, 2, 3, 4, 5, 6, 7, 8]), 0),
    keyOf(byColumns([0, 2, 1, 3, 4, 5, 6, 7, 8]), 0),
  ];
}

/** The number of full grids with this top band. */
function completions(band: Band): bigint {
  const { second, third, orders, partitionOf } = partitions();
  const column = (at: number): number => (1 << band[at]) | (1 << band[9 + at]) | (1 << band[18 + at]);
  const [a, b, c] = [0, 3, 6].map((at) => SPLITS * partitionOf(column(at), column(at + 1)));
  let all = 0;
  for (let i = a; i < a + SPLITS; i++)
    for (let j = b; j < b + SPLITS; j++)
      for (let k = c; k < c + SPLITS; k++)
        all += orders(second[i], second[j], second[k]) * orders(third[i], third[j], third[k]);
  return BigInt(all) * 36n;
}

function ordered(digits: readonly number[], order: readonly number[]): number[] {
  return order.map((k) => digits[k]);
}

function digitsOf(set: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => (set >> digit) & 1);
}
