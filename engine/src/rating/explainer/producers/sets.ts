/**
 * Hidden and naked pairs, triplets and quads. Every member must have at least two of the set's places or digits, so a
 * set contains no single. The direct form of a hidden set is one after which a hidden single follows: it places that
 * digit and eliminates nothing.
 */
import {
  bitsOf,
  BLOCKS_COLUMNS_ROWS,
  type Board,
  candidate,
  cellsAt,
  CHOICES,
  COUNT,
  HOUSE_CELLS,
} from '../board.ts';
import type { Hint, Rule } from '../hint.ts';

const HIDDEN: Readonly<Record<number, { rule: Rule; rating: number }>> = {
  2: { rule: 'hidden-pair', rating: 3.4 },
  3: { rule: 'hidden-triplet', rating: 4.0 },
  4: { rule: 'hidden-quad', rating: 5.4 },
};
const DIRECT: Readonly<Record<number, { rule: Rule; rating: number }>> = {
  2: { rule: 'direct-hidden-pair', rating: 2.0 },
  3: { rule: 'direct-hidden-triplet', rating: 2.5 },
};
const NAKED: Readonly<Record<number, { rule: Rule; rating: number }>> = {
  2: { rule: 'naked-pair', rating: 3.0 },
  3: { rule: 'naked-triplet', rating: 3.6 },
  4: { rule: 'naked-quad', rating: 5.0 },
};

export function hiddenSet(size: number): (board: Board) => Hint | undefined {
  return (board) => {
    for (const house of BLOCKS_COLUMNS_ROWS) {
      if (board.open[house] <= size * 2) continue;
      const fit = fitting(board.places, house * 9, size);
      if (COUNT[fit] < size) continue;
      for (const choice of CHOICES[size]) {
        if (choice & ~fit) continue;
        const at = commonPlaces(board, house, choice, size);
        if (at === 0) continue;
        const removed = othersAt(board, house, at, choice);
        if (removed.length > 0) return setHint(HIDDEN[size], 'hidden-set', house, at, choice, removed, -1);
      }
    }
    return undefined;
  };
}

export function directHiddenSet(size: number): (board: Board) => Hint | undefined {
  return (board) => {
    const { places, open } = board;
    for (const house of BLOCKS_COLUMNS_ROWS) {
      if (open[house] <= size) continue;
      const fit = fitting(places, house * 9, size);
      if (COUNT[fit] < size) continue;
      for (const choice of CHOICES[size]) {
        if (choice & ~fit) continue;
        const at = commonPlaces(board, house, choice, size);
        if (at === 0) continue;
        for (let digit = 0; digit < 9; digit++) {
          const there = places[house * 9 + digit];
          if ((choice >> digit) & 1 || COUNT[there] < 2 || COUNT[there & ~at] !== 1) continue;
          const placed = candidate(cellsAt(house, there & ~at)[0], digit);
          return setHint(DIRECT[size], 'hidden-set', house, at, choice, [], placed);
        }
      }
    }
    return undefined;
  };
}

export function nakedSet(size: number): (board: Board) => Hint | undefined {
  return (board) => {
    const { cells, open } = board;
    const here = new Uint16Array(9);
    for (const house of BLOCKS_COLUMNS_ROWS) {
      if (open[house] < size * 2) continue;
      for (let place = 0; place < 9; place++) here[place] = cells[HOUSE_CELLS[house * 9 + place]];
      const fit = fitting(here, 0, size);
      if (COUNT[fit] < size) continue;
      for (const choice of CHOICES[size]) {
        if (choice & ~fit) continue;
        const digits = unionOf(here, choice, size);
        if (digits === 0) continue;
        const removed = cellsAt(house, 511 & ~choice).flatMap((cell) =>
          bitsOf(cells[cell] & digits).map((digit) => candidate(cell, digit)),
        );
        if (removed.length > 0) return setHint(NAKED[size], 'naked-set', house, choice, digits, removed, -1);
      }
    }
    return undefined;
  };
}

/** The indices of the nine masks with at least two bits and at most `size`, as bits. */
function fitting(masks: Uint16Array, from: number, size: number): number {
  let fit = 0;
  for (let i = 0; i < 9; i++) {
    const count = COUNT[masks[from + i]];
    if (count >= 2 && count <= size) fit |= 1 << i;
  }
  return fit;
}

/**
 * The places of some digits of a house if each has at least two and all together have as many places as digits;
 * otherwise 0.
 */
function commonPlaces({ places }: Board, house: number, digits: number, size: number): number {
  let union = 0;
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const at = places[house * 9 + 31 - Math.clz32(rest & -rest)];
    if ((at & (at - 1)) === 0) return 0;
    union |= at;
  }
  return COUNT[union] === size ? union : 0;
}

/**
 * The union of the chosen masks if each has at least two bits and the union as many as there are masks; otherwise 0.
 */
export function unionOf(masks: ArrayLike<number>, choice: number, size: number): number {
  let union = 0;
  for (let rest = choice; rest !== 0; rest &= rest - 1) {
    const mask = masks[31 - Math.clz32(rest & -rest)];
    if ((mask & (mask - 1)) === 0) return 0;
    union |= mask;
  }
  return COUNT[union] === size ? union : 0;
}

function othersAt({ cells }: Board, house: number, at: number, digits: number): number[] {
  return cellsAt(house, at).flatMap((cell) =>
    bitsOf(cells[cell] & ~digits).map((digit) => candidate(cell, digit)),
  );
}

function setHint(
  { rule, rating }: { readonly rule: Rule; readonly rating: number },
  kind: 'hidden-set' | 'naked-set',
  house: number,
  at: number,
  digits: number,
  removed: readonly number[],
  placed: number,
): Hint {
  const reason = { kind, house, cells: cellsAt(house, at), digits: bitsOf(digits) } as const;
  return { rule, rating, removed, placed, reason };
}
