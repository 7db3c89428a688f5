import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { get, type int, set, zerosAbove } from '../words.ts';

/**
 * A weighted sum of digits between two bounds, narrowed by the smallest and largest sum of each part. A part is a set
 * of cells of equal weight that all differ, so its smallest sum takes different digits.
 *
 * `data`: the bounds, the number of parts, and for each part its weight, two words, and its cells as a list.
 */
export function runLinear(data: int): boolean {
  const min = get(data);
  const max = get(data + 1);
  const parts = get(data + 2);
  let least = 0;
  let most = 0;
  let at = data + 3;
  for (let p = 0; p < parts; p++) {
    const weight = get(at);
    const count = get(at + 3);
    let low = 0;
    let high = 0;
    if (count === 1) {
      const mask = get(masksAt + get(at + 4));
      low = 32 - zerosAbove(mask & -mask);
      high = 32 - zerosAbove(mask);
    } else {
      low = leastOf(at + 4, count, -1);
      high = greatestOf(at + 4, count, -1);
      if (low < 0 || high < 0) return false;
    }
    set(at + 1, low);
    set(at + 2, high);
    if (weight > 0) {
      least += weight * low;
      most += weight * high;
    } else {
      least += weight * high;
      most += weight * low;
    }
    at += 4 + count;
  }
  if (least > max || most < min) return false;
  if (least >= min && most <= max) return true;
  at = data + 3;
  for (let p = 0; p < parts; p++) {
    const weight = get(at);
    const low = get(at + 1);
    const high = get(at + 2);
    const count = get(at + 3);
    // How far the part may rise above its smallest sum, and fall below its largest, if the others are at theirs.
    let above = max - least;
    let below = most - min;
    if (weight < 0) {
      above = most - min;
      below = max - least;
    }
    const times = weight < 0 ? -weight : weight;
    if (times !== 1) {
      above = floorOf(above, times);
      below = floorOf(below, times);
    }
    if (low + above < high || high - below > low) {
      if (!narrow(at + 4, count, high - below, low + above, above, below)) return false;
    }
    at += 4 + count;
  }
  return true;
}

/** For two non-negative numbers. */
function floorOf(dividend: int, divisor: int): int {
  return (dividend - (dividend % divisor)) / divisor;
}

/**
 * Keeps in each cell of a part the digits with which the part can still give a sum in the range. For most cells, the
 * distance from the smallest and largest sum shows at once that nothing can be removed: without a cell, a sum shrinks
 * by at least its lowest digit.
 */
function narrow(cells: int, count: int, atLeast: int, atMost: int, above: int, below: int): boolean {
  for (let k = 0; k < count; k++) {
    const cell = get(cells + k);
    const mask = get(masksAt + cell);
    const spread = zerosAbove(mask & -mask) - zerosAbove(mask);
    if (spread <= above && spread <= below) continue;
    let kept = mask;
    if (spread > above) {
      const most = count === 1 ? atMost : atMost - leastOf(cells, count, k);
      if (most < 31) kept &= most >= 1 ? (1 << most) - 1 : 0;
    }
    if (spread > below) {
      const least = count === 1 ? atLeast : atLeast - greatestOf(cells, count, k);
      if (least > 1) kept &= least > 31 ? 0 : -1 << (least - 1);
    }
    if (!restrict(cell, kept)) return false;
  }
  return true;
}

/**
 * A lower bound of the sum of different digits, one from each cell: the cells' lowest digits in ascending order,
 * each raised above the one before. −1 if there are too few digits.
 */
function leastOf(cells: int, count: int, without: int): int {
  let taken = 0;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    if (k === without) continue;
    const mask = get(masksAt + get(cells + k));
    // The lowest free digit, starting at this cell's lowest: the bound holds whatever the order of the cells.
    const free = ~taken & -(mask & -mask);
    if (free === 0) return -1;
    const bit = free & -free;
    taken |= bit;
    sum += 32 - zerosAbove(bit);
  }
  return sum;
}

function greatestOf(cells: int, count: int, without: int): int {
  let taken = 0;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    if (k === without) continue;
    const mask = get(masksAt + get(cells + k));
    const free = ~taken & (-1 >>> zerosAbove(mask));
    if (free === 0) return -1;
    const highest = 31 - zerosAbove(free);
    taken |= 1 << highest;
    sum += highest + 1;
  }
  return sum;
}
