import { expect, test } from 'vitest';
import { ratingQueue } from './rating-queue.ts';
import type { Row } from './rows.ts';

const rowOf = (puzzle: string | undefined): Row => ({ puzzle }) as Row;
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => rowOf(`p${index}`));

test('what is seen comes first, and every puzzle once', () => {
  const all = [...rowsOf(6), rowOf('p1'), rowOf(undefined)];
  const queue = ratingQueue((puzzle) => puzzle === 'p0');
  expect(queue.take([rowOf('p4'), rowOf('p0'), rowOf('p4')], all, 3)).toEqual(['p4', 'p1', 'p2']);
  expect(queue.progress()).toEqual({ done: 4, of: 6 });
  expect(queue.take([], all, 3)).toEqual(['p3', 'p5']);
  expect(queue.progress()).toBeUndefined();
  expect(queue.take([], all, 3)).toEqual([]);
});

test('rows that come later are counted, and what was taken is not taken again', () => {
  const queue = ratingQueue(() => false);
  queue.take([], rowsOf(2), 2);
  expect(queue.take([], rowsOf(5), 2)).toEqual(['p2', 'p3']);
  expect(queue.progress()).toEqual({ done: 4, of: 5 });
});

test('thousands of rows are gone through once, not at every piece', () => {
  let reads = 0;
  const all = rowsOf(5_000).map(({ puzzle }) => ({
    get puzzle() {
      reads += 1;
      return puzzle;
    },
  })) as unknown as Row[];
  const queue = ratingQueue(() => false);
  for (let piece = 0; piece < 100; piece++) expect(queue.take([], all, 50)).toHaveLength(50);
  expect(queue.progress()).toBeUndefined();
  expect(reads).toBeLessThan(15_000);
});
