import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { get, type int } from '../words.ts';
import { requireDigit } from './required.ts';

/**
 * The number of the first cells that hold one of the digits, minus the same number for the others, is one of the
 * counts.
 *
 * `data`: the number of first cells, the digits, the counts as a list.
 */
export function runCount(cells: int, data: int): boolean {
  const many = get(cells);
  const plus = get(data);
  const digits = get(data + 1);
  const counts = data + 2;
  let least = 0;
  let most = 0;
  for (let k = 0; k < many; k++) {
    const mask = get(masksAt + get(cells + 1 + k));
    const sure = (mask & ~digits) === 0;
    const possible = (mask & digits) !== 0;
    if (k < plus) {
      if (sure) least++;
      if (possible) most++;
    } else {
      if (sure) most--;
      if (possible) least--;
    }
  }
  let from = 0;
  let to = -1;
  for (let k = counts + 1; k <= counts + get(counts); k++) {
    const count = get(k);
    if (count < least || count > most) continue;
    if (to < from) {
      from = count;
      to = count;
    }
    if (count < from) from = count;
    if (count > to) to = count;
  }
  if (to < from) return false;
  if (to === least) return settle(cells, many, plus, digits, false);
  if (from === most) return settle(cells, many, plus, digits, true);
  // One digit that has to stand here; no cells are subtracted.
  if (from > 0 && plus === many && (digits & (digits - 1)) === 0) {
    return requireDigit(digits, cells + 1, cells + 1 + many);
  }
  return true;
}

/** All open cells hold one of the digits, or none does; the opposite in the subtracted cells. */
function settle(cells: int, many: int, plus: int, digits: int, isMost: boolean): boolean {
  for (let k = 0; k < many; k++) {
    const cell = get(cells + 1 + k);
    const mask = get(masksAt + cell);
    if ((mask & ~digits) === 0 || (mask & digits) === 0) continue;
    const holds = k < plus === isMost;
    if (!restrict(cell, holds ? digits : ~digits)) return false;
  }
  return true;
}
