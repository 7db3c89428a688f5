/**
 * A digit whose places in one house all lie in another: pointing from a block, claiming from a line. The direct form
 * counts only if a hidden single follows in a parallel house: it places that digit and eliminates nothing.
 */
import { type Board, candidate, COUNT, HOUSE_CELLS, lowest } from '../board.ts';
import { allCrossings, candidatesAt } from '../crossings.ts';
import type { Hint } from '../hint.ts';

/** Pointing 2.6, claiming 2.8. */
export function locking({ places }: Board): Hint | undefined {
  for (const { base, cover, inBase, inCover } of allCrossings()) {
    for (let digit = 0; digit < 9; digit++) {
      const at = places[base * 9 + digit];
      if ((at & ~inBase) !== 0 || COUNT[at] < 2) continue;
      const gone = places[cover * 9 + digit] & ~inCover;
      if (gone === 0) continue;
      return {
        rule: 'locking',
        rating: base < 9 ? 2.6 : 2.8,
        removed: candidatesAt(cover, gone, digit),
        placed: -1,
        reason: { kind: 'locking', digit, base, cover },
      };
    }
  }
  return undefined;
}

/** Direct pointing 1.7, direct claiming 1.9. */
export function directLocking({ places }: Board): Hint | undefined {
  for (const { base, cover, inBase, parallels } of allCrossings()) {
    for (let digit = 0; digit < 9; digit++) {
      const at = places[base * 9 + digit];
      if ((at & ~inBase) !== 0 || COUNT[at] < 2) continue;
      for (const { house, inCover: shared } of parallels) {
        const there = places[house * 9 + digit];
        const left = there & ~shared;
        if (COUNT[there] < 2 || COUNT[left] !== 1) continue;
        return {
          rule: 'direct-locking',
          rating: base < 9 ? 1.7 : 1.9,
          removed: [],
          placed: candidate(HOUSE_CELLS[house * 9 + lowest(left)], digit),
          reason: { kind: 'locking', digit, base, cover },
        };
      }
    }
  }
  return undefined;
}
