import { describe, expect, test } from 'vitest';
import { describeProblem, formatLine, formatPuzzle, parsePuzzle } from '../../index.ts';

const EMOJI = '🍎 👩‍🚀 🇩🇪 ❤️\n🍎, , ,❤️\n , ,🇩🇪, \n ,🍎, , \n❤️, , ,🍎\n';

describe('the symbols, then rows of cells between commas', () => {
  test.each([
    ['digits', '1 2 3 4\n1, , ,4\n , ,3, \n ,1, , \n4, , ,1\n', '1..4..3..1..4..1'],
    ['nothing for empty', '1 2 3 4\n1,,,4\n,,3,\n,1,,\n4,,,1', '1..4..3..1..4..1'],
    ['CRLF and blank lines', '1 2 3 4\r\n\r\n1,,,4\r\n,,3,\r\n,1,,\r\n4,,,1\r\n', '1..4..3..1..4..1'],
    ['zero is a digit', '0 1 2 3\n0, , ,3\n , ,2, \n ,0, , \n3, , ,0\n', '0..3..2..0..3..0'],
    ['letters, any order', 'D C B A\nA,,,D\n,,B,\n,A,,\nD,,,A\n', 'A..D..B..A..D..A'],
    ['emoji', EMOJI, '🍎..❤️..🇩🇪..🍎..❤️..🍎'],
    ['a comma at the end of rows', '1 2 3 4\n1,,,4,\n,,3,,\n,1,,,\n4,,,1,\n', '1..4..3..1..4..1'],
    [
      'decimal numbers',
      `${Array.from({ length: 10 }, (_, at) => at + 1).join(' ')}\n${'10,,,,,,,,,1\n'.repeat(10)}`,
      'A........1'.repeat(10),
    ],
  ])('%s', (_, text, line) => {
    const read = parsePuzzle(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(formatLine(read.value)).toBe(line);
  });

  test('what was exported is the same text', () => {
    const read = parsePuzzle(EMOJI);
    expect(read.ok && formatPuzzle(read.value, 'alphabet')).toEqual({ ok: true, value: EMOJI });
  });

  test.each([
    [
      'a short row',
      '1 2 3 4\n1,,,4\n,,3\n,1,,\n4,,,1\n',
      'line 3, column 3: This row has 3 cells between its commas where 4 are expected.',
    ],
    [
      'a missing row',
      '1 2 3 4\n1,,,4\n,,3,\n,1,,\n',
      'line 5, column 1: 3 rows follow the symbols where 4 are expected.',
    ],
    [
      'an unknown symbol',
      '1 2 3 4\n1,,,5\n,,3,\n,1,,\n4,,,1\n',
      'line 2, column 5: "5" is no digit of this board: 1 to 4, or . for empty.',
    ],
    [
      'a symbol twice',
      '1 2 2 4\n1,,,4\n,,3,\n,1,,\n4,,,1\n',
      'line 1, column 5: Symbol 3, "2", repeats symbol 2.',
    ],
    [
      'two digits in a cell',
      '1 2 3 4\n1,,,12\n,,3,\n,1,,\n4,,,1\n',
      'line 2, column 5: "12" is no digit of this board: 1 to 4, or . for empty.',
    ],
    [
      'seven symbols',
      '1 2 3 4 5 6 7\n1,,,,,,\n',
      'line 1, column 1: No box tiles a board of 7×7: its regions must be given.',
    ],
  ])('%s', (_, text, message) => {
    const read = parsePuzzle(text);
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});
