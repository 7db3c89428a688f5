import { restrict } from '../domains.ts';
import { masksAt, peerBitsAt, peerWords } from '../layout.ts';
import { get, type int, zerosAbove } from '../words.ts';

/**
 * A digit that has to stand in one of these cells is removed from every cell that sees all of its possible places;
 * false if it has none.
 */
export function requireDigit(digit: int, from: int, to: int): boolean {
  for (let word = 0; word < peerWords; word++) {
    let seers = -1;
    for (let k = from; k < to; k++) {
      const cell = get(k);
      if ((get(masksAt + cell) & digit) !== 0) seers &= get(peerBitsAt + cell * peerWords + word);
    }
    if (seers === -1) return false;
    while (seers !== 0) {
      const cell = 32 * word + 31 - zerosAbove(seers & -seers);
      seers &= seers - 1;
      if (!restrict(cell, ~digit)) return false;
    }
  }
  return true;
}
