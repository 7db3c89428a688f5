import { classic9, defaultSymbols, digitSet } from 'pencilmark';
import { expect, test } from 'vitest';
import { type CellLook, drawCell, EMPTY_LOOK } from './cell-drawing.ts';
import { drawColours } from './colours.ts';
import type { TextShape } from './shapes.ts';

const { symbols } = classic9();

function draw(look: Partial<CellLook>, alphabet = symbols) {
  return drawCell({ ...EMPTY_LOOK, ...look }, alphabet);
}

function texts(look: Partial<CellLook>, alphabet = symbols): TextShape[] {
  return draw(look, alphabet).filter((shape) => shape.kind === 'text');
}

test.each<[string, Partial<CellLook>, string[]]>([
  ['nothing', {}, []],
  ['a given', { digit: 5, origin: 'given' }, ['given 5']],
  ['an entry', { digit: 5 }, ['entry 5']],
  ['an entry that breaks a rule', { digit: 5, fault: 'conflict' }, ['fault 5', 'conflict-line']],
  [
    'a given that breaks a rule keeps its ink',
    { digit: 5, origin: 'given', fault: 'conflict' },
    ['given 5', 'conflict-line'],
  ],
  ['an entry that is not the solution', { digit: 5, fault: 'wrong' }, ['fault 5', 'wrong-line']],
  ['corner marks', { corner: digitSet([1, 9]) }, ['corner 1', 'corner 9']],
  ['centre marks', { centre: digitSet([2, 3]) }, ['centre 2', 'centre 3']],
  ['a mark brought out', { corner: digitSet([1, 9]), emphasis: 9 }, ['corner 1', 'emphasis 9']],
  [
    'allowed digits, where no mark says the same',
    { allowed: digitSet([1, 2, 3]), corner: digitSet([2]) },
    ['corner 2', 'allowed 1', 'allowed 3'],
  ],
  [
    'a single instead of its mark',
    { singles: digitSet([2]), corner: digitSet([2, 4]) },
    ['corner 4', 'single 2'],
  ],
  ['nothing allowed is shown under a digit', { digit: 5, allowed: digitSet([1]) }, ['entry 5']],
  ['marks under a digit are not seen', { digit: 5, corner: digitSet([1]) }, ['entry 5']],
  ['no colours: those lie below the rules', { colours: 0b101 }, []],
])('%s', (_, look, expected) => {
  expect(
    draw(look).map((shape) => (shape.kind === 'text' ? `${shape.role} ${shape.text}` : shape.role)),
  ).toEqual(expected);
});

test('a corner mark stands at the place of its digit, whatever the others are', () => {
  const alone = texts({ corner: digitSet([6]) })[0];
  const among = texts({ corner: digitSet([1, 2, 3, 6, 9]) }).find(({ text }) => text === '6');
  expect(among).toEqual(alone);
});

test.each([4, 6, 9, 12, 16, 25])('all marks of a board with %i digits have room inside the cell', (size) => {
  const all = digitSet(Array.from({ length: size }, (_, index) => index + 1));
  for (const look of [{ corner: all }, { centre: all }, { corner: all, centre: digitSet([1, 2]) }]) {
    const marks = texts(look, defaultSymbols(size));
    const places = new Set(marks.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(marks.length);
    for (const { x, y, font } of marks) {
      expect(x - font * 0.32).toBeGreaterThanOrEqual(0);
      expect(x + font * 0.32).toBeLessThanOrEqual(100);
      expect(y - font * 0.75).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  }
});

test('two colours of a cell, each with its pattern', () => {
  const roles = drawColours(0b101).map(({ role }) => role);
  expect(roles).toEqual(['colour-1', 'pattern-line', 'colour-3', 'pattern-line']);
});
