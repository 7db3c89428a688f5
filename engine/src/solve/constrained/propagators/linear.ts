import type { Cell } from '../../../model/geometry.ts';
import { type Domains, restrict } from '../domains.ts';
import type { Propagator } from '../propagator.ts';

/**
 * A weighted sum between two bounds, by the least and the greatest that each part can give. A part is a set of cells
 * of equal weight that all differ, so that its least sum takes different digits.
 *
 * `lowest` is the value of digit 1.
 */
export function linearRule(
  cells: readonly Cell[],
  weights: readonly number[],
  bounds: readonly [min: number, max: number],
  lowest: number,
  parts: readonly (readonly number[])[],
): Propagator {
  const own = parts.map((part) => Int32Array.from(part.map((at) => cells[at])));
  const partWeights = parts.map(([at]) => weights[at]);
  const shift = cells.reduce((sum, _, at) => sum + weights[at] * (lowest - 1), 0);
  const [min, max] = [bounds[0] - shift, bounds[1] - shift];
  const lows = new Int32Array(parts.length);
  const highs = new Int32Array(parts.length);
  return {
    cells,
    cost: 1,
    // Each cell is narrowed by the bounds of the others of its part.
    effort: parts.reduce((sum, part) => sum + part.length ** 2, cells.length),
    run: (domains) => {
      const { masks } = domains;
      let least = 0;
      let most = 0;
      for (let p = 0; p < own.length; p++) {
        const part = own[p];
        let low: number;
        let high: number;
        if (part.length === 1) {
          const mask = masks[part[0]];
          low = 32 - Math.clz32(mask & -mask);
          high = 32 - Math.clz32(mask);
        } else {
          low = leastOf(masks, part, -1);
          high = greatestOf(masks, part, -1);
          if (low < 0 || high < 0) return false;
        }
        const weight = partWeights[p];
        lows[p] = low;
        highs[p] = high;
        least += weight > 0 ? weight * low : weight * high;
        most += weight > 0 ? weight * high : weight * low;
      }
      if (least > max || most < min) return false;
      if (least >= min && most <= max) return true;
      for (let p = 0; p < own.length; p++) {
        const weight = partWeights[p];
        // What this part may give if the others give their least, or their greatest.
        let atLeast: number;
        let atMost: number;
        if (weight > 0) {
          atLeast = min - most + weight * highs[p];
          atMost = max - least + weight * lows[p];
        } else {
          atLeast = least - max - weight * highs[p];
          atMost = most - min - weight * lows[p];
        }
        const times = Math.abs(weight);
        if (times !== 1) {
          atLeast = Math.ceil(atLeast / times);
          atMost = Math.floor(atMost / times);
        }
        if (atLeast <= lows[p] && atMost >= highs[p]) continue;
        if (!narrow(domains, own[p], atLeast, atMost, atMost - lows[p], highs[p] - atLeast)) return false;
      }
      return true;
    },
  };
}

/**
 * Keeps in each cell of a part the digits with which the part can still give a sum in the range. How far that is
 * above the least and below the greatest sum tells at once of most cells that nothing goes: without a cell, a sum
 * shrinks by its lowest digit at least.
 */
function narrow(
  domains: Domains,
  cells: Int32Array,
  atLeast: number,
  atMost: number,
  above: number,
  below: number,
): boolean {
  const { masks } = domains;
  for (let k = 0; k < cells.length; k++) {
    const mask = masks[cells[k]];
    const spread = Math.clz32(mask & -mask) - Math.clz32(mask);
    if (spread <= above && spread <= below) continue;
    const isAlone = cells.length === 1;
    let kept = mask;
    if (spread > above) {
      const most = isAlone ? atMost : atMost - leastOf(masks, cells, k);
      if (most < 31) kept &= most >= 1 ? (1 << most) - 1 : 0;
    }
    if (spread > below) {
      const least = isAlone ? atLeast : atLeast - greatestOf(masks, cells, k);
      if (least > 1) kept &= least > 31 ? 0 : -1 << (least - 1);
    }
    if (!restrict(domains, cells[k], kept)) return false;
  }
  return true;
}

/**
 * A lower bound of the sum of different digits, one from each cell: the cells' lowest digits in ascending order,
 * each raised above the one before. −1 if there are too few digits.
 */
function leastOf(masks: Int32Array, cells: Int32Array, without: number): number {
  let taken = 0;
  let sum = 0;
  for (let k = 0; k < cells.length; k++) {
    if (k === without) continue;
    const mask = masks[cells[k]];
    // The lowest digit that is free from this cell's lowest on: the bound stays one if cells come in any order.
    const free = ~taken & -(mask & -mask);
    if (free === 0) return -1;
    const bit = free & -free;
    taken |= bit;
    sum += 32 - Math.clz32(bit);
  }
  return sum;
}

function greatestOf(masks: Int32Array, cells: Int32Array, without: number): number {
  let taken = 0;
  let sum = 0;
  for (let k = 0; k < cells.length; k++) {
    if (k === without) continue;
    const mask = masks[cells[k]];
    const top = 32 - Math.clz32(mask);
    const free = ~taken & (-1 >>> (32 - top));
    if (free === 0) return -1;
    const highest = 31 - Math.clz32(free);
    taken |= 1 << highest;
    sum += highest + 1;
  }
  return sum;
}
