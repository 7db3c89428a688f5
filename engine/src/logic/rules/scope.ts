/**
 * Cells that are filled together under some relations: their remaining digits, and whether a filling with a given digit
 * exists. Cells of a scope that see each other differ. Domains are sets of digits, one per cell.
 */
import { spend } from '../../stopping.ts';
import { cellsIn } from '../../relations/cells.ts';
import type { Narrow, NarrowScope } from '../../relations/narrow.ts';
import type { Relation } from '../../relations/relation.ts';
import { narrowOf } from '../../relations/table.ts';
import { digitBit, digitCount, lowestDigit, isSingleBit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { type BoardIndex, seesCell } from '../board-index.ts';

/** Maximum number of cells. */
const MAX_CELLS = 31;

export interface Scope {
  readonly cells: readonly Cell[];
  /** For each cell, the others that it sees, as bits of their positions. */
  readonly sees: Int32Array;
  readonly narrows: readonly Narrow[];
  /** The narrows that are cheap enough to run at every search node. */
  readonly quick: readonly Narrow[];
}

/** The scope of cells under relations; undefined if it would be too large. */
export function createScope(
  tables: BoardIndex,
  cells: readonly Cell[],
  relations: readonly Relation[],
): Scope | undefined {
  if (cells.length > MAX_CELLS) return undefined;
  const at = new Map(cells.map((cell, index) => [cell, index]));
  const sees = Int32Array.from(cells, (a) =>
    cells.reduce((set, b, index) => (a !== b && seesCell(tables, a, b) ? set | (1 << index) : set), 0),
  );
  for (const relation of relations) {
    if (relation.is !== 'differ') continue;
    for (const a of relation.cells)
      for (const b of relation.cells) if (a !== b) sees[at.get(a)!] |= 1 << at.get(b)!;
  }
  const narrows: Narrow[] = [];
  const quick: Narrow[] = [];
  const scope: NarrowScope = {
    digitValues: tables.geometry,
    at: (cell) => at.get(cell)!,
    areSeen: (a, b) => ((sees[a] >>> b) & 1) === 1,
  };
  for (const relation of relations) {
    if (relation.is === 'differ') continue;
    const made = narrowOf(relation, scope);
    if (!made) return undefined;
    narrows.push(made.narrow);
    if (made.isQuick) quick.push(made.narrow);
  }
  return { cells, sees, narrows, quick };
}

/** Narrows the domains to a fixpoint; false if a cell is left without digits. */
export function settle(
  scope: Scope,
  domains: Int32Array,
  narrows: readonly Narrow[] = scope.narrows,
): boolean {
  for (;;) {
    const before = total(domains);
    spend(domains.length * (1 + narrows.length));
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

/** The number of trials that a search has left; at 0 the search ends without a result. */
export interface Patience {
  left: number;
}

/**
 * A filling within the domains, which are at a fixpoint: a digit per cell. Undefined if there is none; `unknown` if
 * patience ran out first.
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
    const count = digitCount(domains[i]);
    if (count < fewest) [at, fewest] = [i, count];
  }
  if (at < 0) {
    // The slow relations have not been propagated yet.
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

/** All fillings, or undefined if there are more than `most` or patience ran out. The domains are at a fixpoint. */
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

/** Maximum number of fillings kept for one scope. */
const MAX_KEPT = 24;

/**
 * The domains without the digits that are in no filling; digits that are undecided when patience runs out stay.
 * Undefined if there is no filling at all. `found`, if given, holds fillings found earlier, a bit per cell: those that
 * the domains still allow need not be found again; new ones are added.
 */
export function supported(
  scope: Scope,
  domains: Int32Array,
  patience: Patience,
  found: Int32Array[] = [],
): Int32Array | undefined {
  const left = domains.slice();
  if (!settle(scope, left)) return undefined;
  const seen = new Int32Array(left.length);
  for (const filling of found) if (isWithinDomains(filling, left)) unite(seen, filling);
  for (let i = 0; i < left.length; i++) {
    for (let rest = left[i] & ~seen[i]; rest !== 0; rest = left[i] & ~seen[i]) {
      const tried = left.slice();
      tried[i] = rest & -rest;
      const filling = settle(scope, tried, scope.quick) ? findFilling(scope, tried, patience) : undefined;
      if (filling === 'unknown') return left;
      if (filling) {
        const bits = filling.map(digitBit);
        unite(seen, bits);
        if (found.push(bits) > MAX_KEPT) found.shift();
      } else left[i] &= ~(rest & -rest);
      if (left[i] === 0) return undefined;
    }
  }
  return left;
}

function isWithinDomains(filling: Int32Array, domains: Int32Array): boolean {
  for (let k = 0; k < domains.length; k++) if ((filling[k] & domains[k]) === 0) return false;
  return true;
}

function unite(into: Int32Array, sets: Int32Array): void {
  for (let k = 0; k < into.length; k++) into[k] |= sets[k];
}

/** Whether the relations involve only cells of the set. */
export function concernOnly(relations: readonly Relation[], cells: ReadonlySet<Cell>): boolean {
  return relations.every((relation) => cellsIn(relation).every((cell) => cells.has(cell)));
}
