import { expect, test } from 'vitest';
import {
  cover,
  coverOthers,
  createLinks,
  fewestOptions,
  type Links,
  uncover,
  uncoverOthers,
} from './dancing-links.ts';

/** Every set of options that forms a cover, found by the same moves as the sudoku search makes. */
function covers(links: Links): number[][] {
  const wanted = fewestOptions(links);
  if (wanted === 0) return [[]];
  const found: number[][] = [];
  cover(links, wanted);
  for (let node = links.down[wanted]; node !== wanted; node = links.down[node]) {
    coverOthers(links, node);
    for (const rest of covers(links)) found.push([links.option[node], ...rest].sort((a, b) => a - b));
    uncoverOthers(links, node);
  }
  uncover(links, wanted);
  return found;
}

function copyOf(links: Links): Record<string, number[]> {
  return Object.fromEntries(Object.entries(links).map(([name, list]) => [name, [...list]]));
}

const CASES: readonly {
  name: string;
  primary: number;
  items: number;
  options: number[][];
  covers: number[][];
}[] = [
  {
    name: 'the example of Knuth, Dancing Links (2000), figure 1: options 1, 4 and 5',
    primary: 7,
    items: 7,
    options: [
      [3, 5, 6],
      [1, 4, 7],
      [2, 3, 6],
      [1, 4],
      [2, 7],
      [4, 5, 7],
    ],
    covers: [[0, 3, 4]],
  },
  { name: 'a primary item without options', primary: 2, items: 2, options: [[1]], covers: [] },
  { name: 'nothing to cover', primary: 0, items: 1, options: [[1]], covers: [[]] },
  {
    name: 'a secondary item may stay open, but is not covered twice',
    primary: 2,
    items: 3,
    options: [[1, 3], [1], [2, 3], [2]],
    covers: [
      [0, 3],
      [1, 2],
      [1, 3],
    ],
  },
];

test.each(CASES)('$name', ({ primary, items, options, covers: expected }) => {
  const links = createLinks(primary, items, options);
  const before = copyOf(links);
  expect(covers(links).sort()).toEqual(expected);
  expect(copyOf(links)).toEqual(before);
});

test('the item with the fewest options comes first, the earlier of equals', () => {
  const links = createLinks(3, 3, [[1], [1], [2], [3]]);
  expect(fewestOptions(links)).toBe(2);
});

test('placing n rooks that do not meet: n! covers', () => {
  const n = 5;
  const options = Array.from({ length: n * n }, (_, i) => [1 + Math.floor(i / n), n + 1 + (i % n)]);
  expect(covers(createLinks(2 * n, 2 * n, options))).toHaveLength(120);
});

test('queens: diagonals as secondary items, 92 covers on 8 × 8', () => {
  const n = 8;
  const options = Array.from({ length: n * n }, (_, i) => {
    const row = Math.floor(i / n);
    const column = i % n;
    return [1 + row, n + 1 + column, 2 * n + 1 + row + column, 4 * n + row - column + n - 1];
  });
  expect(covers(createLinks(2 * n, 6 * n - 2, options))).toHaveLength(92);
});
