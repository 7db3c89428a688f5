import 'pencilmark/constraints';
import { type Drawing, createGeometry, createPuzzle, type GeometrySpec, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { digitsOfText, digitsText } from './digits-text.ts';
import { keyParts, puzzleKey, puzzleOfKey } from './puzzle-key.ts';
import { must } from './test-boards.ts';

const puzzleOn = (spec: GeometrySpec, givens?: number[], allowed?: number[]) => {
  const geometry = must(createGeometry(spec));
  return must(createPuzzle(geometry, givens ?? geometry.cells.map((_, cell) => cell % 4), allowed));
};

test.each([
  ['classic', variantSpec('classic')],
  ['25×25', variantSpec('classic', 25)],
  ['samurai', variantSpec('samurai')],
  ['letters', { ...variantSpec('classic', 4), symbols: [...'ABCD'] }],
])('%s: a key holds the whole puzzle', (_, spec) => {
  const puzzle = puzzleOn(spec);
  expect(must(puzzleOfKey(puzzleKey(puzzle)))).toEqual(puzzle);
});

test('allowed digits are part of the name, the order of a description is not', () => {
  const spec = variantSpec('classic', 4);
  const none = new Array<number>(16).fill(0);
  const plain = puzzleOn(spec, none);
  const some = puzzleOn(spec, none, new Array<number>(16).fill(7));
  expect(puzzleKey(some)).not.toBe(puzzleKey(plain));
  expect(must(puzzleOfKey(puzzleKey(some)))).toEqual(some);
  const turned = Object.fromEntries(Object.entries(spec).reverse()) as unknown as GeometrySpec;
  expect(puzzleKey(puzzleOn(turned, none))).toBe(puzzleKey(plain));
});

test('says why it refuses a key', () => {
  expect(puzzleOfKey('x')).toMatchObject({ error: { code: 'save.json' } });
  expect(puzzleOfKey('[1,2]')).toMatchObject({
    error: { code: 'key.shape', message: 'This does not name a puzzle.' },
  });
});

test.each([
  '',
  'x',
  '[]',
  '[1,2]',
  '[{"size":4},"00"]',
  '[{"size":4},"ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ"]',
  '{"0":1}',
  'null',
])('refuses %j', (key) => {
  expect(puzzleOfKey(key).ok).toBe(false);
});

test('rules are part of the name', () => {
  const spec = variantSpec('classic', 4);
  const { geometry, givens } = puzzleOn(spec);
  const rules = [{ kind: 'cage' as const, cells: [0, 1], sum: 3 }];
  const plain = must(createPuzzle(geometry, givens));
  const some = new Array<number>(16).fill(7);
  const drawings = [{ shape: 'cage' as const, cells: [2, 3] }];
  const puzzles = [
    plain,
    must(createPuzzle(geometry, givens, undefined, rules)),
    must(createPuzzle(geometry, givens, some, rules)),
    { ...plain, drawings },
    { ...must(createPuzzle(geometry, givens, some)), drawings },
  ];
  const keys = puzzles.map(puzzleKey);
  expect(new Set(keys).size).toBe(puzzles.length);
  expect(keys.map((key) => must(puzzleOfKey(key)))).toEqual(puzzles);
  // The name that a puzzle without rules had before there were any.
  expect(JSON.parse(keys[0])).toHaveLength(2);
});

test('the parts of a key can be had without reading it', () => {
  const spec = variantSpec('classic', 4);
  const puzzle = puzzleOn(spec, [1, ...new Array<number>(15).fill(0)], new Array<number>(16).fill(15));
  const { board, givens } = keyParts(puzzleKey(puzzle));
  expect(JSON.parse(board)).toEqual(spec);
  expect(givens).toBe('1000000000000000');
  for (const other of ['nothing', '[{4"', 'x{"size":4},"1000"'])
    expect(keyParts(other)).toEqual({ board: '', givens: '' });
});

test.each(['A},', 'a"b},"c', '\\"},"\\'])(
  'the board and the givens are found beside a text that ends like them: %j',
  (text) => {
    const spec = { ...variantSpec('classic', 4), symbols: ['}', '"', '\\', '{'] };
    const puzzle = puzzleOn(spec, [1, ...new Array<number>(15).fill(0)]);
    const drawings: Drawing[] = [{ shape: 'text', centre: [0.5, 0.5], text }];
    const { board, givens } = keyParts(puzzleKey({ ...puzzle, drawings }));
    expect(JSON.parse(board)).toEqual(spec);
    expect(givens).toBe('1000000000000000');
  },
);

test('digits beyond 9 are letters', () => {
  expect(digitsText([0, 9, 10, 35])).toBe('09az');
  expect(digitsOfText('09az!')).toEqual([0, 9, 10, 35, -1]);
});
