import { type Constraint, CONSTRAINT_KINDS, type ConstraintKind } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { allowedPairs, isReadOnward, type RuleWords, stepsOf, textIn } from './rule-words.ts';
import { enRules } from './words/en.ts';
import { FETCH } from '../../app/locales/fetch-locale.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { ruleText } from './words.ts';

/** Constraints whose sentence must state their fields, each with the required parts. */
const SENTENCES: readonly (readonly [Constraint, ...string[]])[] = [
  [{ kind: 'anti-chess', steps: [[13, 31]], values: [52, 54], cells: [0, 1] }, '13', '31', '52', '54'],
  [{ kind: 'taxicab', distance: 13 }, '13'],
  [{ kind: 'no-difference', differences: [13, 31], neighbours: 'diagonal' }, '13', '31'],
  [{ kind: 'no-ratio', ratios: [13, 31], neighbours: 'orthogonal', except: [[0, 1]] }, '13', '31'],
  [{ kind: 'no-sum', sums: [13, 31], neighbours: 'knight' }, '13', '31'],
  [{ kind: 'whisper', cells: [0, 1], difference: 13 }, '13'],
  [{ kind: 'lockout', cells: [0, 1], difference: 13 }, '13'],
  [{ kind: 'modular', cells: [0, 1], modulus: 13 }, '13'],
  [{ kind: 'pair-relation', cells: [0, 1], pairs: [[13, 31]], between: 'all' }, '13 → 31'],
  [{ kind: 'automaton', cells: [0, 1], start: [13], accept: [31], arcs: [[13, 52, 31]] }, '13 –52→ 31'],
  [{ kind: 'pattern', cells: [0, 1], expression: '[13]+2?' }, '[13]+2?'],
];

/** Pairs of constraints of a kind that look alike but mean different things. */
const APART: readonly (readonly [Constraint, Constraint])[] = [
  [
    { kind: 'no-sum', sums: [5], neighbours: 'orthogonal' },
    { kind: 'no-sum', sums: [5], neighbours: 'orthogonal', except: [[0, 1]] },
  ],
  [
    { kind: 'region-sum', cells: [0, 1] },
    { kind: 'region-sum', cells: [0, 1], outside: 'left-out' },
  ],
  [
    { kind: 'sum-segments', cells: [0, 1], sum: 10 },
    { kind: 'sum-segments', cells: [0, 1], sum: 10, shape: 'loop' },
  ],
  [
    { kind: 'arrow', circle: [0, 1], shaft: [2] },
    { kind: 'arrow', circle: [1, 0], shaft: [2] },
  ],
  [
    { kind: 'sandwich', cells: [0, 1], sum: 5 },
    { kind: 'sandwich', cells: [0, 1], sum: 5, crusts: 'line' },
  ],
  [
    { kind: 'full-rank', lines: [[0, 1]], ranks: [1], ties: 'none' },
    { kind: 'full-rank', lines: [[0, 1]], ranks: [1], ties: 'any' },
  ],
  [
    { kind: 'pair-relation', cells: [0, 1], pairs: [[1, 2]], between: 'all' },
    { kind: 'pair-relation', cells: [0, 1], pairs: [[1, 2]], between: 'neighbours' },
  ],
];

async function wordsOf(language: (typeof LANGUAGES)[number]): Promise<RuleWords> {
  return (await FETCH[language]())?.words.rules ?? enRules;
}

