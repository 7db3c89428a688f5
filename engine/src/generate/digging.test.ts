import { expect, test } from 'vitest';
import { addSet, beginDig, createDig, type Dig, digTo, isProvenMinimal, keepInDoubt } from './digging.ts';

// A made-up board of four cells, tried in order; cells 1 and 3 cannot both be removed.
function begun(): Dig {
  const dig = createDig(4);
  beginDig(dig, Uint8Array.of(1, 2, 3, 4), [[0], [1], [2], [3]], 0);
  addSet(dig, Uint16Array.of(1, 3), 0, 2);
  return dig;
}

test('what a set needs stays, and is proven to be needed', () => {
  const dig = begun();
  digTo(dig, 4);
  expect([...dig.puzzle]).toEqual([0, 0, 0, 4]);
  expect(isProvenMinimal(dig)).toBe(true);
});

test('what stays in doubt is not called minimal, until the next dig begins', () => {
  const dig = begun();
  digTo(dig, 3);
  keepInDoubt(dig, 2);
  digTo(dig, 4);
  expect([...dig.puzzle]).toEqual([0, 0, 3, 4]);
  expect(isProvenMinimal(dig)).toBe(false);
  beginDig(dig, Uint8Array.of(1, 2, 3, 4), dig.orbits, 0);
  expect(isProvenMinimal(dig)).toBe(true);
});
