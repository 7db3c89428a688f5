import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { get, type int } from '../words.ts';

/**
 * As many cells as digits: each digit has a place, and if only one cell can hold it, it stands there.
 *
 * `data`: all digits.
 */
export function runHouse(cells: int, data: int): boolean {
  const first = cells + 1;
  const end = first + get(cells);
  let once = 0;
  let twice = 0;
  for (let k = first; k < end; k++) {
    const mask = get(masksAt + get(k));
    twice |= once & mask;
    once |= mask;
  }
  if (once !== get(data)) return false;
  const single = once & ~twice;
  if (single === 0) return true;
  for (let k = first; k < end; k++) {
    const cell = get(k);
    const mask = get(masksAt + cell);
    const forced = mask & single;
    if (forced === 0 || mask === forced) continue;
    if ((forced & (forced - 1)) !== 0 || !restrict(cell, forced)) return false;
  }
  return true;
}
