/**
 * Aligned pair (6.2) and triplet (7.5) exclusion: of all ways to fill two or three cells, those that leave a common
 * peer without a candidate are excluded; a digit in none of the remaining ways is eliminated.
 *
 * Requires at least two such excluding cells, even if one would suffice. The third cell of a triplet must be an
 * excluding cell of one of the first two, so not every aligned triplet is tried.
 */
import { bitsOf, type Board, candidate, CELLS, COUNT, PEERS, SEES } from '../board.ts';
import type { Hint, Rule } from '../hint.ts';

/** Base cells in reading order, and for each cell of the board its possible excluding cells. */
interface Bases {
  readonly list: readonly number[];
  /** In the order of the base cell's peers. */
  readonly excluders: readonly (readonly number[])[];
  /** The same as sets of cells, in three words of 27 bits. */
  readonly sets: Int32Array;
}

export function alignedPairExclusion(): (board: Board) => Hint | undefined {
  const changes = createChanges();
  return ({ cells }) => {
    const changed = changes.since(cells);
    const { list, sets } = basesOf(cells, 2);
    for (let second = 1; second < list.length; second++) {
      for (let first = 0; first < second; first++) {
        const a = list[first];
        const b = list[second];
        if (gatherCommon(sets, a, b, -1) < 2) continue;
        if (!changed[a] && !changed[b] && !someCommon(changed)) continue;
        if (excludesInPair(cells, a, b)) return alignedHint('aligned-pair-exclusion', 6.2, cells, [a, b]);
      }
    }
    changes.record(cells);
    return undefined;
  };
}

export function alignedTripletExclusion(): (board: Board) => Hint | undefined {
  const changes = createChanges();
  const isBase = new Uint8Array(CELLS);
  const triedIn = new Int32Array(CELLS);
  let round = 0;
  return ({ cells }) => {
    const changed = changes.since(cells);
    const { list, excluders, sets } = basesOf(cells, 3);
    isBase.fill(0);
    for (const cell of list) isBase[cell] = 1;
    for (let second = 1; second < list.length; second++) {
      for (let first = 0; first < second; first++) {
        const a = list[first];
        const b = list[second];
        if (gatherCommon(sets, a, b, -1) < 2) continue;
        const isNew = changed[a] === 1 || changed[b] === 1;
        const mayBeNew = isNew || someCommon(changed);
        round++;
        for (let k = 0; k < 2; k++) {
          for (const c of excluders[k === 0 ? a : b]) {
            if (!isBase[c] || c === a || c === b || triedIn[c] === round) continue;
            triedIn[c] = round;
            if (!mayBeNew && !changed[c]) continue;
            if (gatherCommon(sets, a, b, c) < 2) continue;
            if (!isNew && !changed[c] && !someCommon(changed)) continue;
            if (!excludesInTriplet(cells, a, b, c)) continue;
            return alignedHint('aligned-triplet-exclusion', 7.5, cells, [a, b, c]);
          }
        }
      }
    }
    changes.record(cells);
    return undefined;
  };
}

/**
 * Tracks the cells whose candidates have changed since the last search that found nothing. The exclusions of a choice
 * of cells depend on their candidates and those of their common excluders, so a choice without a changed cell still
 * excludes nothing.
 */
function createChanges(): { since(cells: Uint16Array): Uint8Array; record(cells: Uint16Array): void } {
  const searched = new Uint16Array(CELLS).fill(0xffff);
  const changed = new Uint8Array(CELLS);
  return {
    since(cells) {
      for (let cell = 0; cell < CELLS; cell++) changed[cell] = cells[cell] === searched[cell] ? 0 : 1;
      return changed;
    },
    record: (cells) => searched.set(cells),
  };
}

function someCommon(changed: Uint8Array): boolean {
  for (let i = 0; i < commonCount; i++) if (changed[common[i]]) return true;
  return false;
}

