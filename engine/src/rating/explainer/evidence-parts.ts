/** The parts of the evidence of translated steps: houses, candidates and cells as logic writes them. */
import type { Candidate, CandidatePart, ChainNode, Evidence, Step } from '../../logic/step.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { classic9 } from '../../model/boards.ts';
import { cellsAt, HOUSE_CELLS, HOUSE_OF, HOUSES } from './board.ts';

/** The candidates of each cell as nine bits; 0 for a filled one. */
export type Masks = ArrayLike<number>;

/** A technique and the evidence of a step. */
export type Named = readonly [TechniqueId, Evidence];

export type Conclusions = Pick<Step, 'placements' | 'eliminations'>;

let houseIndices: readonly number[] | undefined;

/** The index of a house in the geometry. */
export function houseIndex(house: number): number {
  houseIndices ??= Array.from({ length: HOUSES }, (_, own) =>
    classic9().houses.findIndex(({ cells }) => cellsAt(own, 511).every((cell) => cells.includes(cell))),
  );
  return houseIndices[house];
}

export function isIn(house: number, cell: number): boolean {
  return HOUSE_OF[cell * 3 + Math.floor(house / 9)] === house;
}

export function placesIn(cells: Masks, house: number, digit: number): number[] {
  return Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9)).filter(
    (cell) => (cells[cell] >> digit) & 1,
  );
}

export function presentIn(cells: Masks, removed: readonly number[]): Candidate[] {
  const present = removed.filter((one) => (cells[Math.floor(one / 9)] >> (one % 9)) & 1);
  return [...new Set(present)].sort((a, b) => a - b).map(candidateOf);
}

export function nodeOf(cells: readonly number[], digit: number): ChainNode {
  return { digit: digit + 1, cells };
}

export function part(cell: number, digit: number): CandidatePart {
  return { cell, digit: digit + 1, role: 'pattern' };
}

export function maskOf(digits: readonly number[]): number {
  return digits.reduce((mask, digit) => mask | (1 << digit), 0);
}

export function candidateOf(candidate: number): Candidate {
  return { cell: Math.floor(candidate / 9), digit: (candidate % 9) + 1 };
}
