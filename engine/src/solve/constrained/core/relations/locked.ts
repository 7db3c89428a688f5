import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { bitsIn, get, type int } from '../words.ts';

/**
 * Locked candidates: digits that a house can only place where another group crosses it go from the rest of that.
 *
 * `data`: the number of crossings; of each three lists: the cells shared, the others of the house, the others of the
 * group. A list is its length and its cells.
 */
export function runLocked(data: int): boolean {
  let at = data + 1;
  for (let left = get(data); left > 0; left--) {
    let locked = 0;
    let end = at + 1 + get(at);
    for (at++; at < end; at++) locked |= get(masksAt + get(at));
    end = at + 1 + get(at);
    for (at++; at < end; at++) locked &= ~get(masksAt + get(at));
    at = end;
    end = at + 1 + get(at);
    if (locked !== 0) {
      for (at++; at < end; at++) if (!restrict(get(at), ~locked)) return false;
    }
    at = end;
  }
  return true;
}

/** Naked subsets of a group: as many cells as digits in them, where one of the cells may hold all of these. */
export function runNaked(cells: int): boolean {
  const many = get(cells);
  const first = cells + 1;
  const end = first + many;
  for (let k = first; k < end; k++) {
    const digits = get(masksAt + get(k));
    if ((digits & (digits - 1)) === 0) continue;
    let left = bitsIn(digits);
    if (2 * left > many) continue;
    for (let other = first; other < end; other++) {
      if ((get(masksAt + get(other)) & ~digits) === 0) left--;
    }
    if (left > 0) continue;
    if (left < 0 || !takeFromOthers(first, end, digits)) return false;
  }
  return true;
}

function takeFromOthers(first: int, end: int, digits: int): boolean {
  for (let k = first; k < end; k++) {
    const cell = get(k);
    if ((get(masksAt + cell) & ~digits) !== 0 && !restrict(cell, ~digits)) return false;
  }
  return true;
}
