import { expect, test } from 'vitest';
import type { DrawnFog } from '../../puzzle/drawing.ts';
import { formatPuzzle, parsePuzzle } from '../../index.ts';

const size = 4;
const empty = Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
const solution = '1234341221434321';
/** Source: how SudokuPad documents the field of its JSON. */
const TRIGGERS = [
  { trigger: { type: 'cellvalue', cell: 'r1c1' }, effect: { type: 'foglight', cells: 'r2c2r3c3' } },
  { trigger: { type: 'cellvalue', cell: 'r4c4' }, effect: { type: 'sound', cells: 'r1c1' } },
];

const pad = (fields: object): string =>
  JSON.stringify({ cellSize: 50, cells: empty, regions: [], metadata: { solution }, ...fields });
const fpuzzles = (fields: object): string =>
  JSON.stringify({ size, grid: empty, solution: [...solution].map(Number), ...fields });

function fogIn(text: string): DrawnFog | undefined {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.drawings?.find((drawing) => drawing.shape === 'fog');
}

const lit = (cells: number[], more: object = {}) => ({ shape: 'fog', cells, ...more });

test.each<readonly [name: string, text: string, fog: object | undefined]>([
  ['no fog in SudokuPad', pad({}), undefined],
  ['places', pad({ foglight: [[0, 1], [3, 3]] }), lit([1, 15])],
  ['fog without light', pad({ foglight: [] }), lit([])],
  ['places outside', pad({ foglight: [[0, 1], [4, 0], [-1, 2], [0, 1]] }), lit([1])],
  ['names', pad({ foglight: 'r1c2r4c4' }), lit([1, 15])],
  ['a trigger', pad({ foglight: [[0, 0]], triggereffect: TRIGGERS }), lit([0], { triggers: [{ cells: [0], lights: [5, 10] }] })],
  ['a trigger alone', pad({ triggereffect: TRIGGERS }), lit([], { triggers: [{ cells: [0], lights: [5, 10] }] })],
  ['no fog in f-puzzles', fpuzzles({ foglight: [], negative: [] }), undefined],
  ['fog of war', fpuzzles({ fogofwar: ['R2C2'] }), lit([], { lamps: [5] })],
  ['both lights', fpuzzles({ fogofwar: ['R2C2'], foglight: ['R4C4', 'R9C9'] }), lit([15], { lamps: [5] })],
  ['fog as a negative rule', fpuzzles({ negative: ['foglight'] }), lit([])],
  ['a trigger in f-puzzles', fpuzzles({ triggereffect: TRIGGERS }), lit([], { triggers: [{ cells: [0], lights: [5, 10] }] })],
])('%s', (_, text, fog) => {
  expect(fogIn(text)).toEqual(fog);
}); // oxfmt-ignore

test.each<DrawnFog>([
  { shape: 'fog', cells: [] },
  { shape: 'fog', cells: [3] },
  { shape: 'fog', cells: [3, 4], lamps: [7] },
  { shape: 'fog', cells: [], lamps: [7], triggers: [{ cells: [1, 2], lights: [3, 15] }] },
])('f-puzzles keeps %j', (fog) => {
  const read = parsePuzzle(fpuzzles({}));
  if (!read.ok) throw new Error(read.error.message);
  const written = formatPuzzle({ ...read.value, drawings: [fog] }, 'fpuzzles');
  expect(written.ok && fogIn(written.value)).toEqual(fog);
});
