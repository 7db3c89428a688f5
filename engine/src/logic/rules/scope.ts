/**
 * Cells that are filled together under some relations: what can still stand in them, and whether a filling with this or
 * that in it is left. Cells of a scope that see each other differ. Domains are sets of digits, one for each cell.
 */
import type { Relation } from '../../constraints/relation.ts';
import { digitBit, type DigitSet, lowestDigit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { lineDiagram } from '../../solve/constrained/line-diagram.ts';
import { type BoardIndex, seesCell } from '../board-index.ts';
import { isSingleBit } from '../cell-set.ts';
import { cellsOfRelation, pairOf } from './rule-book.ts';

/** Cells at most. */
export const MOST_CELLS = 31;
/** Edges of a line at most that is followed again at every step of a search, not only at its start. */
const FEW_EDGES = 1500;

/** Narrows domains to what it can see to be possible, never further; on digits alone it decides. False: nothing is. */
type Narrow = (domains: Int32Array) => boolean;

export interface Scope {
  readonly cells: readonly Cell[];
  /** For each cell the others that it sees, as bits of their positions. */
  readonly sees: Int32Array;
  readonly narrows: readonly Narrow[];
  /** Those among them that are cheap enough to be asked all the time. */
  readonly quick: readonly Narrow[];
}

/** The scope of cells under relations; undefined where it would be too large. */
export function createScope(
  tables: BoardIndex,
  cells: readonly Cell[],
  relations: readonly Relation[],
): Scope | undefined {
  if (cells.length > MOST_CELLS) return undefined;
  const at = new Map(cells.map((cell, index) => [cell, index]));
  const sees = Int32Array.from(cells, (a) =>
    cells.reduce((set, b, index) => (a !== b && seesCell(tables, a, b) ? set | (1 << index) : set), 0),
  );
  const narrows: Narrow[] = [];
  const quick: Narrow[] = [];
  for (const relation of relations) {
    if (relation.is === 'differ') {
      for (const a of relation.cells)
        for (const b of relation.cells) if (a !== b) sees[at.get(a)!] |= 1 << at.get(b)!;
      continue;
    }
    const made = narrowOf(tables, relation, (cell) => at.get(cell)!);
    if (!made) return undefined;
    narrows.push(made.narrow);
    if (made.isQuick) quick.push(made.narrow);
  }
  return { cells, sees, narrows, quick };
}

/** Narrows until nothing changes; false where some cell is left without a digit. */
export function settle(
  scope: Scope,
  domains: Int32Array,
  narrows: readonly Narrow[] = scope.narrows,
): boolean {
  for (;;) {
    const before = total(domains);
    if (!differ(scope, domains)) return false;
    for (const narrow of narrows) if (!narrow(domains)) return false;
    if (!differ(scope, domains)) return false;
    if (total(domains) === before) return true;
  }
}

/** A measure that shrinks whenever a domain does. */
function total(domains: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < domains.length; i++) sum += domains[i];
  return sum;
}

function differ({ sees }: Scope, domains: Int32Array): boolean {
  for (let done = 0, again = true; again;) {
    again = false;
    for (let i = 0; i < domains.length; i++) {
      const own = domains[i];
      if (own === 0) return false;
      if ((done >>> i) & 1 || !isSingleBit(own)) continue;
      done |= 1 << i;
      for (let rest = sees[i]; rest !== 0; rest &= rest - 1) {
        const other = 31 - Math.clz32(rest & -rest);
        if ((domains[other] & own) === 0) continue;
        domains[other] &= ~own;
        if (domains[other] === 0) return false;
        again = true;
      }
    }
  }
  return true;
}

/** How much of a search may still be done; it ends, without a result, where nothing is left. */
export interface Patience {
  left: number;
}

/**
 * A filling within the domains, which are settled: a digit for each cell. Undefined where there is none; `unknown`
 * where patience ended first.
 */
