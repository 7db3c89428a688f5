/**
 * The consequences of one candidate being true, by single links only: a true candidate makes its peers and the rest of
 * its cell false; a false candidate makes the other of two in a cell or full house true. No two results are combined.
 *
 * Read them with `impliedBy(search, cell, digit)`; `branchTo` returns the chain to a result.
 */
import { type Digit, lowestDigit, isSingleBit } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { lowestBit } from './cell-set.ts';
import { read, type FinderContext, type SharedData } from './finder-context.ts';
import type { Branch, Candidate, Implication, Link } from './step.ts';
import { housesWithAll } from './board-index.ts';

/** A set of candidates: candidate (cell, digit) is bit `cell * stride + digit`. */
export type CandidateSet = Int32Array;

/** The candidates that are false if this one is true, computed once per revision. */
export function impliedBy(context: FinderContext, cell: Cell, digit: Digit): CandidateSet {
  const data = read(context, IMPLIED);
  const at = cell * context.tables.stride + digit;
  let set = data.sets.get(at);
  if (!set) {
    spread(context, data, at);
    data.sets.set(at, (set = data.isFalse.slice()));
  }
  return set;
}

/** The shortest chain from the candidate being true to `target` being false, which must be implied. */
export function branchTo(context: FinderContext, from: Candidate, target: Candidate): Branch {
  const data = read(context, IMPLIED);
  const { stride } = context.tables;
  spread(context, data, from.cell * stride + from.digit);
  const path: number[] = [];
  for (let at = FALSE(target.cell * stride + target.digit); at >= 0; at = data.cause[at]) path.unshift(at);
  const implications = path.map((literal, i): Implication => {
    const node = { digit: (literal >> 1) % stride, cells: [Math.floor((literal >> 1) / stride)] };
    const holds = (literal & 1) === 0 ? 'true' : 'false';
    if (i === 0) return { node, holds, causes: [] };
    return {
      node,
      holds,
      causes: [i - 1],
      link: linkBetween(context, path[i - 1] >> 1, literal >> 1, holds),
    };
  });
  return { implications };
}

interface Implied {
  readonly sets: Map<number, CandidateSet>;
  readonly isTrue: CandidateSet;
  readonly isFalse: CandidateSet;
  /** For each literal, the literal that it follows from; −1 for the assumption. */
  readonly cause: Int32Array;
  readonly queue: Int32Array;
}

/** Literals: candidate × 2, plus 1 if it is false. */
const TRUE = (at: number): number => at << 1;
const FALSE = (at: number): number => (at << 1) | 1;

const IMPLIED: SharedData<Implied> = {
  create: ({ tables: { cellCount, stride } }) => ({
    sets: new Map(),
    isTrue: new Int32Array((cellCount * stride + 31) >> 5),
    isFalse: new Int32Array((cellCount * stride + 31) >> 5),
    cause: new Int32Array(cellCount * stride * 2),
    queue: new Int32Array(cellCount * stride * 2),
  }),
  refresh: (data) => {
    data.sets.clear();
    return data;
  },
};

/** Breadth first, so that causes lead back by the fewest links. */
function spread({ position, tables }: FinderContext, data: Implied, start: number): void {
  const { stride, peers, housesOf, houseCells, isFull } = tables;
  const { isTrue, isFalse, cause, queue } = data;
  isTrue.fill(0);
  isFalse.fill(0);
  let end = 0;
  const add = (set: CandidateSet, at: number, literal: number, from: number): void => {
    if (((set[at >> 5] >>> (at & 31)) & 1) === 1) return;
    set[at >> 5] |= 1 << (at & 31);
    cause[literal] = from;
    queue[end++] = literal;
  };
  add(isTrue, start, TRUE(start), -1);
  for (let head = 0; head < end; head++) {
    const literal = queue[head];
    const at = literal >> 1;
    const cell = Math.floor(at / stride);
    const digit = at % stride;
    const others = position.candidates[cell] & ~(1 << (digit - 1));
    if ((literal & 1) === 0) {
      for (let rest = others; rest !== 0; rest &= rest - 1) {
        const other = cell * stride + lowestDigit(rest);
        add(isFalse, other, FALSE(other), literal);
      }
      for (const peer of peers[cell]) {
        if (((position.candidates[peer] >>> (digit - 1)) & 1) === 0) continue;
        add(isFalse, peer * stride + digit, FALSE(peer * stride + digit), literal);
      }
      continue;
    }
    if (isSingleBit(others)) {
      const other = cell * stride + lowestDigit(others);
      add(isTrue, other, TRUE(other), literal);
    }
    for (const house of housesOf[cell]) {
      if (isFull[house] === 0) continue;
      const k = tables.positionIn[house * tables.cellCount + cell];
      const places = position.places[house * stride + digit] & ~(1 << k);
      if (!isSingleBit(places)) continue;
      const other = houseCells[house][lowestBit(places)] * stride + digit;
      add(isTrue, other, TRUE(other), literal);
    }
  }
}

function linkBetween(
  { position, tables }: FinderContext,
  from: number,
  to: number,
  holds: 'true' | 'false',
): Link {
  const { stride } = tables;
  const [a, b] = [from, to].map((at) => Math.floor(at / stride));
  const strength = holds === 'true' ? 'strong' : 'weak';
  if (a === b) return { strength, reason: { kind: 'cell', cell: a } };
  if (strength === 'weak') return { strength, reason: { kind: 'sight' } };
  const house = housesWithAll(tables, [a, b]).find((home) => {
    const places = position.places[home * stride + (to % stride)];
    return tables.isFull[home] === 1 && isSingleBit(places & (places - 1));
  });
  return { strength, reason: { kind: 'house', house: house! } };
}
