import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsAsLine } from './text/digits-line.ts';
import { collectPuzzles } from './collection.ts';

// Source: our own shelf; the broken ones were broken by hand.
const A = '..1..6.872.6537......184.3.65....3..7.32.51.8..8....75.1.752......4698.146.3..7..';
const B = '37.5...18........92.4.39.65..7..58.6..86745..6.39..1..96.74.2.17........83...6.74';
const SMALL = '.23...2..3...14.';
const GRID = Array.from({ length: 9 }, (_, row) => A.slice(row * 9, row * 9 + 9)).join('\n');

/** The result of reading: a line per puzzle, `line:column code` per fault. */
function collect(text: string): string[] {
  return [...collectPuzzles(text)].flatMap((part) =>
    part.kind === 'puzzles'
      ? part.puzzles.map(({ puzzle }) => digitsAsLine(puzzle.geometry, puzzle.givens))
      : [`${part.problem.at?.line}:${part.problem.at?.column} ${part.problem.code}`],
  );
}

describe('collections', () => {
  test.each([
    ['one line', A, [A]],
    ['lines', `${A}\n${B}\n${SMALL}\n`, [A, B, SMALL]],
    ['blank lines and comments', `# mine\n\n${A}\n\n# more\n${B}`, [A, B]],
    ['a broken line between', `${A}\n${B.slice(1)}\n${B}`, [A, '2:81 line.length', B]],
    [
      'broken lines one after the other',
      `${A}\n!\n%${B.slice(1)}\n${B}`,
      [A, '2:2 line.length', '3:1 cell.symbol', B],
    ],
    ['a broken line at the start', `${A}x\r\n${B}`, ['1:83 line.length', B]],
    ['a broken line at the end', `${A}\n${B}..`, [A, '2:84 line.length']],
    ['grids with blank lines between', `${GRID}\n\n${GRID}`, [A, A]],
    ['a broken grid between', `${GRID}\n\n${GRID.slice(0, -4)}\n\n${GRID}`, [A, A]],
    ['nothing', '  \n ', ['1:1 format.empty']],
    ['words', 'nothing to see here', ['1:1 line.none']],
  ])('%s', (name, text, expected) => {
    const read = collect(text);
    if (name === 'a broken grid between') {
      expect(read.filter((line) => !line.includes(':'))).toEqual(expected);
      expect(read).toHaveLength(3);
    } else expect(read).toEqual(expected);
  });

  test('a text of nothing but faults ends, and tells every one', () => {
    expect(collect('%'.repeat(81).concat('\n').repeat(3_000))).toHaveLength(3_000);
  });

  test('every good line is read whatever stands between, and every end is further on', () => {
    const line = fc.constantFrom(A, B, SMALL, '', `${A}${B}`, '# x', '%'.repeat(81));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = [A, ...lines].join('\n');
        const wanted = [A, ...lines].filter((one) => [A, B, SMALL].includes(one));
        expect(collect(text).filter((one) => !one.includes(':'))).toEqual(wanted);
        const ends = [...collectPuzzles(text)].map(({ end }) => end);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      }),
    );
  });
});

test.each([2, 3])('our own JSON between blank lines is a puzzle each, %i line breaks apart', (breaks) => {
  const spec = { size: 4, boxes: { rows: 2, columns: 2 } };
  const textOf = (sum: number) =>
    JSON.stringify({
      format: 'pencilmark',
      version: 1,
      puzzle: {
        spec,
        constraints: [{ kind: 'cage', cells: [0, 4], sum }],
        givens: Array.from({ length: 16 }, () => 0),
      },
    });
  const parts = [...collectPuzzles([4, 5, 6].map(textOf).join('\n'.repeat(breaks)))];
  expect(parts.map((part) => (part.kind === 'puzzles' ? part.puzzles.length : part.problem.message))).toEqual(
    [1, 1, 1],
  );
});