function basesOf(cells: Uint16Array, size: number): Bases {
  const list: number[] = [];
  const excluders: number[][] = [];
  const sets = new Int32Array(CELLS * 3);
  for (let cell = 0; cell < CELLS; cell++) {
    const around: number[] = [];
    excluders.push(around);
    if (COUNT[cells[cell]] < 2) continue;
    let hasSingle = false;
    for (let p = cell * 20; p < cell * 20 + 20; p++) {
      const count = COUNT[cells[PEERS[p]]];
      if (count === 1) hasSingle = true;
      else if (count >= 2 && count <= size) around.push(PEERS[p]);
    }
    if (hasSingle || around.length === 0) continue;
    list.push(cell);
    for (const other of around) sets[cell * 3 + Math.floor(other / 27)] |= 1 << (other % 27);
  }
  return { list, excluders, sets };
}

/**
 * The common excluding cells of all base cells, and the remaining digits of each base cell; filled for one choice at a
 * time.
 */
const common = new Uint8Array(CELLS);
let commonCount = 0;
const left = new Uint16Array(3);

/** Collects the common excluding cells of two or three base cells and returns their number. */
function gatherCommon(sets: Int32Array, a: number, b: number, c: number): number {
  commonCount = 0;
  for (let word = 0; word < 3; word++) {
    let bits = sets[a * 3 + word] & sets[b * 3 + word];
    if (c >= 0) bits &= sets[c * 3 + word];
    for (; bits !== 0; bits &= bits - 1) common[commonCount++] = word * 27 + 31 - Math.clz32(bits & -bits);
  }
  return commonCount;
}

/** Collects in `left` the digits that occur in some way of filling both cells; returns whether any digit does not. */
function excludesInPair(cells: Uint16Array, a: number, b: number): boolean {
  const areSame = SEES[a * CELLS + b] === 1;
  left.fill(0);
  for (let inA = cells[a]; inA !== 0; inA &= inA - 1) {
    const x = inA & -inA;
    let barred = areSame ? x : 0;
    for (let i = 0; i < commonCount; i++) {
      const rest = cells[common[i]] & ~x;
      if ((rest & (rest - 1)) === 0) barred |= rest;
    }
    const allowed = cells[b] & ~barred;
    if (allowed === 0) continue;
    left[0] |= x;
    left[1] |= allowed;
  }
  return left[0] !== cells[a] || left[1] !== cells[b];
}

/** The same for three cells. */
function excludesInTriplet(cells: Uint16Array, a: number, b: number, c: number): boolean {
  const areSameAB = SEES[a * CELLS + b] === 1;
  const areSameAC = SEES[a * CELLS + c] === 1;
  const areSameBC = SEES[b * CELLS + c] === 1;
  const inC = cells[c];
  left.fill(0);
  for (let inA = cells[a]; inA !== 0; inA &= inA - 1) {
    const x = inA & -inA;
    for (let inB = cells[b]; inB !== 0; inB &= inB - 1) {
      const y = inB & -inB;
      if (areSameAB && x === y) continue;
      if (left[0] & x && left[1] & y && left[2] === inC) continue;
      let barred = (areSameAC ? x : 0) | (areSameBC ? y : 0);
      for (let i = 0; i < commonCount; i++) {
        const rest = cells[common[i]] & ~(x | y);
        if ((rest & (rest - 1)) === 0) barred |= rest === 0 ? 511 : rest;
      }
      const allowed = inC & ~barred;
      if (allowed === 0) continue;
      left[0] |= x;
      left[1] |= y;
      left[2] |= allowed;
    }
  }
  return left[0] !== cells[a] || left[1] !== cells[b] || left[2] !== inC;
}

function alignedHint(rule: Rule, rating: number, cells: Uint16Array, bases: readonly number[]): Hint {
  const removed = bases.flatMap((cell, i) =>
    bitsOf(cells[cell] & ~left[i]).map((digit) => candidate(cell, digit)),
  );
  const excluders = Array.from(common.subarray(0, commonCount));
  return { rule, rating, removed, placed: -1, reason: { kind: 'aligned', cells: bases, excluders } };
}
