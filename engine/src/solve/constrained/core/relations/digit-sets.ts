import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { get, type int, set } from '../words.ts';
import { requireDigit } from './required.ts';

/**
 * Cells that all differ and together hold one of the sets. A set remains possible while each cell has a digit of it and
 * each of its digits has a cell; digits that no remaining set allows are removed. Digits of every remaining set have to
 * stand in these cells.
 *
 * `data`: the sets, as a list; two words for each cell.
 */
export function runDigitSets(cells: int, data: int): boolean {
  const many = get(cells);
  const sets = data;
  const setsEnd = sets + 1 + get(sets);
  const left = setsEnd;
  const own = setsEnd + many;
  let union = 0;
  for (let k = 0; k < many; k++) {
    const mask = get(masksAt + get(cells + 1 + k));
    union |= mask;
    set(own + k, mask);
    set(left + k, 0);
  }
  let common = -1;
  for (let s = sets + 1; s < setsEnd; s++) {
    const digits = get(s);
    if ((digits & ~union) !== 0) continue;
    let once = 0;
    let twice = 0;
    let k = own;
    for (; k < own + many; k++) {
      const mask = get(k) & digits;
      if (mask === 0) break;
      twice |= once & mask;
      once |= mask;
    }
    if (k < own + many || once !== digits) continue;
    const single = once & ~twice;
    if (single === 0) {
      for (k = 0; k < many; k++) set(left + k, get(left + k) | (get(own + k) & digits));
      common &= digits;
      continue;
    }
    // A digit with a single place stands there; two such digits cannot share a cell.
    for (k = own; k < own + many; k++) {
      const forced = get(k) & single;
      if ((forced & (forced - 1)) !== 0) break;
    }
    if (k < own + many) continue;
    for (k = 0; k < many; k++) {
      const mask = get(own + k) & digits;
      const forced = mask & single;
      set(left + k, get(left + k) | (forced !== 0 ? forced : mask));
    }
    common &= digits;
  }
  if (common === -1) return false;
  for (let k = 0; k < many; k++) if (!restrict(get(cells + 1 + k), get(left + k))) return false;
  for (let rest = common; rest !== 0; rest &= rest - 1) {
    if (!requireDigit(rest & -rest, cells + 1, cells + 1 + many)) return false;
  }
  return true;
}
