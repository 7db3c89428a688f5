/** The rules of a sum: a list of sets if its cells all differ and the list is short; otherwise parts with bounds. */
import { type DigitSet, digitBit } from '../../model/digits.ts';
import { spend } from '../../stopping.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import { keptIn } from '../../relations/keep.ts';
import type { RelationOf } from '../../relations/relation.ts';
import { type Groups, type PeerBits, sees } from './board-part.ts';
import { testRule } from './host/test.ts';
import { digitSetsRule, linearRule, type Rule } from './rule.ts';

/** Maximum number of sets of digits listed for one sum. */
const MAX_SETS = 600;

/** Which cells differ. */
export interface Seeing {
  readonly geometry: Geometry;
  readonly peerBits: PeerBits;
  readonly groups: Groups;
}

export function sumRule(relation: RelationOf<'linear'>, seeing: Seeing): Rule {
  const { cells, weights, min, max } = relation;
  const { values, size } = seeing.geometry;
  const parts = partsOf(cells, weights, seeing);
  if (parts.length === 1 && cells.length <= size && cells.length >= 2) {
    const [low, high] = [min / weights[0], max / weights[0]].sort((a, b) => a - b);
    const shift = cells.length * (values[0] - 1);
    const sets = setsWithSum(size, cells.length, low - shift, high - shift);
    if (sets !== undefined) return digitSetsRule(cells, sets);
  }
  const rule = linearRule(cells, weights, [min, max], values[0], parts);
  if (rule) return rule;
  const holds = (digits: readonly number[]): boolean => {
    const sum = cells.reduce((total, cell, at) => total + weights[at] * values[digits[cell] - 1], 0);
    return sum >= min && sum <= max;
  };
  return testRule(cells, holds, seeing.geometry.cells.length);
}

/** Splits positions of equal weight into parts whose cells all see each other; of two ways, takes the stronger. */
function partsOf(cells: readonly Cell[], weights: readonly number[], seeing: Seeing): number[][] {
  const bySight = partsBySight(cells, weights, seeing, [...cells.keys()]);
  if (bySight.length === new Set(weights).size) return bySight;
  // The distance between the smallest and the largest sum, with all digits open.
  const { size } = seeing.geometry;
  const slack = (parts: number[][]): number => parts.reduce((sum, part) => sum + part.length * (size - part.length), 0); // oxfmt-ignore
  const byGroups = partsByGroups(cells, weights, seeing);
  return slack(byGroups) < slack(bySight) ? byGroups : bySight;
}

/** Takes the group with the most cells first; cells in no group are joined by sight. */
function partsByGroups(cells: readonly Cell[], weights: readonly number[], seeing: Seeing): number[][] {
  const parts: number[][] = [];
  let left = [...cells.keys()];
  const distinct = [...new Set(weights)];
  const kindOf = weights.map((weight) => distinct.indexOf(weight));
  const groupsOf = seeing.groups.of;
  for (;;) {
    // By group and weight.
    spend(left.length + Math.ceil(seeing.groups.list.length / 50));
    const counts = Array<number>(seeing.groups.list.length * distinct.length).fill(0);
    let most = 1;
    let best = 0;
    for (const at of left) {
      for (const group of groupsOf[cells[at]]) {
        const key = group * distinct.length + kindOf[at];
        if (++counts[key] > most) [most, best] = [counts[key], key];
      }
    }
    if (most < 2) break;
    const [group, kind] = [Math.floor(best / distinct.length), best % distinct.length];
    const part = left.filter((at) => kindOf[at] === kind && groupsOf[cells[at]].includes(group));
    parts.push(part);
    left = left.filter((at) => !part.includes(at));
  }
  return [...parts, ...partsBySight(cells, weights, seeing, left)];
}

function partsBySight(
  cells: readonly Cell[],
  weights: readonly number[],
  { peerBits }: Seeing,
  positions: readonly number[],
): number[][] {
  const parts: number[][] = [];
  const isMixed = positions.slice(1).some((at, k) => cells[at] < cells[positions[k]]);
  for (const at of isMixed ? [...positions].sort((a, b) => cells[a] - cells[b]) : positions) {
    const own = parts.find(
      (part) =>
        weights[part[0]] === weights[at] && part.every((other) => sees(peerBits, cells[at], cells[other])),
    );
    if (own) own.push(at);
    else parts.push([at]);
  }
  return parts;
}

/** Lists of sets by request: most sums come up many times. */
const known = new Map<string, DigitSet[] | undefined>();
const MAX_KEPT = 300;

function setsWithSum(size: number, many: number, low: number, high: number): DigitSet[] | undefined {
  const key = `${size} ${many} ${low} ${high}`;
  return keptIn(known, MAX_KEPT, key, () => listSets(size, many, low, high));
}

/** The sets of `many` digits whose sum lies in a range; undefined if there are too many. */
function listSets(size: number, many: number, low: number, high: number): DigitSet[] | undefined {
  const sets: DigitSet[] = [];
  const walk = (from: number, left: number, sum: number, set: DigitSet): boolean => {
    if (left === 0) {
      if (sum >= low) sets.push(set);
      return sets.length <= MAX_SETS;
    }
    for (let digit = from; digit <= size - left + 1; digit++) {
      const least = sum + left * digit + (left * (left - 1)) / 2;
      if (least > high) return true;
      const most = sum + digit + (left - 1) * size - ((left - 1) * (left - 2)) / 2;
      if (most >= low && !walk(digit + 1, left - 1, sum + digit, set | digitBit(digit))) return false;
    }
    return true;
  };
  return walk(1, many, 0, 0) ? sets : undefined;
}
