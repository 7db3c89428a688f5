/**
 * The patterns that a dynamic chain may use besides singles: locking, hidden pairs, naked pairs and X-Wings that exist
 * only because of the candidates that the chain has ruled out so far. Each conclusion names the ruled-out candidates
 * that it needs.
 */
import {
  bitsOf,
  type Board,
  BLOCKS_COLUMNS_ROWS,
  candidate,
  cellsAt,
  COLUMNS,
  COUNT,
  HOUSE_CELLS,
  lowest,
  ROWS,
} from '../board.ts';
import { allCrossings, candidatesAt } from '../crossings.ts';
import type { Pattern } from './proof.ts';

/** Receives an eliminated candidate, the ruled-out candidates that it depends on, and the pattern. */
export type Emit = (candidate: number, parents: readonly number[], pattern: Pattern) => void;

/**
 * Emits the conclusions of the first kind of pattern with anything new on `now`, which is `before` after some
 * eliminations. Returns whether there were any.
 */
export function followPatterns(now: Board, before: Board, emit: Emit): boolean {
  return (
    lockings(now, before, emit) ||
    hiddenPairs(now, before, emit) ||
    nakedPairs(now, before, emit) ||
    xWings(now, before, emit)
  );
}

function lockings({ places }: Board, { places: before }: Board, emit: Emit): boolean {
  let found = false;
  for (const { base, cover, inBase, inCover } of allCrossings()) {
    for (let digit = 0; digit < 9; digit++) {
      const at = places[base * 9 + digit];
      const was = before[base * 9 + digit];
      if (at === was || (at & ~inBase) !== 0 || COUNT[at] < 2 || (was & ~inBase) === 0) continue;
      const gone = places[cover * 9 + digit] & ~inCover;
      if (gone === 0) continue;
      found = true;
      const parents = candidatesAt(base, was & ~inBase, digit);
      const pattern = { kind: 'locking', digit, base, cover } as const;
      for (const one of candidatesAt(cover, gone, digit)) emit(one, parents, pattern);
    }
  }
  return found;
}

function hiddenPairs({ places, cells, open }: Board, { places: before }: Board, emit: Emit): boolean {
  let found = false;
  for (const house of BLOCKS_COLUMNS_ROWS) {
    if (open[house] <= 4) continue;
    for (let high = 1; high < 9; high++) {
      const at = places[house * 9 + high];
      if (COUNT[at] !== 2) continue;
      for (let low = 0; low < high; low++) {
        if (places[house * 9 + low] !== at) continue;
        const lost = (before[house * 9 + low] | before[house * 9 + high]) & ~at;
        if (lost === 0) continue;
        const pair = (1 << low) | (1 << high);
        const members = cellsAt(house, at);
        const removed = members.flatMap((cell) => digitsOf(cell, cells[cell] & ~pair));
        if (removed.length === 0) continue;
        found = true;
        const parents: number[] = [];
        for (let rest = lost; rest !== 0; rest &= rest - 1) {
          const place = lowest(rest);
          for (const digit of [low, high]) {
            if ((before[house * 9 + digit] >> place) & 1) {
              parents.push(candidate(HOUSE_CELLS[house * 9 + place], digit));
            }
          }
        }
        removed.sort((a, b) => a - b);
        const pattern = { kind: 'hidden-pair', house, cells: members, digits: [low, high] } as const;
        for (const one of removed) emit(one, parents, pattern);
      }
    }
  }
  return found;
}

function nakedPairs({ cells, open, places }: Board, { cells: before }: Board, emit: Emit): boolean {
  let found = false;
  for (const house of BLOCKS_COLUMNS_ROWS) {
    if (open[house] < 4) continue;
    for (let high = 1; high < 9; high++) {
      const second = HOUSE_CELLS[house * 9 + high];
      const pair = cells[second];
      if (COUNT[pair] !== 2) continue;
      for (let low = 0; low < high; low++) {
        const first = HOUSE_CELLS[house * 9 + low];
        if (cells[first] !== pair || before[first] + before[second] === 2 * pair) continue;
        const own = (1 << low) | (1 << high);
        const lowDigit = lowest(pair);
        const highDigit = lowest(pair & (pair - 1));
        const others = (places[house * 9 + lowDigit] | places[house * 9 + highDigit]) & ~own;
        if (others === 0) continue;
        found = true;
        const parents = [
          ...digitsOf(first, before[first] & ~pair),
          ...digitsOf(second, before[second] & ~pair),
        ];
        const pattern = {
          kind: 'naked-pair',
          house,
          cells: [first, second],
          digits: [lowDigit, highDigit],
        } as const;
        for (const cell of cellsAt(house, others)) {
          for (const one of digitsOf(cell, cells[cell] & pair)) emit(one, parents, pattern);
        }
      }
    }
  }
  return found;
}

function xWings(now: Board, before: Board, emit: Emit): boolean {
  const inColumns = xWingsOf(now, before, COLUMNS, ROWS, emit);
  return xWingsOf(now, before, ROWS, COLUMNS, emit) || inColumns;
}

function xWingsOf(
  { places, placed }: Board,
  { places: before }: Board,
  bases: readonly number[],
  covers: readonly number[],
  emit: Emit,
): boolean {
  let found = false;
  for (let high = 1; high < 9; high++) {
    for (let low = 0; low < high; low++) {
      for (let digit = 0; digit < 9; digit++) {
        const first = bases[low] * 9 + digit;
        const second = bases[high] * 9 + digit;
        const at = places[first];
        if (at !== places[second] || COUNT[at] !== 2 || placed[digit] > 5) continue;
        if ((before[first] | before[second]) === at) continue;
        const own = (1 << low) | (1 << high);
        const removed: number[] = [];
        for (let rest = at; rest !== 0; rest &= rest - 1) {
          const cover = covers[lowest(rest)];
          removed.push(...candidatesAt(cover, places[cover * 9 + digit] & ~own, digit));
        }
        if (removed.length === 0) continue;
        found = true;
        const parents = [
          ...candidatesAt(bases[low], before[first] & ~at, digit),
          ...candidatesAt(bases[high], before[second] & ~at, digit),
        ];
        removed.sort((a, b) => a - b);
        const pattern = {
          kind: 'x-wing',
          digit,
          bases: [bases[low], bases[high]],
          covers: bitsOf(at).map((line) => covers[line]),
        } as const;
        for (const one of removed) emit(one, parents, pattern);
      }
    }
  }
  return found;
}

function digitsOf(cell: number, digits: number): number[] {
  const list: number[] = [];
  for (let rest = digits; rest !== 0; rest &= rest - 1) list.push(candidate(cell, lowest(rest)));
  return list;
}
