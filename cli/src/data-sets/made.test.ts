import { expect, test } from 'vitest';
import type { Columns } from '../generating/rows.ts';
import { readMade, writeMade } from './made.ts';
import { PROGRAM } from './program.ts';

const COLUMNS: Columns = { index: 'integer', puzzle: 'text', er: 'decimal' };
const row = { index: 7, puzzle: '1.', er: 1.2 };
const printed = [
  { index: 7, isMade: true, attempts: 1, text: '', row },
  { index: 8, isMade: false, attempts: 9, text: '', problem: 'none in 9 attempts' },
];
const text = writeMade(printed);

test('rows and problems arrive as they were sent, with columns in their order', () => {
  const all = [
    { index: 7, row },
    { index: 8, problem: 'none in 9 attempts' },
  ];
  expect(readMade(text, COLUMNS, 7, 2)).toEqual({ program: PROGRAM, all });
  const turned = text.replace(JSON.stringify(row), '{"er":1.2,"puzzle":"1.","extra":1,"index":7}');
  expect(JSON.stringify(readMade(turned, COLUMNS, 7, 2))).toBe(JSON.stringify({ program: PROGRAM, all }));
});

test.each([
  ['other indexes', text, 6, 2],
  ['too few', text, 7, 3],
  ['too many', text, 7, 1],
  ['no program', text.slice(text.indexOf('\n') + 1), 7, 2],
  ['no JSON', text.slice(0, -5), 7, 2],
  ['nothing', '', 7, 0],
  ['a row of another index', text.replace('{"index":7,"puzzle"', '{"index":9,"puzzle"'), 7, 2],
  ['a column missing', text.replace('"er"', '"ep"'), 7, 2],
  ['another type', text.replace('1.2', '"1.2"'), 7, 2],
  ['a row that is none', text.replace(JSON.stringify(row), 'null'), 7, 2],
])('%s is refused', (_, damaged, first, count) => {
  expect(readMade(damaged, COLUMNS, first, count)).toBeUndefined();
});