describe.each(LANGUAGES)('%s', (language) => {
  test('has a name of its own and a sentence for each kind', async () => {
    const words = await wordsOf(language);
    const names = CONSTRAINT_KINDS.map((kind) => words.names[kind]);
    expect(new Set(names).size).toBe(CONSTRAINT_KINDS.length);
    for (const kind of CONSTRAINT_KINDS) {
      expect(words.names[kind]).toMatch(/\S/);
      const text = words.texts[kind];
      if (typeof text === 'string') expect(text, kind).toMatch(/^.{10,}[.。]$/);
    }
  });

  test('says the numbers of a constraint', async () => {
    const words = await wordsOf(language);
    for (const [constraint, ...wanted] of SENTENCES) {
      const text = textIn(words, constraint);
      expect(text).toMatch(/[.。…]$/);
      for (const part of wanted) expect(text).toContain(part);
    }
  });

  test('tells apart what is drawn alike', async () => {
    const words = await wordsOf(language);
    for (const [a, b] of APART) expect(textIn(words, a)).not.toBe(textIn(words, b));
  });

  test('names the houses that a board has, and no others', async () => {
    const { houses } = await wordsOf(language);
    const lengths = [
      houses([], '0–8'),
      houses(['row'], '0–8'),
      houses(['row', 'column', 'box'], '0–8'),
      houses(['row', 'column', 'box', 'diagonal'], '0–8'),
    ].map((text) => text.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(houses(['box', 'row'], '0–8')).toBe(houses(['row', 'box', 'row'], '0–8'));
    expect(houses(['row'], '0–8')).toContain('0–8');
  });

  test('says how a cell is part of a rule', async () => {
    const { cell, names } = await wordsOf(language);
    const name = names.cage;
    for (const part of [name, '17', '3']) expect(cell.inSet(name, 3, '17')).toContain(part);
    for (const part of [name, '2', '4']) expect(cell.onLine(name, 2, 4)).toContain(part);
    for (const part of [name, 'r1c4']) expect(cell.withCell(name, 'r1c4')).toContain(part);
    expect(cell.greaterThan('r1c4')).not.toBe(cell.lessThan('r1c4'));
  });
});

test('every kind that says what its constraint says is among those tried here', () => {
  const tried = new Set<ConstraintKind>([...SENTENCES, ...APART].map(([{ kind }]) => kind));
  const parametric = CONSTRAINT_KINDS.filter((kind) => typeof enRules.texts[kind] !== 'string');
  expect(parametric.filter((kind) => !tried.has(kind))).toEqual([]);
});

test('English sentences', () => {
  expect(ruleText({ kind: 'whisper', cells: [0, 1], difference: 5 })).toBe(
    'Neighbouring digits on a green line differ by at least 5.',
  );
  expect(ruleText({ kind: 'no-sum', sums: [10, 5, 10], neighbours: 'orthogonal' })).toBe(
    'Digits in cells that share an edge never add up to 5 or 10.',
  );
  expect(enRules.houses(['row', 'column', 'box'], '1–9')).toBe(
    'Normal sudoku rules apply: put a digit from 1–9 in every cell so that none repeats in any row, column or box.',
  );
  expect(enRules.cell.inSet('Killer cage', 3, '17')).toBe('Killer cage 17, 3 cells');
});

test('pairs are grouped, and those of either order are told once', () => {
  const [oneWay, bothWays] = [
    [[2, 4], [1, 3], [1, 2]],
    [[1, 2], [2, 1], [3, 3]],
  ]; // oxfmt-ignore
  expect(allowedPairs(oneWay)).toEqual({ isEitherWay: false, list: '1 → 2, 3; 2 → 4' });
  expect(allowedPairs(bothWays)).toEqual({ isEitherWay: true, list: '1 ↔ 2; 3 ↔ 3' });
  expect(allowedPairs([]).list).toBe('–');
});

test('steps of an automaton are grouped; too many are not told', () => {
  expect(stepsOf([[0, 2, 1], [0, 1, 1], [1, 3, 0]])).toBe('0 –1, 2→ 1; 1 –3→ 0'); // oxfmt-ignore
  expect(stepsOf(Array.from({ length: 50 }, (_, state) => [state, 1, state + 1]))).toBeUndefined();
});

test('a pill in reading order reads onward', () => {
  expect(isReadOnward([3, 4])).toBe(true);
  expect(isReadOnward([12, 3])).toBe(false);
});
