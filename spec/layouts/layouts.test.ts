import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { runIn } from '../../cli/src/test-io.ts';
import { describeProblem, parseSheets } from '../../engine/src/index.ts';
import { LAYOUTS } from './layouts.ts';
import { outcomeOf } from './outcome.ts';
import { drawPrinted, SIZES } from './printed.ts';

/** The layouts that are read. Others must at least be refused; `npm run layouts` counts them. */
const READ = [
  'frame with dots',
  'words behind the border',
  'dots, then the solution',
  'csv with zeros',
  'table of lines, commas',
];

describe('printed puzzles', () => {
  test.each(READ)('%s: come back as themselves', (name) => {
    const layout = LAYOUTS.find((one) => one.name === name)!;
    for (let index = 0; index < cases(20, 1_000); index++) {
      for (const size of SIZES)
        expect([index, size, outcomeOf(layout, drawPrinted(`read ${index}`, size))]).toEqual([
          index,
          size,
          'itself',
        ]);
    }
  });

  test('cells three lines high, blank rows and bare blanks are read or refused on 9×9', () => {
    const names = ['cells three lines high', 'blank rows between bands', 'frame with bare blanks'];
    for (const layout of LAYOUTS.filter(({ name }) => names.includes(name))) {
      for (let index = 0; index < cases(20, 1_000); index++)
        expect(outcomeOf(layout, drawPrinted(`blank ${index}`, 9))).not.toBe('another');
    }
  });

  test.each([
    [
      'bare blanks, then the solution',
      '| 1   |     |\n|     | 3   |\n+-----+-----+\n|   2 |     |\n|     |   3 |\n\n| 1 3 | 4 2 |\n| 2 4 | 3 1 |\n+-----+-----+\n| 3 2 | 1 4 |\n| 4 1 | 2 3 |\n',
    ],
    [
      'Markdown with a blank heading',
      '|  |  |  |  |\n|---|---|---|---|\n| 1 |   |   |   |\n|   |   | 3 |   |\n|   | 2 |   |   |\n|   |   |   | 4 |\n',
    ],
  ])('%s, by both doors', async (what, text) => {
    const last = what.startsWith('bare') ? 3 : 4;
    const read = parseSheets(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value.map(({ puzzle }) => puzzle.givens.join(''))).toEqual([`100000300200000${last}`]);
    const { output } = await runIn({ input: text }, 'check', '--json', '--threads', '1');
    expect(JSON.parse(output)).toMatchObject({ puzzle: `1.....3..2.....${last}` });
  });

  test('0 is a digit beside any other sign for empty cells', () => {
    const hex = LAYOUTS.filter(({ name }) => name.startsWith('0 to F'));
    for (const layout of hex) {
      for (let index = 0; index < cases(20, 1_000); index++) {
        const printed = drawPrinted(`hex ${index}`, 16);
        if (layout.fits!(printed)) expect([layout.name, outcomeOf(layout, printed)]).not.toContain('another');
      }
    }
  });

  test('four lines of digits are no list of houses', () => {
    const read = parseSheets('1234\n3 1 2\n2143\n4 2 1\n');
    expect(read.ok ? 'read' : read.error.code).toBe('grid.columns');
  });
});
