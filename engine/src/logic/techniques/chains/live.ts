/**
 * The candidates of a position, numbered without gaps (by digit, then cell), and for each the candidates that cannot be
 * true with it, as rows of bits. All chains are built on it.
 *
 * Read it with `read(search, LIVE)`.
 */
import { lowestBit } from '../../cell-set.ts';
import type { FinderContext, SharedData } from '../../finder-context.ts';
import type { Position } from '../../position.ts';
import { settle } from '../../rules/scope.ts';
import { domainsOf, premisesOf } from '../../rules/premises.ts';

/** Row i of a bit matrix with w words per row is `i * w … (i + 1) * w − 1`. */
export interface LiveCandidates {
  readonly position: Position;
  count: number;
  /** Words per row. */
  words: number;
  cellOf: Int32Array;
  digitOf: Int32Array;
  /** At `cell * stride + digit`: the index of the candidate, −1 if it is none. */
  readonly indexOf: Int32Array;
  readonly stride: number;
  /** For each candidate, the same digit in its peers. */
  sight: Int32Array;
  /**
   * All candidates that are eliminated if it is true: `sight`, the other digits of its cell, and those that rules
   * exclude.
   */
  eliminated: Int32Array;
}

export const LIVE: SharedData<LiveCandidates> = {
  create: ({ position, tables }) => ({
    position,
    count: 0,
    words: 0,
    cellOf: new Int32Array(0),
    digitOf: new Int32Array(0),
    indexOf: new Int32Array(tables.cellCount * tables.stride),
    stride: tables.stride,
    sight: new Int32Array(0),
    eliminated: new Int32Array(0),
  }),
  refresh: (live, search) => {
    numberCandidates(live, search);
    fillSight(live, search);
    fillCells(live, search);
    if (search.tables.bars) {
      fillBars(live, search);
      fillRules(live, search);
    }
    return live;
  },
};

/** A buffer of at least this length whose first `length` entries are 0: the old one if it is long enough. */
export function cleared(buffer: Int32Array, length: number): Int32Array {
  if (buffer.length < length) return new Int32Array(Math.ceil(length * 1.25));
  return buffer.fill(0, 0, length);
}

/** Writes the members of row `row` of a bit matrix to `into`, ascending; returns how many. */
export function rowMembers(matrix: Int32Array, words: number, row: number, into: Int32Array): number {
  let count = 0;
  for (let w = 0, at = row * words; w < words; w++, at++) {
    for (let bits = matrix[at]; bits !== 0; bits &= bits - 1) into[count++] = (w << 5) + lowestBit(bits);
  }
  return count;
}

export function hasBit(matrix: Int32Array, words: number, row: number, bit: number): boolean {
  return ((matrix[row * words + (bit >> 5)] >>> (bit & 31)) & 1) === 1;
}

function numberCandidates(live: LiveCandidates, { position, tables }: FinderContext): void {
  let total = 0;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    for (let rest = position.candidates[cell]; rest !== 0; rest &= rest - 1) total++;
  }
  live.cellOf = cleared(live.cellOf, total);
  live.digitOf = cleared(live.digitOf, total);
  live.indexOf.fill(-1);
  live.count = 0;
  for (let digit = 1; digit < tables.stride; digit++) {
    const holders = position.cells[digit];
    for (let w = 0; w < holders.length; w++) {
      for (let bits = holders[w]; bits !== 0; bits &= bits - 1) {
        const cell = (w << 5) + lowestBit(bits);
        live.indexOf[cell * tables.stride + digit] = live.count;
        live.cellOf[live.count] = cell;
        live.digitOf[live.count++] = digit;
      }
    }
  }
  live.words = (total + 31) >> 5;
}

function fillSight(live: LiveCandidates, { position, tables }: FinderContext): void {
  const { count, words, cellOf, digitOf, indexOf } = live;
  live.sight = cleared(live.sight, count * words);
  for (let i = 0; i < count; i++) {
    const digit = digitOf[i];
    const holders = position.cells[digit];
    const peers = tables.peerSets[cellOf[i]];
    for (let w = 0; w < peers.length; w++) {
      for (let bits = peers[w] & holders[w]; bits !== 0; bits &= bits - 1) {
        const other = indexOf[((w << 5) + lowestBit(bits)) * tables.stride + digit];
        live.sight[i * words + (other >> 5)] |= 1 << (other & 31);
      }
    }
  }
}

function fillCells(live: LiveCandidates, { position, tables }: FinderContext): void {
  const { count, words, cellOf, digitOf, indexOf } = live;
  live.eliminated = cleared(live.eliminated, count * words);
  live.eliminated.set(live.sight.subarray(0, count * words));
  for (let i = 0; i < count; i++) {
    const own = 1 << (digitOf[i] - 1);
    for (let rest = position.candidates[cellOf[i]] & ~own; rest !== 0; rest &= rest - 1) {
      const other = indexOf[cellOf[i] * tables.stride + lowestBit(rest) + 1];
      live.eliminated[i * words + (other >> 5)] |= 1 << (other & 31);
    }
  }
}

/** Adds the candidates that a candidate rules out in other cells by rules of two cells. */
function fillBars(live: LiveCandidates, { position, tables }: FinderContext): void {
  const { count, words, cellOf, digitOf, indexOf, stride, eliminated } = live;
  for (let i = 0; i < count; i++) {
    for (const { cell, digits } of tables.bars![cellOf[i] * stride + digitOf[i]]) {
      for (let rest = position.candidates[cell] & digits; rest !== 0; rest &= rest - 1) {
        const other = indexOf[cell * stride + lowestBit(rest) + 1];
        eliminated[i * words + (other >> 5)] |= 1 << (other & 31);
        eliminated[other * words + (i >> 5)] |= 1 << (i & 31);
      }
    }
  }
}

/** Adds the candidates that share no filling of a rule's cells with a candidate, as far as propagation shows. */
function fillRules(live: LiveCandidates, { position }: FinderContext): void {
  const { words, indexOf, stride, eliminated } = live;
  for (const { scope, isPair } of premisesOf(position).single) {
    if (isPair) continue;
    const domains = domainsOf(position, scope);
    if (!settle(scope, domains)) continue;
    for (let i = 0; i < domains.length; i++) {
      for (let rest = domains[i]; rest !== 0 && position.digits[scope.cells[i]] === 0; rest &= rest - 1) {
        const tried = domains.slice();
        tried[i] = rest & -rest;
        if (!settle(scope, tried)) continue;
        const own = indexOf[scope.cells[i] * stride + lowestBit(rest) + 1];
        for (let k = 0; k < domains.length; k++) {
          if (k === i) continue;
          for (let lost = domains[k] & ~tried[k]; lost !== 0; lost &= lost - 1) {
            const other = indexOf[scope.cells[k] * stride + lowestBit(lost) + 1];
            if (other < 0) continue;
            eliminated[own * words + (other >> 5)] |= 1 << (other & 31);
            eliminated[other * words + (own >> 5)] |= 1 << (own & 31);
          }
        }
      }
    }
  }
}
