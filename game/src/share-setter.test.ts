import { classic9, createPuzzle } from 'pencilmark';
import { expect, test } from 'vitest';
import type { Setter } from './setter.ts';
import { type SetterPart, setterIn, setterText } from './share-setter.ts';
import { must } from './test-boards.ts';

// Source: Wikipedia, Sudoku.
const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const puzzle = must(createPuzzle(classic9(), [...GIVENS.replaceAll('.', '0')].map(Number)));

/** The setter of parts such as `&a=Rosa&r=…`. */
function read(text: string): Setter | undefined {
  const parts = new Map(text.split('&').map((part) => [part.slice(0, 1), part.slice(2)]));
  return setterIn(puzzle, (part: SetterPart) => parts.get(part));
}

/** What a setter says, in parts of a link that people have. */
const FORMS: readonly (readonly [text: string, setter: Setter])[] = [
  ['&a=Rosa+Meyer', { author: 'Rosa Meyer' }],
  ['&a=%2Esecret', { author: '.secret' }],
  ['&a=a.b%2B1', { author: 'a.b+1' }],
  ['&r=Two%0Alines%09and+a+tab', { rules: 'Two\nlines\tand a tab' }],
  [
    '&r=.CISw5iAuDOAECGAbA9gOzA2kAWBTATgLbKG6QGwioDG-u80usAZviVnrAEYCuiXAOligIMBCnSYcBYqXL5KNOgyat207n0HDwUOEjQZ4HGSTIUqteoxZtCJzfwFA',
    { rules: 'Digits along a thermometer increase from the bulb. '.repeat(3).trim() },
  ],
  ['&m=.OoUwNmAEAmD2B2Ig', { message: 'Well done' }],
  ['&s=NXgBYSNwIxRkhgMRVGgCg3SAQmMXZSI0FQ', { solution: SOLUTION }],
  ['&x=.NobwRA1glgdgJmAXGAZgewOZgL4F0g', { leftOut: [{ kind: 'fog' }] }],
  [
    '&a=.CNA&r=R&m=.LJA&s=NXgBYSNwIxRkhgMRVGgCg3SAQmMXZSI0FQ&x=.NobwRA1glgdgJmAXGATgVwDYFMwBowwCGAtjsgB55gDGA9mjAC5IBMAvgLpA',
    {
      author: 'Ä',
      rules: 'R',
      message: 'M',
      solution: SOLUTION,
      leftOut: [{ kind: 'rule', name: 'x', count: 2 }],
    },
  ],
];

test.each(FORMS)('%s', (text, setter) => {
  expect(setterText(puzzle, setter)).toBe(text);
  expect(read(text)).toEqual(setter);
});

test('nothing said is nothing written', () => {
  expect(setterText(puzzle)).toBe('');
  expect(setterText(puzzle, { author: '', rules: '', message: '', solution: '', leftOut: [] })).toBe('');
  expect(read('')).toBeUndefined();
  expect(read('&a=&r=&m=&s=&x=')).toBeUndefined();
});

test('a solution of another puzzle is not written', () => {
  for (const solution of [SOLUTION.slice(1), `${SOLUTION}1`, `1${SOLUTION.slice(1)}`])
    expect(setterText(puzzle, { solution })).toBe('');
});

test.each([
  ['a text that is not escaped', '&a=%&r=b', { rules: 'b' }],
  ['a text that is not compressed', '&a=.*&r=b', { rules: 'b' }],
  ['an author that is too long', `&a=${'a'.repeat(1001)}&r=b`, { rules: 'b' }],
  ['rules that are too long', `&a=a&r=${'b'.repeat(50_001)}`, { author: 'a' }],
  ['a solution that is cut off', '&a=a&s=AA', { author: 'a' }],
  ['a list that is no JSON', '&a=a&x=%5B', { author: 'a' }],
  ['a list of what is not known', '&a=a&x=%5B%7B%22kind%22%3A%22cat%22%7D%5D', { author: 'a' }],
  ['only spaces', '&a=+++&r=b', { rules: 'b' }],
])('%s spoils nothing else', (_, text, setter) => {
  expect(read(text)).toEqual(setter);
});

test('invisible signs and halves of signs become spaces, and ends are cut', () => {
  expect(read(setterText(puzzle, { author: ' a\u202eb\ud83cc\u0000d\r\n', rules: '\na\nb\t' }))).toEqual({
    author: 'a b c d',
    rules: 'a\nb',
  });
});
