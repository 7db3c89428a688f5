import { describe, expect, it } from 'vitest';
import { beginBands, newBandSearch, runBands } from './bands.ts';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Each row: a description, the 81 cells, the limit, the number of solutions, the source of the number. */
const CASES = [
  ['a full grid', SOLVED, 10, 1, 'it is its own solution'],
  ['one cell missing', SOLVED.replace('5', '.'), 10, 1, 'eight digits stand in its row'],
  ['two equal digits in a row', '11' + '.'.repeat(79), 10, 0, 'rules'],
  ['two equal digits in a column', '1' + '.'.repeat(8) + '1' + '.'.repeat(71), 10, 0, 'rules'],
  ['two equal digits in a box', '1' + '.'.repeat(9) + '1' + '.'.repeat(70), 10, 0, 'rules'],
  ['a full grid with one digit wrong', '4' + SOLVED.slice(1), 10, 0, 'rules'],
  ['nothing given', '.'.repeat(81), 500, 500, 'there are 6.7·10²¹ (Felgenhauer and Jarvis, 2005)'],
  ['two digits exchangeable in two rows', open(SOLVED, [3, 4, 30, 31]), 10, 2, '6 and 7 in r1c45, r4c45'],
  ['two such pairs', open(SOLVED, [3, 4, 30, 31, 16, 17, 61, 62]), 10, 4, '2 · 2'],
  ['two such pairs, limit 3', open(SOLVED, [3, 4, 30, 31, 16, 17, 61, 62]), 3, 3, '2 · 2'],
  ['a cell without a digit left', '12345678.' + '.'.repeat(17) + '9' + '.'.repeat(54), 10, 0, 'rules'],
] as const;

describe('the band solver', () => {
  it.each(CASES)('%s', (_, line, limit, expected) => {
    expect(count(line, limit)).toBe(expected);
  });

  it('stops at its budget and goes on where it was', () => {
    const search = begin('.'.repeat(81));
    let pauses = 0;
    while (runBands(search, 300, 10)) pauses++;
    expect(search.count).toBe(300);
    expect(pauses).toBeGreaterThan(20);
  });

  it('keeps the first two solutions, and they differ', () => {
    const search = begin('.'.repeat(81));
    runBands(search, 2, Infinity);
    expect(search.solutions[0]).not.toEqual(search.solutions[1]);
  });
});

function begin(line: string): ReturnType<typeof newBandSearch> {
  const search = newBandSearch();
  beginBands(
    search,
    Uint8Array.from(line, (symbol) => Number(symbol) || 0),
    0,
  );
  return search;
}

function count(line: string, limit: number): number {
  const search = begin(line);
  runBands(search, limit, Infinity);
  return search.count;
}

function open(line: string, cells: readonly number[]): string {
  return [...line].map((symbol, cell) => (cells.includes(cell) ? '.' : symbol)).join('');
}
