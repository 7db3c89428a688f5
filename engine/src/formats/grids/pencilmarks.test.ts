import { describe, expect, test } from 'vitest';
import { describeProblem, digitSet, formatLine, formatPuzzle, parsePuzzle } from '../../index.ts';

const GROUPS = '1 2 34 34 34 34 1 2 2 13 34 134 34 134 2 134'.split(' ');
const ROWS = [0, 4, 8, 12].map((at) => GROUPS.slice(at, at + 4));
const NAKED = '2'; // r3c1 in the rows below still has a peer that holds it.

describe('candidates', () => {
  test.each([
    ['blanks', ROWS.map((row) => row.join(' ')).join('\n')],
    [
      'a frame',
      `.-----.-----.\n${ROWS.map((row) => `| ${row[0]} ${row[1]} | ${row[2]} ${row[3]} |`).join('\n')}\n'-----'-----'`,
    ],
    ['one line', GROUPS.join(' ')],
    [
      'sukaku',
      GROUPS.map((group) => [...'1234'].map((sign) => (group.includes(sign) ? sign : '.')).join('')).join(
        '\n',
      ),
    ],
  ])('%s', (form, text) => {
    const board = parsePuzzle('1...............');
    if (!board.ok) throw new Error(board.error.message);
    const options =
      form === 'sukaku' ? { format: 'sukaku' as const, geometry: board.value.puzzle.geometry } : {};
    const read = parsePuzzle(text, options);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(formatLine({ puzzle: read.value.puzzle })).toBe('12....122.....2.');
    expect(read.value.puzzle.allowed?.[9]).toBe(digitSet([1, 3]));
  });

  test('signs that point at cells or candidates take nothing away, and a minus before a lone digit is none', () => {
    const rows = ['1 2 *34 34', '34 #34 1 2', '2 1-3 34 1#34', '34 134 2 134'];
    const read = parsePuzzle(rows.join('\n'));
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value.puzzle.allowed?.slice(8, 12)).toEqual([[2], [1, 3], [3, 4], [1, 3, 4]].map(digitSet));
    const minus = parsePuzzle(rows.join('\n').replace('1-3', '-1'));
    expect(minus.ok ? 'read' : minus.error.code).toBe('cell.symbol');
  });

  test('a lone digit is a given unless a peer still has it among several', () => {
    const rows = ['1 2 34 34', '34 34 1 2', `${NAKED} 1234 34 134`, '34 134 2 134'];
    const read = parsePuzzle(rows.join('\n'));
    expect(read.ok && read.value.puzzle.givens[8]).toBe(0);
    expect(read.ok && read.value.puzzle.allowed?.[8]).toBe(digitSet([2]));
    expect(read.ok && formatPuzzle(read.value, 'pencilmarks').ok).toBe(true);
    expect(read.ok && formatPuzzle(read.value, 'line')).toMatchObject({ error: { code: 'format.loss' } });
  });

  test.each([
    [
      'a strange digit',
      '12 34 12 34\n12 35 12 34\n3 4 1 2\n1 2 3 4',
      undefined,
      'line 2, column 5: "5" is no digit of this board: 1 to 4, or . for empty.',
    ],
    [
      'a repeat',
      '12 34 12 34\n12 33 12 34\n3 4 1 2\n1 2 3 4',
      undefined,
      'line 2, column 5: The candidates "33" hold 3 twice.',
    ],
    [
      'a short sukaku',
      '.'.repeat(728),
      'sukaku',
      'line 1, column 728: 729 symbols are expected, 728 were found.',
    ],
    [
      'a misplaced digit',
      '2'.padEnd(729, '.'),
      'sukaku',
      'line 1, column 1: Here stands 2 where 1 or . is expected.',
    ],
  ] as const)('%s', (_, text, format, message) => {
    const read = parsePuzzle(text, { format });
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});

test('candidates in braces, with rows that have none', () => {
  const read = parsePuzzle('1234\n{34}{34}12\n2143\n{34}{34}21\n');
  if (!read.ok) throw new Error(describeProblem(read.error));
  expect(formatLine({ puzzle: read.value.puzzle })).toBe('1234..122143..21');
});
