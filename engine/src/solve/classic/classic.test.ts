import { describe, expect, it } from 'vitest';
import { beginBands, newBandSearch, runBands } from './bands.ts';
import { countClassic } from './classic.ts';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** 17 givens, from Gordon Royle's collection. */
const SEVENTEEN = '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...';
/** Rated SE 11.9, from the community's list of the hardest. */
const HARDEST = '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6';

describe('countClassic', () => {
  it.each([
    ['a full grid', SOLVED, 2, 1, 'exact', 'kernel'],
    ['17 givens', SEVENTEEN, 2, 1, 'exact', 'kernel'],
    ['one of the hardest', HARDEST, 2, 1, 'exact', 'kernel'],
    ['the empty grid', '.'.repeat(81), 2, 2, 'limit', 'kernel'],
    ['the empty grid, further', '.'.repeat(81), 10_000, 10_000, 'limit', 'kernel'],
    ['conflicting givens', '11' + '.'.repeat(79), 2, 0, 'exact', 'kernel'],
  ])('%s', (_, line, limit, count, status, solver) => {
    const outcome = countClassic(grid(line), limit);
    expect(outcome).toMatchObject({ count, status, solver });
    expect(outcome.examples.length).toBe(Math.min(count, 2));
    for (const example of outcome.examples) {
      expect(example.every((digit, cell) => digit > 0 && [0, digit].includes(grid(line)[cell]))).toBe(true);
    }
    if (count > 1) expect(outcome.examples[0]).not.toEqual(outcome.examples[1]);
  });

  it('shows the solutions that the band solver finds first, whichever solver counts', () => {
    const search = newBandSearch();
    beginBands(search, new Uint8Array(81), 0);
    runBands(search, 2, Infinity);
    for (const limit of [1, 2, 3, 100]) {
      const { examples, count } = countClassic(new Uint8Array(81), limit);
      expect(count).toBe(limit);
      const first = search.solutions.slice(0, Math.min(limit, 2));
      expect(examples).toEqual(first.map((digits) => [...digits]));
    }
  });

  it('ends when asked to', () => {
    let looks = 0;
    const outcome = countClassic(new Uint8Array(81), Infinity, { shouldStop: () => ++looks > 3 });
    expect(outcome.status).toBe('stopped');
  });
});

function grid(line: string): Uint8Array {
  return Uint8Array.from(line, (symbol) => Number(symbol) || 0);
}
