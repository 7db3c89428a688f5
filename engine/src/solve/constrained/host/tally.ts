import type { DigitSet } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { hostRule, type Rule } from '../rule.ts';

/** A part of the board in which all digits differ. */
export interface TallyGroup {
  readonly inside: readonly Cell[];
  /** Its cells outside the tally. */
  readonly outside: readonly Cell[];
  /** Whether it must contain every digit. */
  readonly full: boolean;
}

/** Maximum number of sets of digits tried. */
const MAX_SETS = 2_000;

/**
 * Each digit stands in `times` of the cells, or in none, so the digits that occur are a set whose times add up to the
 * number of cells. Each of `divisions` splits all cells into groups that take a digit at most once: that limits how
 * many places are left for a digit, and how many it needs.
 */
export function tallyRule(
  cells: readonly Cell[],
  times: readonly number[],
  divisions: readonly (readonly TallyGroup[])[],
): Rule {
  const size = times.length;
  const sets = setsOf(times, cells.length);
  const groups = divisions.flat();
  const watched = [...new Set([...cells, ...groups.flatMap(({ outside }) => outside)])];
  const places = new Int32Array(size);
  const needs = new Int32Array(size);

  const look = (masks: Int32Array): DigitSet => {
    let sure = 0;
    places.fill(cells.length);
    needs.fill(0);
    for (const cell of cells) if ((masks[cell] & (masks[cell] - 1)) === 0) sure |= masks[cell];
    for (const division of divisions) {
      for (let digit = 0; digit < size; digit++) {
        const bit = 1 << digit;
        let most = 0;
        let least = 0;
        for (const group of division) {
          if (!has(masks, group.inside, bit)) continue;
          most++;
          if (mustHold(masks, group, bit)) least++;
        }
        if (most < places[digit]) places[digit] = most;
        if (least > needs[digit]) needs[digit] = least;
      }
    }
    return sure;
  };

  return hostRule(watched, {
    effort: size * watched.length * (1 + divisions.length) + cells.length * (sets?.length ?? 0),
    narrow: (masks) => {
      let sure = look(masks);
      let open = 0;
      for (let digit = 0; digit < size; digit++) {
        if (needs[digit] > 0) sure |= 1 << digit;
        if (times[digit] > 0 && places[digit] >= times[digit] && needs[digit] <= times[digit])
          open |= 1 << digit;
      }
      if ((sure & ~open) !== 0) return false;
      if (sets) {
        let union = 0;
        let common = -1;
        for (const set of sets) {
          if ((set & ~open) !== 0 || (sure & ~set) !== 0) continue;
          let k = 0;
          while (k < cells.length && (masks[cells[k]] & set) !== 0) k++;
          if (k < cells.length) continue;
          union |= set;
          common &= set;
        }
        if (common === -1) return false;
        open = union;
        sure = common;
      }
      for (const cell of cells) if (!restrict(masks, cell, open)) return false;
      for (let rest = sure; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const wanted = times[31 - Math.clz32(bit)];
        for (const division of divisions) if (!applyCount(masks, division, bit, wanted)) return false;
      }
      return true;
    },
  });
}

function restrict(masks: Int32Array, cell: Cell, allowed: DigitSet): boolean {
  return (masks[cell] &= allowed) !== 0;
}

/**
 * A digit that stands in exactly `count` of the groups: place it in all that can hold it, or only where it must stand.
 */
function applyCount(
  masks: Int32Array,
  division: readonly TallyGroup[],
  bit: number,
  wanted: number,
): boolean {
  let most = 0;
  let least = 0;
  for (const group of division) {
    if (!has(masks, group.inside, bit)) continue;
    most++;
    if (mustHold(masks, group, bit)) least++;
  }
  if (most < wanted || least > wanted) return false;
  if (most > wanted && least < wanted) return true;
  for (const group of division) {
    if (!has(masks, group.inside, bit)) continue;
    const holds = most === wanted || mustHold(masks, group, bit);
    if (!holds) {
      for (const cell of group.inside) if (!restrict(masks, cell, ~bit)) return false;
      continue;
    }
    for (const cell of group.outside) if (!restrict(masks, cell, ~bit)) return false;
    let place = -1;
    for (const cell of group.inside) {
      if ((masks[cell] & bit) !== 0) place = place === -1 ? cell : -2;
    }
    if (place >= 0 && !restrict(masks, place, bit)) return false;
  }
  return true;
}

function has(masks: Int32Array, cells: readonly Cell[], bit: number): boolean {
  for (let k = 0; k < cells.length; k++) if ((masks[cells[k]] & bit) !== 0) return true;
  return false;
}

/** Whether the digit must stand inside: it has no place outside, or a cell inside has no other digit. */
function mustHold(masks: Int32Array, { inside, outside, full }: TallyGroup, bit: number): boolean {
  if (full && !has(masks, outside, bit)) return true;
  for (let k = 0; k < inside.length; k++) if (masks[inside[k]] === bit) return true;
  return false;
}

/** The sets of digits whose times add up to `total`; undefined if there are too many. */
function setsOf(times: readonly number[], total: number): DigitSet[] | undefined {
  const sets: DigitSet[] = [];
  const walk = (digit: number, left: number, set: DigitSet): boolean => {
    if (left === 0) return sets.push(set) <= MAX_SETS;
    if (digit === times.length) return true;
    const most = times[digit];
    if (most > 0 && most <= left && !walk(digit + 1, left - most, set | (1 << digit))) return false;
    return walk(digit + 1, left, set);
  };
  return walk(0, total, 0) ? sets : undefined;
}
