/** Almost locked sets of one or more cells, and the restricted commons between two of them. */
import { addCell, type CellSet, cellSet, isEmptySet, meets, uniteCells } from '../../logic/cell-set.ts';
import { commonPeers } from './peers-of-all.ts';
import { COUNT, DIGITS, HOUSES, WORDS } from './grid.ts';
import type { Look } from './look.ts';

const MAX_CELLS = 8;

export interface AlmostLocked {
  readonly cells: CellSet;
  readonly size: number;
  /** The digits of the set as bits. */
  readonly digits: number;
  /** At each digit of the set: its places there, the candidates outside that see all of them, and both combined. */
  readonly places: readonly CellSet[];
  readonly seen: readonly CellSet[];
  readonly placesAndSeen: readonly CellSet[];
  /** The union of `seen` for all digits. */
  readonly allSeen: CellSet;
}

/** Sets `a` and `b`, as indices in the list, and one or two digits; 0 for none. */
export interface RestrictedCommon {
  readonly a: number;
  readonly b: number;
  readonly first: number;
  readonly second: number;
}

/**
 * The sets house by house, with cells in ascending order and prefixes before their extensions; each set where it is
 * first found.
 */
export function almostLockedSets({ grid, places }: Look): readonly AlmostLocked[] {
  const found: AlmostLocked[] = [];
  const known = new Set<string>();
  const cells = cellSet(WORDS);
  for (const house of HOUSES) {
    const open = house.filter((cell) => grid.cells[cell] !== 0);
    const extend = (size: number, digits: number, from: number): void => {
      if (size === MAX_CELLS) return;
      for (let i = from; i < open.length; i++) {
        const all = digits | grid.cells[open[i]];
        addCell(cells, open[i]);
        if (COUNT[all] === size + 2) {
          const key = `${cells[0]} ${cells[1]} ${cells[2]}`;
          if (!known.has(key)) found.push(almostLocked(cells.slice(), size + 1, all, places));
          known.add(key);
        }
        extend(size + 1, all, i + 1);
        cells[open[i] >> 5] &= ~(1 << (open[i] & 31));
      }
    };
    extend(0, 0, 0);
  }
  return found;
}

function almostLocked(
  cells: CellSet,
  size: number,
  digits: number,
  places: readonly CellSet[],
): AlmostLocked {
  const none = cellSet(WORDS);
  const own = Array.from({ length: 10 }, () => none);
  const seen = own.slice();
  const both = own.slice();
  const allSeen = cellSet(WORDS);
  for (const digit of DIGITS[digits]) {
    own[digit] = cellSet(WORDS);
    seen[digit] = cellSet(WORDS);
    both[digit] = cellSet(WORDS);
    for (let w = 0; w < WORDS; w++) own[digit][w] = cells[w] & places[digit][w];
    commonPeers(own[digit], seen[digit]);
    for (let w = 0; w < WORDS; w++) {
      seen[digit][w] &= places[digit][w] & ~cells[w];
      both[digit][w] = own[digit][w] | seen[digit][w];
    }
    uniteCells(allSeen, seen[digit]);
  }
  return { cells, size, digits, places: own, seen, placesAndSeen: both, allSeen };
}

/** The restricted commons of all pairs of sets without a common cell, `a` before `b` in the list. */
export function restrictedCommons({ read }: Look): readonly RestrictedCommon[] {
  const sets = read(almostLockedSets);
  const found: RestrictedCommon[] = [];
  for (let a = 0; a < sets.length; a++) {
    for (let b = a + 1; b < sets.length; b++) {
      const shared = sets[a].digits & sets[b].digits;
      if (shared === 0 || meets(sets[a].cells, sets[b].cells)) continue;
      let first = 0;
      let second = 0;
      for (const digit of DIGITS[shared]) {
        if (!isRestricted(sets[a], sets[b], digit)) continue;
        if (first === 0) first = digit;
        else second = digit;
      }
      if (first !== 0) found.push({ a, b, first, second });
    }
  }
  return found;
}

/** Whether all places of the digit in one set see all those in the other. */
function isRestricted(a: AlmostLocked, b: AlmostLocked, digit: number): boolean {
  for (let w = 0; w < WORDS; w++) {
    const own = a.places[digit][w] | b.places[digit][w];
    if ((own & ~(a.placesAndSeen[digit][w] & b.placesAndSeen[digit][w])) !== 0) return false;
  }
  return true;
}

/**
 * Collects the candidates of a digit outside both sets that see all its places in both; returns whether there are any.
 */
export function seenByBoth(a: AlmostLocked, b: AlmostLocked, digit: number, target: CellSet): boolean {
  for (let w = 0; w < WORDS; w++) target[w] = a.seen[digit][w] & b.seen[digit][w];
  return !isEmptySet(target);
}
