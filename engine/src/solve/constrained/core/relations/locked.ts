import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { bitsIn, get, type int } from '../words.ts';

/**
 * Locked candidates: digits that a house can only place where another group crosses it go from the rest of that.
 *
 * `data`: the numbers of crossings of more than three cells, and of others; of each three lists: the cells shared, the others of the house, the others of the
 * group. A list is its length and its cells.
 */
export function runLocked(cells: int, data: int): boolean {
  // Digits with two or three places: most houses have none, most crossings none of those.
  let one = 0;
  let two = 0;
  let three = 0;
  let more = 0;
  const cellsEnd = cells + 1 + get(cells);
  for (let k = cells + 1; k < cellsEnd; k++) {
    const mask = get(masksAt + get(k));
    more |= three & mask;
    three |= two & mask;
    two |= one & mask;
    one |= mask;
  }
  const few = two & ~more;
  const wide = get(data);
  let at = data + 2;
  for (let left = wide + get(data + 1); left > 0; left--) {
    const isWide = left > get(data + 1);
    const shared = at;
    const rest = shared + 1 + get(shared);
    const others = rest + 1 + get(rest);
    const end = others + 1 + get(others);
    at = end;
    let locked = 0;
    for (let k = shared + 1; k < rest; k++) locked |= get(masksAt + get(k));
    locked &= isWide ? two : few;
    if (locked === 0) continue;
    for (let k = rest + 1; k < others; k++) locked &= ~get(masksAt + get(k));
    if (locked === 0) continue;
    for (let k = others + 1; k < end; k++) if (!restrict(get(k), ~locked)) return false;
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
