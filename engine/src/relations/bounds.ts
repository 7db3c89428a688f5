/**
 * The bounds of a sum. Cells that see each other hold different digits, so three of them add up to at least 1+2+3: the
 * terms are put into groups of cells that all see each other and have equal weight.
 */
import { spend } from '../stopping.ts';
import type { AreSeen, Narrow } from './narrow.ts';
import type { RelationOf } from './relation.ts';

/** Positions of a scope that see each other, and the weight of each. */
interface Group {
  readonly at: readonly number[];
  readonly weight: number;
  /** The minimum and maximum sum of the group. */
  low: number;
  high: number;
}

/** With fewer cells, enumerating the fillings is fast enough; bounds alone are faster there. */
const MIN_GROUPED = 5;

/** A term is sorted into its group, once or more. */
const WORK_OF_TERM = 4;

export function byBounds(
  at: readonly number[],
  { weights, min, max }: RelationOf<'linear'>,
  values: readonly number[],
  areSeen: AreSeen,
): Narrow {
  const groups = groupsOf(at, weights, areSeen);
  return (domains) => {
    spend(WORK_OF_TERM * at.length);
    let least = 0;
    let most = 0;
    for (const group of groups) {
      if (!measure(group, domains, values)) return false;
      least += group.low;
      most += group.high;
    }
    if (least > max || most < min) return false;
    for (const group of groups) {
      const { at: own, weight, low, high } = group;
      for (let k = 0; k < own.length; k++) {
        const set = domains[own[k]];
        const a = 31 - Math.clz32(set & -set);
        const b = 31 - Math.clz32(set);
        const range = Math.abs(weight) * (values[b] - values[a]);
        // Without a cell, the sum of the group is at most what remains when the cell holds its lowest value.
        if (a === b || (least + range <= max && most - range >= min)) continue;
        const up = weight > 0;
        const [down, over] =
          own.length === 1
            ? [0, 0]
            : [restOf(group, domains, values, k, up), restOf(group, domains, values, k, !up)];
        for (let rest = set; rest !== 0; rest &= rest - 1) {
          const index = 31 - Math.clz32(rest & -rest);
          const term = weight * values[index];
          if (least - low + down + term > max || most - high + over + term < min)
            domains[own[k]] &= ~(1 << index);
        }
        if (domains[own[k]] === 0) return false;
      }
    }
    return true;
  };
}

function groupsOf(at: readonly number[], weights: readonly number[], areSeen: AreSeen): Group[] {
  const groups: { at: number[]; weight: number }[] = [];
  at.forEach((own, k) => {
    const fitting = groups
      .filter(
        (group) =>
          at.length >= MIN_GROUPED &&
          group.weight === weights[k] &&
          group.at.every((other) => areSeen(own, other)),
      )
      .sort((a, b) => b.at.length - a.at.length);
    if (fitting[0]) fitting[0].at.push(own);
    else groups.push({ at: [own], weight: weights[k] });
  });
  return groups.map((group) => ({ ...group, low: 0, high: 0 }));
}

/** The lowest or highest digits of a group in order; enough for any house. */
const ends = new Int32Array(64);

/** Measures a group; false if its cells have too few digits for all to differ. */
function measure(group: Group, domains: Int32Array, values: readonly number[]): boolean {
  const { at, weight } = group;
  if (at.length === 1) {
    const set = domains[at[0]];
    if (set === 0) return false;
    const a = weight * values[31 - Math.clz32(set & -set)];
    const b = weight * values[31 - Math.clz32(set)];
    group.low = a < b ? a : b;
    group.high = a < b ? b : a;
    return true;
  }
  for (let k = 0; k < at.length; k++) if (domains[at[k]] === 0) return false;
  const [least, most] = [sumUp(group, domains, values, -1, true), sumUp(group, domains, values, -1, false)];
  if (Number.isNaN(least) || Number.isNaN(most)) return false;
  group.low = weight > 0 ? weight * least : weight * most;
  group.high = weight > 0 ? weight * most : weight * least;
  return true;
}

/** The minimum or maximum sum of a group without one of its cells. */
function restOf(
  group: Group,
  domains: Int32Array,
  values: readonly number[],
  without: number,
  isLeast: boolean,
): number {
  return group.weight * sumUp(group, domains, values, without, isLeast);
}

/** The minimum or maximum sum of different digits, none below (or above) its cell's bound; or NaN. */
function sumUp(
  { at }: Group,
  domains: Int32Array,
  values: readonly number[],
  without: number,
  isLeast: boolean,
): number {
  let count = 0;
  for (let k = 0; k < at.length; k++) {
    if (k === without) continue;
    const set = domains[at[k]];
    const index = 31 - Math.clz32(isLeast ? set & -set : set);
    const end = isLeast ? index : values.length - 1 - index;
    let place = count++;
    for (; place > 0 && ends[place - 1] > end; place--) ends[place] = ends[place - 1];
    ends[place] = end;
  }
  let sum = 0;
  let next = 0;
  for (let k = 0; k < count; k++) {
    if (ends[k] > next) next = ends[k];
    if (next >= values.length) return Number.NaN;
    sum += values[isLeast ? next : values.length - 1 - next];
    next++;
  }
  return sum;
}
