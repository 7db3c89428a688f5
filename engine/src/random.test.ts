import { describe, expect, test } from 'vitest';
import { createRandom, type Random, shuffle } from './random.ts';

function draw(random: Random, times: number, bound: number): number[] {
  return Array.from({ length: times }, () => random.below(bound));
}

test('the same seed gives the same sequence, another seed another one', () => {
  const sequences = ['a', 'b', 'ab', 'ba', '', ' ', '1', '2'].map((seed) =>
    draw(createRandom(seed), 20, 1000).join(),
  );
  expect(new Set(sequences).size).toBe(sequences.length);
  expect(draw(createRandom('a'), 20, 1000).join()).toBe(sequences[0]);
});

/** Puzzles are named by their seed: if the sequence changed, every name would mean another puzzle. */
test('the sequence stays what it was', () => {
  const random = createRandom('pencilmark');
  expect([random.next(), random.next(), random.next()]).toMatchInlineSnapshot(`
    [
      1327004219,
      1946518137,
      3015602721,
    ]
  `);
});

test('draws are whole 32-bit numbers, and both of its halves vary', () => {
  const random = createRandom('range');
  const drawn = Array.from({ length: 2000 }, () => random.next());
  expect(drawn.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 32)).toBe(true);
  expect(drawn.some((one) => one >= 2 ** 31)).toBe(true);
  for (let bit = 0; bit < 32; bit++) {
    const ones = drawn.filter((one) => Math.floor(one / 2 ** bit) % 2 === 1).length;
    expect(Math.abs(ones - 1000)).toBeLessThan(150);
  }
});

describe('below', () => {
  test.each([1, 2, 3, 9, 10, 81, 1000, 2 ** 31, 2 ** 32 - 1, 2 ** 32])('%d: in range', (bound) => {
    const drawn = draw(createRandom(`below ${bound}`), 500, bound);
    expect(drawn.every((one) => Number.isInteger(one) && one >= 0 && one < bound)).toBe(true);
  });

  /** Chi-squared with 8 degrees of freedom: above 26.1 for one in a thousand seeds, and the seed is fixed. */
  test('favours none of nine', () => {
    const counts = new Array<number>(9).fill(0);
    for (const one of draw(createRandom('nine'), 9000, 9)) counts[one]++;
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(26.1);
  });

  /** For a bound of 3 × 2³⁰, a plain remainder would give the lowest third twice as often as the others. */
  test('has no bias for large bounds', () => {
    const drawn = draw(createRandom('bias'), 3000, 3 * 2 ** 30);
    const lowest = drawn.filter((one) => one < 2 ** 30).length;
    expect(Math.abs(lowest - 1000)).toBeLessThan(120);
  });
});

describe('shuffle', () => {
  test('keeps what it shuffles, in place', () => {
    const items = [1, 2, 3, 4, 5, 5, 6];
    const shuffled = shuffle(items, createRandom('keep'));
    expect(shuffled).toBe(items);
    expect([...shuffled].sort()).toEqual([1, 2, 3, 4, 5, 5, 6]);
  });

  test.each([{ items: [] }, { items: [7] }])('$items stays', ({ items }) => {
    expect(shuffle([...items], createRandom('few'))).toEqual(items);
  });

  test('takes typed arrays', () => {
    const shuffled = shuffle(Uint8Array.of(1, 2, 3), createRandom('typed'));
    expect([...shuffled].sort()).toEqual([1, 2, 3]);
  });

  test('comes to each of the 24 orders of four about as often', () => {
    const random = createRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 4800; i++) {
      const order = shuffle([1, 2, 3, 4], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(Math.min(...counts.values())).toBeGreaterThan(140);
    expect(Math.max(...counts.values())).toBeLessThan(260);
  });
});
