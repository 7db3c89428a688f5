import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { runIn } from '../../cli/src/test-io.ts';
import { describeProblem, formatLine, parsePuzzles } from '../../engine/src/index.ts';
import { readRemark } from '../../engine/src/subpaths/internal.ts';
import { afterChange, changesOf, joinedTexts } from './changes.ts';
import { GRID_LAYOUTS, LAYOUTS } from './layouts.ts';
import { outcomeOf } from './outcome.ts';
import { drawPrinted, SIZES } from './printed.ts';

/** Layouts that every puzzle survives. `npm run layouts` counts all of them. */
const READ = [
  'frame with dots',
  'row and column labels, bare blanks',
  'row labels r1',
  'row labels 1:',
  'column labels',
  'words behind the border',
  'words behind every border',
  'words behind a row',
  'a comment behind every row',
  'dots, then the solution',
  'bare blanks, then the solution',
  'the solution side by side',
  'bare blanks, the solution side by side',
  'Markdown, numbered heading',
  'Markdown, row and column labels',
  'candidates with marks',
  'candidates in braces',
  'csv with zeros',
  'table of lines, commas',
];

const HEX = '0123456789ABCDEF';

describe('printed puzzles', () => {
  test('there are enough layouts', () => {
    expect(LAYOUTS.length).toBeGreaterThan(70);
    expect(LAYOUTS.filter(({ name }) => READ.includes(name))).toHaveLength(READ.length);
  });

  test.each(LAYOUTS)('$name: itself or refused', (layout) => {
    const { name, sizes = SIZES, fits } = layout;
    for (let index = 0; index < cases(4, 500); index++) {
      for (const size of sizes) {
        const printed = drawPrinted(`each ${index}`, size);
        if (!(fits?.(printed) ?? true)) continue;
        const outcome = outcomeOf(layout, printed);
        const wanted = READ.includes(name) ? ['itself'] : ['itself', 'refused'];
        expect([index, size, wanted.includes(outcome) ? 'well' : outcome]).toEqual([index, size, 'well']);
      }
    }
  });

  test.each(GRID_LAYOUTS)('$name: damaged, it is told or the same', (layout) => {
    for (let index = 0; index < cases(1, 40); index++) {
      for (const size of (layout.sizes ?? SIZES).filter((wide) => wide < 16)) {
        const printed = drawPrinted(`damaged ${index}`, size);
        const other = drawPrinted(`other ${index}`, size);
        if (outcomeOf(layout, printed) !== 'itself' || !other.givens.includes(0)) continue;
        const text = layout.print(printed);
        const changes = [...changesOf(text)].filter(
          ({ name, place }) => name !== 'sign lost' || place % 9 === 0,
        );
        for (const change of changes)
          expect([change, afterChange(change, layout, [printed])]).not.toEqual([change, 'silent']);
        for (const change of joinedTexts(text, layout.print(other)))
          expect([change, afterChange(change, layout, [printed, other])]).not.toEqual([change, 'silent']);
      }
    }
  });

  test('come through the command as themselves, or not at all', async () => {
    let read = 0;
    for (const [at, layout] of LAYOUTS.entries()) {
      const sizes = layout.sizes ?? SIZES;
      const printed = drawPrinted(`command ${at}`, sizes[at % sizes.length]);
      if (!(layout.fits?.(printed) ?? true)) continue;
      const text = layout.print(printed);
      const { output } = await runIn({ input: text }, 'convert', '--to', 'list', '--threads', '1');
      if (output === '') continue;
      const list = (JSON.parse(output) as (number | string)[][]).flat();
      // A board that counts from 0 is written with its own symbols.
      const digits = list.map((sign) => (typeof sign === 'number' ? sign : HEX.indexOf(sign || ' ') + 1));
      expect([layout.name, digits.join()]).toEqual([layout.name, printed.givens.join()]);
      read++;
    }
    expect(read).toBeGreaterThan(40);
  });

  test.each([
    [
      'bare blanks, then the solution',
      '| 1   |     |\n|     | 3   |\n+-----+-----+\n|   2 |     |\n|     |   3 |\n\n| 1 3 | 4 2 |\n| 2 4 | 3 1 |\n+-----+-----+\n| 3 2 | 1 4 |\n| 4 1 | 2 3 |\n',
      '1.....3..2.....3',
    ],
    [
      'Markdown with a blank heading',
      '|  |  |  |  |\n|---|---|---|---|\n| 1 |   |   |   |\n|   |   | 3 |   |\n|   | 2 |   |   |\n|   |   |   | 4 |\n',
      '1.....3..2.....4',
    ],
    [
      'a heading above blank rows',
      '|  |  |  |  |\n|---|---|---|---|\n| 1 |  |  |  |\n|  |  |  |  |\n| 3 |  |  |  |\n|  |  |  |  |\n',
      '1.......3.......',
    ],
    ['a blank as an empty cell', '1234\n3 12\n2143\n4 21\n', '12343.1221434.21'],
    ['tabs alone as empty cells', '1\t\t\t4\n\t\t\t\n\t3\t\t\n\t\t\t\n', '1..4.....3......'],
  ])('%s, by both doors', async (_, text, line) => {
    const read = parsePuzzles(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value.map(({ puzzle }) => formatLine({ puzzle }))).toEqual([line]);
    const { output } = await runIn({ input: text }, 'check', '--json', '--threads', '1');
    expect(JSON.parse(output)).toMatchObject({ puzzle: line });
  });

  test.each([
    ['a first row that counts the columns', '1 2 3 4\n. . . .\n. 1 . .\n2 . . .', 1],
    ['a row of a sign that no other cell has', '4321\n1234\n____\n3142', 3],
    ['a blank row where one may be between bands', '|2|4|1|3|\n| | | | |\n|3|2| | |\n| |1|3|2|', 2],
    ['one blank in a grid without any', '2 3 1\n1 4 2 3\n3 1 4 2\n4 2 3 1', 1],
  ])('%s gets a remark', (_, text, line) => {
    const read = parsePuzzles(text);
    expect(read.ok && read.value.map(({ remarks }) => remarks?.map(readRemark))).toEqual([
      [{ kind: 'row', line, row: text.split('\n')[line - 1].trim() }],
    ]);
  });

  test.each([
    [
      'a solution without one of its digits',
      '| 1 . | . . |\n| . . | 3 . |\n| . 2 | . . |\n| . . | . 3 |\n\n| 1 3 | 4 2 |\n| 2 4 | 3 1 |\n| 3 2 | 1 . |\n| 4 1 | 2 3 |\n',
      'grid.rows',
    ],
    [
      'labels above rows of which one stands twice',
      '1 2 3 4\n3 0 1 2\n3 0 1 2\n2 3 4 1\n4 1 2 3',
      'grid.rows',
    ],
    ['a line of dots that lost one', '1 2 3 4\n. .  .\n4 1 3 2\n. . . 1\n. . 4 3', 'grid'],
    ['labels or a row above a separator or a row', '1234\n4321\n****\n3142\n2413', 'grid.rows'],
    ['a row lost below the size', '4 4\n3 1 4 2\n1 2 3 4\n4 3 2 1', 'grid.rows'],
    [
      'a blank row too many',
      '| 1 | 2 | | 4 |\n| | | | |\n| 2 | | | |\n| | | 2 | |\n| | | | |\n',
      'grid.rows',
    ],
    ['four lines, one of three digits', '1234\n3 1 2\n2143\n4 2 1\n', 'grid.columns'],
    ['a digit behind a frame', '| 1 . | . . |  7\n| . . | . . |\n| . . | . . |\n| . . | . 2 |\n', 'grid'],
  ])('%s is refused', (_, text, code) => {
    const read = parsePuzzles(text);
    expect(read.ok ? 'read' : read.error.code).toContain(code);
    expect(read.ok || read.error.at).toBeTruthy();
  });

  test('a full grid alone behind a puzzle is what the text calls its solution', () => {
    // Source: printed so by the one who reported it: the solution has 3 where the puzzle has 4.
    const text =
      '| 1   |     |\n|     | 3   |\n+-----+-----+\n|   2 |     |\n|     |   4 |\n\n1 3 4 2\n2 4 3 1\n3 2 1 4\n4 1 2 3\n';
    const read = parsePuzzles(text);
    expect(
      read.ok && read.value.map((sheet) => [sheet.puzzle.givens.join(''), sheet.solution?.join('')]),
    ).toEqual([['1000003002000004', '1342243132144123']]);
  });

  test('numbers from 0: empty where no other sign is, refused beside one', () => {
    const rows = Array.from({ length: 16 }, (_, row) =>
      Array.from({ length: 16 }, (_, column) => (row * 4 + Math.floor(row / 4) + column) % 16),
    );
    const text = rows.map((row) => row.map((digit) => `${digit}`.padStart(2)).join(' ')).join('\n');
    const read = parsePuzzles(text);
    expect(read.ok && read.value[0].puzzle.givens.filter((digit) => digit === 0)).toHaveLength(16);
    const doubtful = parsePuzzles(text.replaceAll(' 1 ', ' . '));
    expect(doubtful.ok ? 'read' : doubtful.error.code).toBe('cell.decimal');
  });
});
