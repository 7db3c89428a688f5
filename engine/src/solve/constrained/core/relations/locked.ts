import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { bitsIn, get, type int } from '../words.ts';

/**
 * Locked candidates: if all places of a digit in a house lie where another group crosses it, the digit is removed from
 * the rest of that group.
 *
 * `data`: the numbers of crossings with more than three cells, and of others; for each, three lists: the shared cells,
 * the house's other cells, the group's other cells. A list is its length and its cells.
 */
export function runLocked(cells: int, data: int): boolean {
  // Digits with two or three places: most houses have none, and most crossings contain none of them.
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

/** Naked subsets of a group: as many cells as digits in them, if one of the cells may hold all of these. */
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
