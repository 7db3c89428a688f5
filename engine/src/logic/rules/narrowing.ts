/** How each relation narrows the digits of cells that are filled together. Domains are sets of digits, one for each cell. */
import { lineDiagram } from '../../relations/line-diagram.ts';
import type { Relation, RelationOf } from '../../relations/relation.ts';
import { type DigitSet, lowestDigit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import type { BoardIndex } from '../board-index.ts';
import { isSingleBit } from '../cell-set.ts';
import { type AreSeen, byBounds, type Narrow } from './bounds.ts';
import { pairOf } from './rule-book.ts';

/** Edges of a line at most that is followed again at every step of a search, not only at its start. */
const FEW_EDGES = 1500;

/** A narrowing, and whether it is cheap enough to be asked all the time. */
interface Made {
  readonly narrow: Narrow;
  readonly isQuick: boolean;
}

/** How a relation narrows; `at` gives the position of a cell in the scope. Undefined where it would be too large. */
export function narrowOf(
  tables: BoardIndex,
  relation: Relation,
  at: (cell: Cell) => number,
  areSeen: AreSeen,
): Made | undefined {
  const quick = (narrow: Narrow): Made => ({ narrow, isQuick: true });
  const pair = pairOf(relation, tables);
  if (pair) return quick(byPair(at(pair[0]), at(pair[1]), pair[2], tables.size));
  switch (relation.is) {
    case 'among': {
      const index = at(relation.cell);
      return quick((domains) => (domains[index] &= relation.digits) !== 0);
    }
    case 'linear':
      return quick(byBounds(relation.cells.map(at), relation, tables.geometry.values, areSeen));
    case 'digit-sets':
      return quick(bySets(relation.cells.map(at), relation.sets));
    case 'count':
      return quick(byCount(relation.cells.map(at), relation.minus.map(at), relation));
    case 'tally':
      return quick(byTally(relation.cells.map(at), relation.times));
    case 'automaton':
      return byLine(tables, relation, at);
    case 'any-of':
      return byBranches(tables, relation.branches, at, areSeen);
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
  { digits, counts }: RelationOf<'count'>,
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
  { geometry }: BoardIndex,
  { cells, machine }: RelationOf<'automaton'>,
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
    return leads[0] === 1;
  };
  return { narrow, isQuick };
}

function byBranches(
  tables: BoardIndex,
  branches: readonly (readonly Relation[])[],
  at: (cell: Cell) => number,
  areSeen: AreSeen,
): Made | undefined {
  const made = branches.map((list) => list.map((relation) => narrowOf(tables, relation, at, areSeen)));
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
