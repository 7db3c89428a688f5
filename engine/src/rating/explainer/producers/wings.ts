/**
 * XY-Wing 4.2 and XYZ-Wing 4.4: pivots in reading order, pincers in the order of the pivot's peers.
 * Order is the specification here, Sudoku Explainer's: not merged with logic's or HoDoKu's, which differ.
 */
import { type Board, candidate, CELLS, COUNT, lowest, PEERS, SEES } from '../board.ts';
import type { Hint } from '../hint.ts';

export const xyWing = (board: Board): Hint | undefined => wing(board, 2);
export const xyzWing = (board: Board): Hint | undefined => wing(board, 3);

function wing({ cells }: Board, size: 2 | 3): Hint | undefined {
  for (let pivot = 0; pivot < CELLS; pivot++) {
    const own = cells[pivot];
    if (COUNT[own] !== size) continue;
    for (let p = pivot * 20; p < pivot * 20 + 20; p++) {
      const first = cells[PEERS[p]];
      if (COUNT[first] !== 2 || COUNT[own & ~first] !== 1) continue;
      for (let q = pivot * 20; q < pivot * 20 + 20; q++) {
        const second = cells[PEERS[q]];
        if (COUNT[second] !== 2 || COUNT[own | first | second] !== 3) continue;
        if (COUNT[own & first & second] !== size - 2) continue;
        const pincers = [PEERS[p], PEERS[q]] as const;
        const digit = lowest(first & second);
        const removed = seenByAll(cells, digit, size === 3 ? [pivot, ...pincers] : pincers, pivot);
        if (removed.length === 0) continue;
        const reason = { kind: 'wing', pivot, pincers, digit } as const;
        return size === 2
          ? { rule: 'xy-wing', rating: 4.2, removed, placed: -1, reason }
          : { rule: 'xyz-wing', rating: 4.4, removed, placed: -1, reason };
      }
    }
  }
  return undefined;
}

function seenByAll(cells: Uint16Array, digit: number, all: readonly number[], pivot: number): number[] {
  const list: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (cell === pivot || !((cells[cell] >> digit) & 1)) continue;
    if (all.every((other) => SEES[other * CELLS + cell])) list.push(candidate(cell, digit));
  }
  return list;
}
