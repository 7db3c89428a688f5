import { checkGenerateOptions } from 'pencilmark';
import { expect, test } from 'vitest';
import {
  BOARD_KINDS,
  boardOf,
  boxesOf,
  changedBoard,
  CLASSIC_BOARD,
  sizesOf,
} from '../parts/board-settings.ts';
import {
  difficultiesFor,
  neededGivens,
  type NewSettings,
  optionsOf,
  readNewSettings,
  DEFAULT_SETTINGS,
  newSettingsText,
  withRules,
} from './new-settings.ts';

const SEEDED = { ...DEFAULT_SETTINGS, seed: 'a b&c=d/ü' };

test.each<[NewSettings, string]>([
  [{ ...DEFAULT_SETTINGS, seed: 'x' }, 'seed=x'],
  [{ ...SEEDED, difficulty: 'technique', technique: 'jellyfish' }, ''],
  [{ ...SEEDED, difficulty: 'hard', symmetry: 'full', dig: 'givens', givens: 28, index: 7 }, ''],
  [{ ...SEEDED, rules: ['thermo', 'arrow'] }, ''],
  [{ ...SEEDED, difficulty: 'rating', rating: { from: 2.3, to: 11.9 } }, ''],
  [{ ...SEEDED, board: { kind: 'classic', size: 12, box: '2x6', symbols: '', regions: '1' } }, ''],
  [{ ...SEEDED, board: { kind: 'jigsaw', size: 7, box: '', symbols: '♠♥♦♣★☀☂', regions: 'two' } }, ''],
])('an address carries %o', (settings, text) => {
  expect(readNewSettings(newSettingsText(settings))).toEqual(settings);
  if (text !== '') expect(newSettingsText(settings)).toBe(text);
});

test.each([
  'kind=nonsense&rules=all&size=4000&level=&technique=none&symmetry=<b>&dig=&er=a-7.55&givens=-3&index=1e9',
  'size=Infinity&box=9x9x9&givens=99999999999999',
  '%%%&&&===',
])('what makes no sense in an address is left out: %s', (text) => {
  expect({ ...readNewSettings(text), seed: '' }).toEqual(DEFAULT_SETTINGS);
});

test('every difficulty that is offered with rules is one the engine takes', () => {
  const board = boardOf(CLASSIC_BOARD);
  if (!board.ok) throw new Error('the classic board is one');
  expect(difficultiesFor(['killer'])).toContain('hard');
  for (const rules of [[], ['killer'], ['thermo', 'arrow']] as const) {
    for (const difficulty of difficultiesFor(rules)) {
      const options = optionsOf({ ...SEEDED, difficulty, rules });
      expect(options.target === undefined, difficulty).toBe(difficulty === 'any');
      expect(checkGenerateOptions({ ...options, geometry: board.value }), difficulty).toMatchObject({
        ok: true,
      });
    }
  }
});

test.each(['beginner', 'singles', 'rating'] as const)('rules put away the choice of %s', (difficulty) => {
  expect(withRules({ ...SEEDED, difficulty }, ['killer']).difficulty).toBe('any');
  expect(withRules({ ...SEEDED, difficulty }, []).difficulty).toBe(difficulty);
  expect(readNewSettings(`rules=killer&level=${difficulty}`).difficulty).toBe('any');
});

test('givens are only said to be needed where there are any', () => {
  expect(neededGivens(0, true, 'none')).toBeUndefined();
  expect(neededGivens(24, false, 'full')).toBe('no');
  expect([neededGivens(24, true, 'none'), neededGivens(24, true, 'full')]).toEqual(['each', 'group']);
});

test('every kind comes in every size it is offered in, and with every box', () => {
  for (const kind of BOARD_KINDS) {
    for (const size of sizesOf(kind)) {
      const settings = changedBoard(CLASSIC_BOARD, { kind, size });
      for (const box of ['', ...boxesOf(settings)]) {
        const board = boardOf({ ...settings, box });
        expect(board, `${kind} ${size} ${box}`).toMatchObject({ ok: true, value: { size } });
      }
    }
  }
});

test.each([
  ['αβγδ', ['α', 'β', 'γ', 'δ'], undefined],
  ['a, b, c, d', ['a', 'b', 'c', 'd'], undefined],
  ['letters', ['A', 'B', 'C', 'D'], undefined],
  ['👩‍🚀🐙🌵🍄', ['👩‍🚀', '🐙', '🌵', '🍄'], undefined],
  ['αβγ', undefined, 'symbols.count'],
  ['αβγα', undefined, 'symbols.duplicate'],
])('the symbols %s', (symbols, expected, code) => {
  const board = boardOf({ ...CLASSIC_BOARD, size: 4, symbols });
  expect(board.ok ? board.value.symbols : board.error.code).toEqual(expected ?? code);
});

test('a kind that has no such size takes one that it has', () => {
  expect(changedBoard({ ...CLASSIC_BOARD, size: 16 }, { kind: 'windoku' }).size).toBe(9);
  expect(changedBoard({ ...CLASSIC_BOARD, size: 16 }, { kind: 'tinysamurai' }).size).toBe(4);
  expect(changedBoard({ ...CLASSIC_BOARD, size: 12, box: '2x6' }, { size: 16 }).box).toBe('');
});

test.each<[Partial<NewSettings>, object]>([
  [{}, {}],
  [{ dig: 'minimal' }, { dig: 'minimal' }],
  [{ dig: 'givens', givens: 25 }, { givens: 25 }],
  [{ difficulty: 'expert' }, { target: { kind: 'level', level: 'expert' } }],
  [{ difficulty: 'singles' }, { target: { kind: 'singles' } }],
  [{ difficulty: 'rating' }, { target: { kind: 'rating', profile: 'se-1.2.1', from: 7, to: 7.5 } }],
  [
    { difficulty: 'technique', technique: 'xy-wing' },
    { target: { kind: 'technique', technique: 'xy-wing' } },
  ],
])('%o asks the engine for %o', (words, expected) => {
  const options = optionsOf({ ...DEFAULT_SETTINGS, ...words, seed: 's', index: 2 });
  expect(options).toEqual({ seed: 's', first: 2, symmetry: 'none', ...expected });
  const board = boardOf(CLASSIC_BOARD);
  expect(board.ok && checkGenerateOptions({ ...options, geometry: board.value }).ok).toBe(true);
});
