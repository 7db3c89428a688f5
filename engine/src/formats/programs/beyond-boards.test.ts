/** Contents of links that our boards do not support: left out by name, and the rest is read. */
import { expect, test } from 'vitest';
import { lossesOf, parsePuzzle } from '../../index.ts';
import { splitComment } from '../text/rules.ts';

function read(more: object, region?: (row: number, column: number) => number) {
  const grid = [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map((column) => (region ? { region: region(row, column) } : {})),
  );
  const text = JSON.stringify({ size: 4, grid, ...more });
  const sheet = parsePuzzle(text, { unknownRules: 'leave-out' });
  if (!sheet.ok) throw new Error(sheet.error.message);
  const strict = parsePuzzle(text);
  return {
    kinds: sheet.value.puzzle.constraints.map(({ kind }) => kind),
    regions: sheet.value.puzzle.geometry.regions.length,
    drawings: sheet.value.drawings ?? [],
    left: splitComment(sheet.value.comment).rules,
    refusal: strict.ok ? '' : strict.error.code,
  };
}

test('regions of other sizes are left out, all of them', () => {
  const uneven = read({}, (row) => (row === 3 ? 3 : 0));
  expect(uneven).toMatchObject({ regions: 0, left: ['regions of other sizes'], refusal: 'format.rules' });
  expect(read({}, (row) => row)).toMatchObject({ left: [], refusal: '' });
});

test('a dot with a cell beside the board is left out, the others are rules', () => {
  const ratio = [{ cells: ['R2C3', 'R2C4'] }, { cells: ['R2C4', 'R2C5'] }];
  expect(read({ ratio })).toMatchObject({ kinds: ['ratio'], left: ['ratios'], refusal: 'format.rules' });
});

test('an arrow beside the board without a sum is left out by name, one of sum 0 says nothing', () => {
  const arrow = (value: string) => ({ littlekillersum: [{ cell: 'R0C1', direction: 'DR', value }] });
  expect(read(arrow(''))).toMatchObject({ kinds: [], left: ['little killer sums'], refusal: 'format.rules' });
  expect(read(arrow('5'))).toMatchObject({ kinds: ['little-killer'], left: [], refusal: '' });
  expect(read(arrow('0'))).toMatchObject({ kinds: [], left: [], refusal: '' });
});

test('a cage without cells holds words and is not drawn', () => {
  const cage = [
    { cells: [], value: 'msgcorrect: Well done' },
    { cells: ['R1C1'], value: 'A' },
  ];
  expect(read({ cage }).drawings).toMatchObject([{ shape: 'cage', cells: [0], text: 'A' }]);
});

test('the message when solved comes from a field or a cage, is drawn nowhere, and goes back', () => {
  const grid = [0, 1, 2, 3].map(() => [{}, {}, {}, {}]);
  const unseen = { cells: ['R1C1'], value: 'msgcorrect: Well\ndone', outlineC: '#ffffff00' };
  for (const more of [{ successMessage: 'Well\ndone' }, { cage: [unseen] }]) {
    const sheet = parsePuzzle(JSON.stringify({ size: 4, grid, ...more }));
    expect(sheet).toMatchObject({ ok: true, value: { message: 'Well\ndone' } });
    if (!sheet.ok) continue;
    expect(sheet.value.drawings).toBeUndefined();
    for (const format of ['fpuzzles', 'sudokupad', 'pencilmark'] as const) {
      expect(lossesOf(sheet.value, format)).toEqual([]);
    }
    expect(lossesOf(sheet.value, 'line')).toEqual(['message']);
  }
});

test('the message of SudokuPad is in the metadata or in a cage', () => {
  const cells = Array.from({ length: 4 }, () => [{}, {}, {}, {}]);
  const cages = [{ cells: [[0, 0]], value: 'MsgCorrect: Yes' }];
  const read = (more: object) => parsePuzzle(JSON.stringify({ cellSize: 50, cells, regions: [], ...more }));
  expect(read({ cages })).toMatchObject({ ok: true, value: { message: 'Yes' } });
  const metadata = { msgcorrect: 'One.\\nTwo.' };
  expect(read({ cages, metadata })).toMatchObject({ ok: true, value: { message: 'One.\nTwo.' } });
});

test('line breaks that SudokuPad stores as a backslash and an n are read as line breaks', () => {
  const cells = Array.from({ length: 4 }, () => [{}, {}, {}, {}]);
  const metadata = { rules: 'One.\\n\\nTwo.' };
  const sheet = parsePuzzle(JSON.stringify({ cellSize: 50, cells, regions: [], metadata }));
  expect(sheet).toMatchObject({ ok: true, value: { comment: 'One.\n\nTwo.' } });
});