export function findFilling(
  scope: Scope,
  domains: Int32Array,
  patience: Patience,
): Int32Array | 'unknown' | undefined {
  let at = -1;
  let fewest = 99;
  for (let i = 0; i < domains.length; i++) {
    if (isSingleBit(domains[i])) continue;
    const count = sizeOf(domains[i]);
    if (count < fewest) [at, fewest] = [i, count];
  }
  if (at < 0) {
    // What is not quick has not been asked yet.
    if (scope.quick.length < scope.narrows.length && !settle(scope, domains)) return undefined;
    return domains.map(lowestDigit);
  }
  for (let rest = domains[at]; rest !== 0; rest &= rest - 1) {
    if (patience.left-- <= 0) return 'unknown';
    const tried = domains.slice();
    tried[at] = rest & -rest;
    if (!settle(scope, tried, scope.quick)) continue;
    const found = findFilling(scope, tried, patience);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All fillings, or undefined where there are more than `most` or patience ended. The domains are settled. */
export function listFillings(
  scope: Scope,
  domains: Int32Array,
  most: number,
  patience: Patience,
): Int32Array[] | undefined {
  const found: Int32Array[] = [];
  const walk = (left: Int32Array): boolean => {
    const at = left.findIndex((set) => !isSingleBit(set));
    if (at < 0) {
      if (scope.quick.length < scope.narrows.length && !settle(scope, left)) return true;
      found.push(left.map(lowestDigit));
      return found.length <= most;
    }
    for (let rest = left[at]; rest !== 0; rest &= rest - 1) {
      if (patience.left-- <= 0) return false;
      const tried = left.slice();
      tried[at] = rest & -rest;
      if (settle(scope, tried, scope.quick) && !walk(tried)) return false;
    }
    return true;
  };
  return walk(domains) ? found : undefined;
}

/**
 * The domains less every digit that is in no filling; all stays that patience did not suffice to decide. Undefined where
 * there is no filling at all.
 */
export function supported(scope: Scope, domains: Int32Array, patience: Patience): Int32Array | undefined {
  const left = domains.slice();
  if (!settle(scope, left)) return undefined;
  const seen = new Int32Array(left.length);
  for (let i = 0; i < left.length; i++) {
    for (let rest = left[i] & ~seen[i]; rest !== 0; rest = left[i] & ~seen[i]) {
      const tried = left.slice();
      tried[i] = rest & -rest;
      const found = settle(scope, tried, scope.quick) ? findFilling(scope, tried, patience) : undefined;
      if (found === 'unknown') return left;
      if (found) for (let k = 0; k < left.length; k++) seen[k] |= digitBit(found[k]);
      else left[i] &= ~(rest & -rest);
      if (left[i] === 0) return undefined;
    }
  }
  return left;
}

function sizeOf(set: DigitSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

interface Made {
  readonly narrow: Narrow;
  readonly isQuick: boolean;
}

function narrowOf(tables: BoardIndex, relation: Relation, at: (cell: Cell) => number): Made | undefined {
  const quick = (narrow: Narrow): Made => ({ narrow, isQuick: true });
  const pair = pairOf(relation, tables);
  if (pair) return quick(byPair(at(pair[0]), at(pair[1]), pair[2], tables.size));
  switch (relation.is) {
    case 'among': {
      const index = at(relation.cell);
      return quick((domains) => (domains[index] &= relation.digits) !== 0);
    }
    case 'linear':
      return quick(byBounds(relation.cells.map(at), relation, tables.geometry.values));
    case 'digit-sets':
      return quick(bySets(relation.cells.map(at), relation.sets));
    case 'count':
      return quick(byCount(relation.cells.map(at), relation.minus.map(at), relation));
    case 'tally':
      return quick(byTally(relation.cells.map(at), relation.times));
    case 'automaton':
      return byLine(tables, relation, at);
    case 'any-of':
      return byBranches(tables, relation.branches, at);
    case 'test':
      return quick(byTest(relation.cells.map(at), relation.holds));
    case 'differ': {
      const indices = relation.cells.map(at);
      return quick((domains) => areDifferent(indices, domains));
    }
    case 'pair':
      return undefined;
  }
}

/** Inside of a branch, where cells that differ do not see each other otherwise. */
function areDifferent(indices: readonly number[], domains: Int32Array): boolean {
  for (const i of indices) {
    if (!isSingleBit(domains[i])) continue;
    for (const k of indices) if (k !== i && (domains[k] &= ~domains[i]) === 0) return false;
  }
  return true;
}

function byPair(a: number, b: number, table: readonly DigitSet[], size: number): Narrow {
  const back = Array.from({ length: size }, (_, y) =>
    table.reduce((set, row, x) => ((row >>> y) & 1 ? set | (1 << x) : set), 0),
  );
  return (domains) => {
    let next = 0;
    for (let rest = domains[a]; rest !== 0; rest &= rest - 1) next |= table[31 - Math.clz32(rest & -rest)];
    domains[b] &= next;
    let before = 0;
    for (let rest = domains[b]; rest !== 0; rest &= rest - 1) before |= back[31 - Math.clz32(rest & -rest)];
    domains[a] &= before;
    return domains[a] !== 0 && domains[b] !== 0;
  };
}

function byBounds(
  at: readonly number[],
  { weights, min, max }: Extract<Relation, { is: 'linear' }>,
  values: readonly number[],
): Narrow {
  return (domains) => {
    let least = 0;
    let most = 0;
    for (let k = 0; k < at.length; k++) {
      const set = domains[at[k]];
      if (set === 0) return false;
      const low = weights[k] * values[31 - Math.clz32(set & -set)];
      const high = weights[k] * values[31 - Math.clz32(set)];
      least += low < high ? low : high;
      most += low < high ? high : low;
    }
    if (least > max || most < min) return false;
    for (let k = 0; k < at.length; k++) {
      const set = domains[at[k]];
      const low = weights[k] * values[31 - Math.clz32(set & -set)];
      const high = weights[k] * values[31 - Math.clz32(set)];
      const [down, up] = low < high ? [low, high] : [high, low];
      for (let rest = set; rest !== 0; rest &= rest - 1) {
        const index = 31 - Math.clz32(rest & -rest);
        const term = weights[k] * values[index];
        if (least - down + term > max || most - up + term < min) domains[at[k]] &= ~(1 << index);
      }
      if (domains[at[k]] === 0) return false;
    }
    return true;
  };
}

function bySets(at: readonly number[], sets: readonly DigitSet[]): Narrow {
  return (domains) => {
    let union = 0;
    for (const set of sets) {
      let all = 0;
      let fits = true;
      for (let k = 0; k < at.length; k++) {
        const own = domains[at[k]] & set;
        if (own === 0) fits = false;
        all |= own;
      }
      if (fits && all === set) union |= set;
    }
    for (let k = 0; k < at.length; k++) if ((domains[at[k]] &= union) === 0) return false;
    return union !== 0;
  };
}

function byCount(
  at: readonly number[],
  minus: readonly number[],
  { digits, counts }: Extract<Relation, { is: 'count' }>,
): Narrow {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return (domains) => {
    let sure = 0;
    let open = 0;
    let lost = 0;
    let openMinus = 0;
    for (const i of at) {
      if ((domains[i] & ~digits) === 0) sure++;
      else if ((domains[i] & digits) !== 0) open++;
    }
    for (const i of minus) {
      if ((domains[i] & ~digits) === 0) lost++;
      else if ((domains[i] & digits) !== 0) openMinus++;
    }
    if (counts.length === 0 || sure - lost - openMinus > most || sure + open - lost < least) return false;
    if (open + openMinus === 0) return counts.includes(sure - lost);
    if (sure + open - lost === least) return force(at, minus, digits, domains, true);
    return sure - lost - openMinus !== most || force(at, minus, digits, domains, false);
  };
}

/** The count is as small as it may be at its greatest, or as great at its smallest: every open cell is decided. */
function force(
  at: readonly number[],
  minus: readonly number[],
  digits: DigitSet,
  domains: Int32Array,
  isIn: boolean,
): boolean {
  for (const i of at)
    if ((domains[i] & digits) !== 0 && (domains[i] & ~digits) !== 0) domains[i] &= isIn ? digits : ~digits;
  for (const i of minus)
    if ((domains[i] & digits) !== 0 && (domains[i] & ~digits) !== 0) domains[i] &= isIn ? ~digits : digits;
  return true;
}

function byTally(at: readonly number[], times: readonly number[]): Narrow {
  return (domains) => {
    for (let digit = 0; digit < times.length; digit++) {
      let sure = 0;
      let open = 0;
      for (const i of at) {
        if (domains[i] === 1 << digit) sure++;
        else if ((domains[i] >>> digit) & 1) open++;
      }
      if (sure > times[digit] || (sure > 0 && sure + open < times[digit])) return false;
      const isOut = sure + open < times[digit] || sure === times[digit];
      for (const i of at) {
        if (isOut && domains[i] !== 1 << digit) domains[i] &= ~(1 << digit);
        else if (sure > 0 && sure + open === times[digit] && (domains[i] >>> digit) & 1)
          domains[i] = 1 << digit;
        if (domains[i] === 0) return false;
      }
    }
    return fitTogether(at, times, domains);
  };
}

/** The digits that occur fill the cells exactly, each as often as it must. */
function fitTogether(at: readonly number[], times: readonly number[], domains: Int32Array): boolean {
  let fixed = 0;
  let possible = 0;
  for (const i of at) {
    possible |= domains[i];
    if (isSingleBit(domains[i])) fixed |= domains[i];
  }
  let rest = at.length;
  for (let digit = 0; digit < times.length; digit++) if ((fixed >>> digit) & 1) rest -= times[digit];
  if (rest < 0) return false;
  let reach = 1;
  for (let digit = 0; digit < times.length && rest < 31; digit++)
    if (((possible & ~fixed) >>> digit) & 1) reach |= times[digit] < 31 ? reach << times[digit] : 0;
  return rest >= 31 || ((reach >>> rest) & 1) === 1;
}

function byTest(at: readonly number[], holds: (digits: readonly number[]) => boolean): Narrow {
  return (domains) =>
    !at.every((i) => isSingleBit(domains[i])) || holds(at.map((i) => lowestDigit(domains[i])));
}

function byLine(
  { size, geometry }: BoardIndex,
  { cells, machine }: Extract<Relation, { is: 'automaton' }>,
  at: (cell: Cell) => number,
): Made | undefined {
  const diagram = lineDiagram(machine, cells.length, geometry.values);
  if (diagram === 'too large') return undefined;
  const { nodeCount, edgeStarts, from, to, digits } = diagram;
  const indices = cells.map(at);
  const reached = new Uint8Array(nodeCount);
  const leads = new Uint8Array(nodeCount);
  const isQuick = from.length <= FEW_EDGES;
  const last = edgeStarts.length - 1;
  const narrow: Narrow = (domains) => {
    if (from.length === 0) return false;
    reached.fill(0);
    leads.fill(0);
    reached[0] = 1;
    for (let k = 0; k < last; k++) {
      const own = domains[indices[k]];
      for (let e = edgeStarts[k]; e < edgeStarts[k + 1]; e++)
        if (reached[from[e]] === 1 && (digits[e] & own) !== 0) reached[to[e]] = 1;
    }
    leads[nodeCount - 1] = reached[nodeCount - 1];
    for (let k = last - 1; k >= 0; k--) {
      let held = 0;
      for (let e = edgeStarts[k]; e < edgeStarts[k + 1]; e++) {
        const common = digits[e] & domains[indices[k]];
        if (leads[to[e]] === 0 || reached[from[e]] === 0 || common === 0) continue;
        leads[from[e]] = 1;
        held |= common;
      }
      if ((domains[indices[k]] &= held) === 0) return false;
    }
    return size > 0 && leads[0] === 1;
  };
  return { narrow, isQuick };
}

function byBranches(
  tables: BoardIndex,
  branches: readonly (readonly Relation[])[],
  at: (cell: Cell) => number,
): Made | undefined {
  const made = branches.map((list) => list.map((relation) => narrowOf(tables, relation, at)));
  if (made.some((list) => list.some((one) => one === undefined))) return undefined;
  const narrows = made.map((list) => list.map((one) => one!.narrow));
  const isQuick = made.every((list) => list.every((one) => one!.isQuick));
  const narrow: Narrow = (domains) => {
    const union = new Int32Array(domains.length);
    for (const list of narrows) {
      const tried = domains.slice();
      if (list.every((one) => one(tried))) tried.forEach((set, i) => (union[i] |= set));
    }
    domains.set(union);
    return union.every((set) => set !== 0);
  };
  return { narrow, isQuick };
}

/** Whether every relation speaks of cells of the list only. */
export function isWithin(relations: readonly Relation[], cells: ReadonlySet<Cell>): boolean {
  return relations.every((relation) => cellsOfRelation(relation).every((cell) => cells.has(cell)));
}
