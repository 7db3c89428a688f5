/** ALS-XZ, ALS-XY-Wing and ALS chains, over the restricted commons in the order in which they are found. */
import { type CellSet, cellsIn, cellSet, meets } from '../../logic/cell-set.ts';
import {
  type AlmostLocked,
  almostLockedSets,
  type RestrictedCommon,
  restrictedCommons,
  seenByBoth,
} from './almost-locked-sets.ts';
import { effectOf, indexSum, sortRemoved } from './collected.ts';
import { DIGITS, maskOf, WORDS } from './grid.ts';
import { candidatesAt, type HodokuStep, type Look, removal } from './look.ts';
import { sortAsJava } from './order.ts';

/** Maximum number of sets in a chain after the first. */
const MAX_COMMONS = 50;
const MIN_COMMONS = 3;

export function alsXz(look: Look): HodokuStep | undefined {
  const sets = look.read(almostLockedSets);
  for (const { a, b, first, second } of look.read(restrictedCommons)) {
    const removed = eliminated(sets[a], sets[b], maskOf(first));
    if (second !== 0) {
      const both = maskOf(first) | maskOf(second);
      removed.push(...eliminated(sets[a], sets[b], maskOf(second)));
      removed.push(...lockedOut(sets[a], sets[b], both), ...lockedOut(sets[b], sets[a], both));
    }
    if (removed.length > 0) return removal('als-xz', removed);
  }
  return undefined;
}

const going = cellSet(WORDS);

/**
 * The eliminations of digits that both sets share, except the digits `but`: candidates that see all their places in
 * both sets.
 */
function eliminated(a: AlmostLocked, b: AlmostLocked, but: number): number[] {
  const removed: number[] = [];
  const shared = a.digits & b.digits & ~but;
  if (shared === 0 || !meets(a.allSeen, b.allSeen)) return removed;
  for (const digit of DIGITS[shared]) {
    if (seenByBoth(a, b, digit, going)) removed.push(...candidatesAt(cellsIn(going), digit));
  }
  return removed;
}

/** The eliminations of a set that is linked by two digits and therefore locked for its other digits. */
function lockedOut(a: AlmostLocked, b: AlmostLocked, but: number): number[] {
  return DIGITS[a.digits & ~but].flatMap((digit) => {
    const outside: CellSet = cellSet(WORDS);
    for (let w = 0; w < WORDS; w++) outside[w] = a.seen[digit][w] & ~b.cells[w];
    return candidatesAt(cellsIn(outside), digit);
  });
}

/** ALS-XY-Wing: two restricted commons with a common set; the other two sets eliminate. */
export function alsXyWing(look: Look): HodokuStep | undefined {
  const sets = look.read(almostLockedSets);
  const commons = look.read(restrictedCommons);
  const ofSet = sets.map((): number[] => []);
  commons.forEach(({ a, b }, i) => {
    ofSet[a].push(i);
    ofSet[b].push(i);
  });
  for (let i = 0; i < commons.length; i++) {
    for (const j of laterOf(ofSet[commons[i].a], ofSet[commons[i].b], i)) {
      const found = xyWing(sets, commons[i], commons[j]);
      if (found) return found;
    }
  }
  return undefined;
}

/** The entries after `i` in either of two ascending lists. */
function laterOf(one: readonly number[], two: readonly number[], i: number): number[] {
  return [...one.filter((j) => j > i), ...two.filter((j) => j > i)].sort((a, b) => a - b);
}

function xyWing(
  sets: readonly AlmostLocked[],
  one: RestrictedCommon,
  two: RestrictedCommon,
): HodokuStep | undefined {
  if (one.second === 0 && two.second === 0 && one.first === two.first) return undefined;
  const middle = one.a === two.a || one.a === two.b ? one.a : one.b;
  const a = sets[one.a === middle ? one.b : one.a];
  const b = sets[two.a === middle ? two.b : two.a];
  if (meets(a.cells, b.cells)) return undefined;
  const but = [one.first, one.second, two.first, two.second].reduce((mask, d) => mask | (d && maskOf(d)), 0);
  const removed = eliminated(a, b, but);
  return removed.length > 0 ? removal('als-xy-wing', removed) : undefined;
}

/** The digits of the last restricted common that a chain uses: its first, its second, or both. */
type Used = 'first' | 'second' | 'both';

interface AlsChain extends HodokuStep {
  /** The sum of the numbers of cells of all its sets. */
  readonly cellCount: number;
  readonly sets: readonly number[];
}

/** All chains of at least four sets, each later in the list than the previous one; for each effect the smallest. */
export function alsChain(look: Look): HodokuStep | undefined {
  const sets = look.read(almostLockedSets);
  const ofSet = sets.map((): RestrictedCommon[] => []);
  for (const common of look.read(restrictedCommons)) ofSet[common.a].push(common);
  const steps: AlsChain[] = [];
  const places = new Map<string, number>();
  const path: number[] = [];

  const check = (
    start: { common: RestrictedCommon; used: Used },
    last: RestrictedCommon,
    used: Used,
  ): void => {
    const but = digitsOf(start.common, start.used) | digitsOf(last, used);
    const found = eliminated(sets[path[0]], sets[path[path.length - 1]], but);
    if (found.length === 0) return;
    const removed = sortRemoved(found);
    const cellCount = path.reduce((count, set) => count + sets[set].size, 0);
    const step: AlsChain = { ...removal('als-xy-chain', removed), cellCount, sets: path.slice() };
    const effect = effectOf('als-xy-chain', removed);
    const place = places.get(effect);
    if (place === undefined) places.set(effect, steps.push(step) - 1);
    else if (steps[place].cellCount > cellCount) steps[place] = step;
  };

  const extend = (
    start: { common: RestrictedCommon; used: Used },
    last: RestrictedCommon,
    used: Used,
  ): void => {
    if (path.length > MAX_COMMONS) return;
    for (const common of ofSet[last.b]) {
      const next = usedAfter(last, used, common);
      if (next === undefined) continue;
      path.push(common.b);
      if (path.length > MIN_COMMONS) check(start, common, next);
      extend(start, common, next);
      path.pop();
    }
  };

  for (let first = 0; first < sets.length; first++) {
    for (const common of ofSet[first]) {
      const ways: readonly Used[] = common.second === 0 ? ['first'] : ['first', 'second'];
      for (const used of ways) {
        path.push(first, common.b);
        extend({ common, used }, common, used);
        path.length = 0;
      }
    }
  }
  sortAsJava(
    steps,
    (a, b) => b.removed.length - a.removed.length || indexSum(a.removed) - indexSum(b.removed),
  );
  return steps[0];
}

function digitsOf({ first, second }: RestrictedCommon, used: Used): number {
  return (used === 'second' ? 0 : maskOf(first)) | (used === 'first' || second === 0 ? 0 : maskOf(second));
}

/**
 * Adjacent restricted commons must differ. If both digits of one are used, only the first is compared, a mistake of
 * HoDoKu.
 */
function usedAfter(
  last: RestrictedCommon,
  used: Used,
  { first, second }: RestrictedCommon,
): Used | undefined {
  const before = used === 'second' ? last.second : last.first;
  if (second === 0) return before === first ? undefined : 'first';
  if (before === second) return 'first';
  return before === first ? 'second' : 'both';
}
