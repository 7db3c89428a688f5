import {
  type Cell,
  checkConstraint,
  classic9,
  type Constraint,
  CONSTRAINT_KINDS,
  type ConstraintKind,
  type Field,
  KINDS,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { FETCH } from '../../app/locales/fetch-locale.ts';
import {
  beginRule,
  formOf,
  leastCells,
  mostCells,
  movedRule,
  type RuleDraft,
  withStroke,
} from './rule-forms.ts';
import { enSetting } from './words/en.ts';

const NINE = classic9();
/** `r1c1 r1c2 …` as cells. */
const cells = (text: string): Cell[] =>
  text.split(' ').map((name) => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1);

function drawn(kind: ConstraintKind, ...strokes: string[]): RuleDraft {
  return strokes.reduce<RuleDraft>(
    (rule, stroke) => withStroke(rule, cells(stroke), NINE),
    beginRule(kind, NINE),
  );
}

test.each<[string, RuleDraft, Partial<Record<string, unknown>>]>([
  ['a line keeps its order', drawn('thermometer', 'r2c2 r1c1'), { cells: cells('r2c2 r1c1') }],
  ['a set has none', drawn('cage', 'r2c2 r2c1 r2c2'), { cells: cells('r2c1 r2c2') }],
  ['an arrow begins with its circle', drawn('arrow', 'r5c5 r5c6 r5c7'), { circle: cells('r5c5'), shaft: cells('r5c6 r5c7') }],
  ['a clone takes two strokes', drawn('clone', 'r1c1 r1c2', 'r5c5 r5c6'), { cells: cells('r1c1 r1c2'), copy: cells('r5c5 r5c6') }],
  ['a corner is found from one cell', drawn('quadruple', 'r1c1'), { cells: cells('r1c1 r1c2 r2c1 r2c2') }],
  ['the last corner too', drawn('quadruple', 'r9c9'), { cells: cells('r8c8 r8c9 r9c8 r9c9') }],
  ['a row from the left', drawn('sandwich', 'r3c2 r3c3'), { cells: cells('r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9') }],
  ['a column from below', drawn('x-sum', 'r9c4'), { cells: cells('r9c4 r8c4 r7c4 r6c4 r5c4 r4c4 r3c4 r2c4 r1c4') }],
  ['a diagonal', drawn('little-killer', 'r2c2 r1c3'), { cells: cells('r3c1 r2c2 r1c3') }],
  ['sets are added one by one', drawn('equal-sums', 'r1c1 r1c2', 'r5c5'), { sets: [cells('r1c1 r1c2'), cells('r5c5')] }],
  ['a whisper has its usual difference', drawn('whisper', 'r1c1 r2c2'), { difference: 5 }],
])('%s', (_, rule, expected) => {
  expect(rule).toMatchObject(expected);
}); // oxfmt-ignore

test('a field can be drawn again by itself', () => {
  const arrow = drawn('arrow', 'r5c5 r5c6 r5c7');
  expect(withStroke(arrow, cells('r4c5 r5c5'), NINE, 'circle')).toMatchObject({
    circle: cells('r4c5 r5c5'),
    shaft: cells('r5c6 r5c7'),
  });
});

test('a stroke is as long as its kind needs', () => {
  const bounds = (kind: ConstraintKind) => [leastCells(beginRule(kind, NINE), NINE), mostCells(kind)];
  expect(bounds('difference')).toEqual([2, 2]);
  expect(bounds('arrow')).toEqual([2, Infinity]);
  expect(bounds('cage')).toEqual([1, Infinity]);
  expect(bounds('between')).toEqual([2, Infinity]);
});

/** Content for a kind without a default number. */
function someContent(field: Field): unknown {
  if (field.type === 'integer') return Math.max(field.min, 10);
  if (field.type === 'integers') return [Math.max(field.min, 1)];
  if (field.type === 'tuples') return [Array<number>(field.each).fill(1)];
  return '1*';
}

test.each(CONSTRAINT_KINDS.filter((kind) => formOf(kind).gesture !== 'group'))(
  '%s: strokes and numbers make one',
  (kind) => {
    const { gesture, drawn: fields, written } = formOf(kind);
    let rule = beginRule(kind, NINE);
    const strokes = ['r5c5 r5c6', 'r7c1 r7c2', 'r3c3 r4c3'].slice(
      0,
      gesture === 'board' ? 0 : Math.max(2, fields.length),
    );
    for (const stroke of strokes) {
      const [name, field] = fields.find(([other]) => rule[other] === undefined) ?? fields[0];
      if (rule[name] === undefined || field.type === 'cell-lists')
        rule = withStroke(rule, cells(stroke), NINE);
    }
    for (const [name, field] of written)
      if (rule[name] === undefined && !field.optional) rule = { ...rule, [name]: someContent(field) };
    const checked = checkConstraint(NINE, rule);
    // One needs values from 0, the other as many ranks as lines.
    if (kind === 'doppelganger' || kind === 'full-rank') expect(checked).toMatchObject({ ok: false });
    else expect(checked).toMatchObject({ ok: true });
  },
);

test('a rule moves as a whole, its alternatives too, and not off the board', () => {
  const arrow: Constraint = { kind: 'arrow', circle: cells('r1c1'), shaft: cells('r1c2 r2c2') };
  expect(movedRule(arrow, NINE, 1, 2)).toEqual({ kind: 'arrow', circle: cells('r2c3'), shaft: cells('r2c4 r3c4') }); // oxfmt-ignore
  expect(movedRule(arrow, NINE, -1, 0)).toBeUndefined();
  const either: Constraint = { kind: 'any-of', alternatives: [[{ kind: 'cage', cells: cells('r1c1'), sum: 3 }]] }; // oxfmt-ignore
  expect(movedRule(either, NINE, 0, 1)).toEqual({
    kind: 'any-of',
    alternatives: [[{ kind: 'cage', cells: cells('r1c2'), sum: 3 }]],
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  test('names every field and every word to choose', async () => {
    const words = (await FETCH[language]())?.words.setting ?? enSetting;
    for (const kind of CONSTRAINT_KINDS) {
      for (const [name, field] of Object.entries<Field>(KINDS[kind].fields)) {
        expect(words.fields[name], `${kind} ${name}`).toMatch(/\S/);
        if (field.type === 'choice') for (const word of field.of) expect(words.options[word], word).toMatch(/\S/); // oxfmt-ignore
      }
    }
  });
});
