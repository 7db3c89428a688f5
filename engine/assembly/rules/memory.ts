/**
 * Where things stand in the memory of the lanes core. As in the classic kernel a cell is one vector, whose eight lanes
 * belong to eight search nodes; `../state.ts` has the places that the classic pass needs. Each cell has two more
 * vectors: what it held when its rules were last told, and its digits in reverse, so that the greatest digit of a set
 * is found like the least. The image begins at `HEADER`; the engine writes it (`solve/constrained/lanes/image.ts`).
 */
import { ALL_LANES, CELLS, LANES, VECTOR } from '../state';

/** From a cell's vector to its other two, in bytes. */
export const TOLD: usize = 0x1c00;
export const REVERSED: usize = 0x3c00;

/** Room of the rule that runs at the moment. */
export const SCRATCH: usize = 0x6000;

/** For each lane the cell that was decided on last, −1 at the root. */
export const DECIDED: usize = 0x6f00;

export const HEADER: usize = 0x7000;

export let cellCount: i32 = 0;
/** The end of the cells' vectors. */
export let cellsEnd: usize = 0;
export let isClassic: bool = false;
export let size: i32 = 0;
export let all: i32 = 0;
export let dirtyAt: usize = 0;
export let dirtyEnd: usize = 0;
/** From a word of dirty rules to the word of those that are in use, and to that of all. */
export let usedOffset: usize = 0;
export let everyOffset: usize = 0;
export let rulesAt: usize = 0;
export let watchersAt: usize = 0;
export let scoresAt: usize = 0;
export let rootAt: usize = 0;
export let wantedAt: usize = 0;
export let foundAt: usize = 0;
export let stackAt: usize = 0;
/** Houses for decisions on digits with two places; 0 where there are none of these. */
export let housesAt: usize = 0;
/** Room for the nodes of the largest diagram. */
export let nodesAt: usize = 0;
/** The place of the first line that a machine reads: they are the last rules. */
export let firstLine: i32 = 0;
/** Bytes of a node's cells, and of a node: its cells, then its decision. */
export let nodeCells: usize = 0;
export let nodeBytes: usize = 0;

export function readHeader(): void {
  cellCount = word(0);
  cellsEnd = CELLS + <usize>cellCount * VECTOR;
  isClassic = word(1) != 0;
  size = word(2);
  all = (1 << size) - 1;
  dirtyAt = word(3);
  const words = <usize>word(4) * 4;
  dirtyEnd = dirtyAt + words;
  usedOffset = words;
  everyOffset = 2 * words;
  rulesAt = word(5);
  watchersAt = word(6);
  scoresAt = word(7);
  rootAt = word(8);
  wantedAt = word(9);
  foundAt = word(10);
  stackAt = word(11);
  housesAt = word(12);
  nodesAt = word(13);
  firstLine = word(14);
  nodeCells = <usize>((cellCount + 7) & ~7) * 2;
  nodeBytes = nodeCells + VECTOR;
}

// @ts-ignore: decorators on functions are AssemblyScript's
@inline function word(at: i32): i32 {
  return load<i32>(HEADER + <usize>at * 4);
}

// @ts-ignore
@inline export function wordAt(at: usize): i32 {
  return load<i32>(at);
}

/** A lane's share of all vectors, as a mask. */
export function lanesOf(bits: i32): v128 {
  return i16x8.ne(v128.and(i16x8.splat(<i16>bits), i16x8(1, 2, 4, 8, 16, 32, 64, 128)), i16x8.splat(0));
}

export { ALL_LANES, CELLS, LANES, VECTOR };
