/** Strong and weak links of a board as the forcing chains and cycles of one assumption use them. */
import {
  type Board,
  CANDIDATES,
  CELLS,
  COUNT,
  HOUSE_CELLS,
  HOUSE_OF,
  lowest,
  IN_BLOCK,
  PLACE_OF,
  SEES,
} from '../board.ts';
import { CAUSE } from './proof.ts';

/** The links that may be used: between places of a digit (x), within bivalue cells (y), or both. */
export type Mode = 'x' | 'y' | 'xy';

export interface Links {
  /**
   * At `candidate * 4 + k`: the candidate that must be true if this one is false, by cell, block, row or column; or -1.
   */
  readonly strong: Int16Array;
  /**
   * From `start[candidate]` onwards: the candidates that are false if this one is true and that have a strong link,
   * first in its cell, then in its peers. Others can only be the end of a chain.
   */
  readonly weak: Int16Array;
  readonly start: Int32Array;
}

export function createLinks(): Links {
  return {
    strong: new Int16Array(CANDIDATES * 4),
    weak: new Int16Array(CANDIDATES * 28),
    start: new Int32Array(CANDIDATES + 1),
  };
}

export function fillLinks({ strong, weak, start }: Links, { cells, places }: Board, mode: Mode): void {
  strong.fill(-1);
  for (let cell = 0; cell < CELLS; cell++) {
    const isBivalue = COUNT[cells[cell]] === 2;
    for (let rest = cells[cell]; rest !== 0; rest &= rest - 1) {
      const digit = lowest(rest);
      const at = (cell * 9 + digit) * 4;
      if (mode !== 'x' && isBivalue) strong[at] = cell * 9 + lowest(cells[cell] & ~(1 << digit));
      if (mode === 'y') continue;
      for (let kind = 0; kind < 3; kind++) {
        const house = HOUSE_OF[cell * 3 + kind];
        const there = places[house * 9 + digit];
        if (COUNT[there] !== 2) continue;
        const first = HOUSE_CELLS[house * 9 + lowest(there)];
        const other = first === cell ? HOUSE_CELLS[house * 9 + lowest(there & (there - 1))] : first;
        const target = other * 9 + digit;
        if (strong[at + 1] !== target && strong[at + 2] !== target) strong[at + 1 + kind] = target;
      }
    }
  }
  let used = 0;
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    start[candidate] = used;
    const cell = Math.floor(candidate / 9);
    const digit = candidate % 9;
    if (!((cells[cell] >> digit) & 1)) continue;
    if (mode !== 'x') {
      for (let rest = cells[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
        const other = cell * 9 + lowest(rest);
        if (leadsOn(strong, other)) weak[used++] = other;
      }
    }
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSE_OF[cell * 3 + kind] * 9;
      let rest = places[house + digit] & ~(1 << PLACE_OF[cell * 3 + kind]);
      // Links within the block are already included.
      if (kind > 0) rest &= ~IN_BLOCK[cell * 3 + kind];
      for (; rest !== 0; rest &= rest - 1) {
        const other = HOUSE_CELLS[house + lowest(rest)] * 9 + digit;
        if (leadsOn(strong, other)) weak[used++] = other;
      }
    }
  }
  start[CANDIDATES] = used;
}

/** Whether one of two candidates is false if the other is true. */
export function isWeakLink(a: number, b: number, mode: Mode): boolean {
  const cellA = Math.floor(a / 9);
  const cellB = Math.floor(b / 9);
  if (cellA === cellB) return mode !== 'x' && a !== b;
  return a % 9 === b % 9 && SEES[cellA * CELLS + cellB] === 1;
}

/** The reason of a weak link: the cell, or the first house that both share. */
export function weakCause(a: number, b: number): number {
  const cellA = Math.floor(a / 9);
  const cellB = Math.floor(b / 9);
  if (cellA === cellB) return CAUSE.cell;
  for (let kind = 0; kind < 3; kind++) {
    if (HOUSE_OF[cellA * 3 + kind] === HOUSE_OF[cellB * 3 + kind]) return CAUSE.block + kind;
  }
  return CAUSE.column;
}

function leadsOn(strong: Int16Array, candidate: number): boolean {
  const at = candidate * 4;
  return strong[at] >= 0 || strong[at + 1] >= 0 || strong[at + 2] >= 0 || strong[at + 3] >= 0;
}
