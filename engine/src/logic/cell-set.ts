import type { Cell } from '../model/geometry.ts';

/**
 * A set of cells as bits: cell c is bit `c & 31` of word `c >> 5`. All sets of one geometry have the same
 * length (3 words for 81 cells). Functions that change a set take it as their first argument.
 */
export type CellSet = Int32Array;

export function cellSet(words: number, cells: readonly Cell[] = []): CellSet {
  const set = new Int32Array(words);
  for (let k = 0; k < cells.length; k++) addCell(set, cells[k]);
  return set;
}

export function hasCell(set: CellSet, cell: Cell): boolean {
  return ((set[cell >> 5] >>> (cell & 31)) & 1) === 1;
}

export function addCell(set: CellSet, cell: Cell): void {
  set[cell >> 5] |= 1 << (cell & 31);
}

export function removeCell(set: CellSet, cell: Cell): void {
  set[cell >> 5] &= ~(1 << (cell & 31));
}

export function clearCells(set: CellSet): void {
  for (let w = 0; w < set.length; w++) set[w] = 0;
}

export function setCells(target: CellSet, source: CellSet): void {
  for (let w = 0; w < target.length; w++) target[w] = source[w];
}

/** target ∩= other */
export function keepCells(target: CellSet, other: CellSet): void {
  for (let w = 0; w < target.length; w++) target[w] &= other[w];
}

/** target ∪= other */
export function uniteCells(target: CellSet, other: CellSet): void {
  for (let w = 0; w < target.length; w++) target[w] |= other[w];
}

/** target ∖= other */
export function dropCells(target: CellSet, other: CellSet): void {
  for (let w = 0; w < target.length; w++) target[w] &= ~other[w];
}

/** target = a ∩ b */
export function meetInto(target: CellSet, a: CellSet, b: CellSet): void {
  for (let w = 0; w < target.length; w++) target[w] = a[w] & b[w];
}

export function meets(a: CellSet, b: CellSet): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w] & b[w]) !== 0) return true;
  return false;
}

/** Whether every cell of `inner` is in `outer`. */
export function isWithin(inner: CellSet, outer: CellSet): boolean {
  for (let w = 0; w < inner.length; w++) if ((inner[w] & ~outer[w]) !== 0) return false;
  return true;
}

export function sameCells(a: CellSet, b: CellSet): boolean {
  for (let w = 0; w < a.length; w++) if (a[w] !== b[w]) return false;
  return true;
}

export function isEmptySet(set: CellSet): boolean {
  for (let w = 0; w < set.length; w++) if (set[w] !== 0) return false;
  return true;
}

export function cellCount(set: CellSet): number {
  let count = 0;
  for (let w = 0; w < set.length; w++) count += bitCount(set[w]);
  return count;
}

/**
 * The first member after `after`, or −1: the allocation-free loop is
 * `for (let cell = nextCell(set, -1); cell >= 0; cell = nextCell(set, cell))`.
 */
export function nextCell(set: CellSet, after: Cell | -1): Cell | -1 {
  const from = after + 1;
  let w = from >> 5;
  if (w >= set.length) return -1;
  let bits = set[w] & (-1 << (from & 31));
  while (bits === 0) {
    if (++w >= set.length) return -1;
    bits = set[w];
  }
  return (w << 5) + lowestBit(bits);
}

/** The members in ascending order. */
export function cellsIn(set: CellSet): Cell[] {
  const cells: Cell[] = [];
  for (let w = 0; w < set.length; w++) {
    for (let bits = set[w]; bits !== 0; bits &= bits - 1) cells.push((w << 5) + lowestBit(bits));
  }
  return cells;
}

/** The number of bits set in a 32-bit word. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest set bit, 0 … 31; `bits` is not 0. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
