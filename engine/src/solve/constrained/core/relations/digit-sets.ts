import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { get, type int, set } from '../words.ts';

/**
 * Cells that all differ and hold one of the sets: a set stays while each cell has a digit of it and each of its digits
 * a cell; what no remaining set puts into a cell goes. Digits of every remaining set stand in these cells, so they go
 * from the cells that see all of them.
 *
 * `data`: the cells that see all of these, as a list; the sets, as a list; two words for each cell.
 */
export function runDigitSets(cells: int, data: int): boolean {
  const many = get(cells);
  const sets = data + 1 + get(data);
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
    // A digit with a single place stands there; two of them in one cell cannot both.
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
  if (common === 0) return true;
  for (let k = data + 1; k < sets; k++) if (!restrict(get(k), ~common)) return false;
  return true;
}
