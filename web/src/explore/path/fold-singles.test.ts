import type { TechniqueId } from 'pencilmark';
import { expect, test } from 'vitest';
import { foldSingles } from './fold-singles.ts';

const S = 'naked-single' satisfies TechniqueId;
const H = 'x-wing' satisfies TechniqueId;

function runsAt(techniques: readonly TechniqueId[], at: number): string {
  return foldSingles(techniques, at)
    .map(({ first, last, isFolded }) => (isFolded ? `${first}–${last}` : `${first}`))
    .join(' ');
}

test.each([
  ['nothing', [], 0, ''],
  ['singles in a row, but not few', [S, S, S, H, S, S, H, S, S, S, S], 3, '0–2 3 4 5 6 7–10'],
  ['not those that are looked at', [S, S, S, S, H, S, S, S], 2, '0 1 2 3 4 5–7'],
  ['nor where none is', [H, H], 0, '0 1'],
] as const)('folds %s', (_, techniques, at, runs) => {
  expect(runsAt(techniques, at)).toBe(runs);
});
