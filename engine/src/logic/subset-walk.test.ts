import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitCount } from './cell-set.ts';
import { advanceWalk, createWalk, startWalk } from './subset-walk.ts';

/** All k-subsets of the indices below n, by plain recursion. */
function choices(n: number, k: number, from = 0): number[][] {
  if (k === 0) return [[]];
  return Array.from({ length: Math.max(0, n - from) }, (_, i) => from + i).flatMap((first) =>
    choices(n, k - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

test('visits exactly the choices whose union is small enough, in order', () => {
  const masks = fc.array(fc.nat(255), { maxLength: 8 });
  fc.assert(
    fc.property(
      masks,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 5 }),
      (list, size, limit) => {
        const walk = createWalk(8);
        list.forEach((mask, i) => (walk.masks[i] = mask));
        startWalk(walk, list.length, size, limit);
        const seen: number[][] = [];
        while (advanceWalk(walk)) seen.push([...walk.chosen.slice(0, size)]);
        const union = (choice: number[]): number => choice.reduce((set, i) => set | list[i], 0);
        expect(seen).toEqual(choices(list.length, size).filter((choice) => bitCount(union(choice)) <= limit));
      },
    ),
  );
});
