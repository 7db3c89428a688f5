import { describe, expect, test } from 'vitest';
import { lineDiagram } from '../../relations/line-diagram.ts';
import { expressionMachine, matches, parseExpression } from './expression.ts';

/** All texts of up to six values out of 1, 2, 3. */
const TEXTS = Array.from({ length: 7 }, (_, length) =>
  Array.from({ length: 3 ** length }, (_, code) =>
    Array.from({ length }, (_, at) => 1 + (Math.floor(code / 3 ** at) % 3)),
  ),
).flat();

test.each([
  '',
  '1*2+3?',
  '(1|2)*3',
  '(1|2)3',
  '(?:12|13|)1',
  '.{2}[^12]',
  '[1-2]{1,3}3*',
  '(1?2?){2,}',
  '((1|23)*3){0,2}',
  '(1{0}2)+',
  '(.*1.*){2}',
  '(1*)*(2+)?',
  '1{2}{2}',
  '()*3|(1|)+',
])('%s matches what a usual expression matches', (text) => {
  const usual = new RegExp(`^(?:${text.replace('{2}{2}', '{4}')})$`);
  for (const values of TEXTS)
    expect([values.join(''), matches(text, values)]).toEqual([values.join(''), usual.test(values.join(''))]);
});

describe('what is too large or too deep is refused at its place', () => {
  const tooLarge = /^at \d+ it is too large: written out, it has more than 256 values$/;
  const tooDeep = /^at \d+ groups or repetitions are too deep, more than 50$/;
  test.each([
    ['((.?){30}){30}', tooLarge],
    ['(((.?){30}){30}){30}', tooLarge],
    [`${'('.repeat(9)}.?${'){30}'.repeat(9)}`, tooLarge],
    [`()${'{40}'.repeat(60)}`, tooLarge],
    ['1{257}', tooLarge],
    ['1{999,}', tooLarge],
    [Array<string>(10_000).fill('1').join('|'), tooLarge],
    ['|'.repeat(100_000), tooLarge],
    ['12'.repeat(100_000), tooLarge],
    ['()'.repeat(100_000), tooLarge],
    [`${'('.repeat(10_000)}1${')'.repeat(10_000)}`, tooDeep],
    ['(1|'.repeat(10_000), tooDeep],
    [`1${'?'.repeat(100_000)}`, tooDeep],
    [`1${'{1}'.repeat(10_000)}`, tooDeep],
    ['1{4,2}', /^the limits at 2 are the wrong way round$/],
  ])('%#', (text, message) => {
    const read = parseExpression(text);
    expect(read.ok ? 'read' : read.error.message).toMatch(message);
  });
});

describe('what cannot be read is named by its place', () => {
  test.each([
    ['1)', '")" at 2 is unexpected'],
    ['12)|3', '")" at 3 is unexpected'],
    ['(1', 'the group that begins at 1 is not closed'],
    ['1(?:2|3', 'the group that begins at 2 is not closed'],
    ['(1(2)', 'the group that begins at 1 is not closed'],
    ['[12', 'it ends too early'],
    ['[', 'it ends too early'],
    ['[^', 'it ends too early'],
    ['[1-', 'it ends too early'],
    ['[1-]', '"-" at 3 is unexpected'],
    ['[-2]', '"-" at 2 is unexpected'],
    ['1[a]', '"a" at 3 is unexpected'],
    ['12é', '"é" at 3 is unexpected'],
    ['*1', '"*" at 1 is unexpected'],
    ['1|+', '"+" at 3 is unexpected'],
    ['1{2', '"{" at 2 is unexpected'],
    ['1{,2}', '"{" at 2 is unexpected'],
    ['1{1000}', '"{" at 2 is unexpected'],
    ['12{3,2}', 'the limits at 3 are the wrong way round'],
    ['(1?){257}', 'at 5 it is too large: written out, it has more than 256 values'],
    ['12(3{200}4{57})', 'at 15 it is too large: written out, it has more than 256 values'],
    [`${'('.repeat(51)}1${')'.repeat(51)}`, 'at 52 groups or repetitions are too deep, more than 50'],
    [`1${'{1}'.repeat(150)}`, 'at 449 groups or repetitions are too deep, more than 50'],
  ])('%s', (text, message) => {
    expect(parseExpression(text)).toMatchObject({ ok: false, error: { code: 'expression.syntax', message } });
  });

  test('and matches nothing', () => {
    expect(matches('(1', [])).toBe(false);
    expect(matches('(1', [1])).toBe(false);
  });
});

test.each([
  '1{256}',
  '1{256,}',
  '1'.repeat(256),
  Array<string>(256).fill('1').join('|'),
  '|'.repeat(255),
  '(1{8}){32}',
  '(){256}',
  `${'('.repeat(50)}1${')'.repeat(50)}`,
  `1${'{1}'.repeat(149)}`,
])('as large or as deep as allowed, %# is read', (text) => {
  expect(parseExpression(text)).toMatchObject({ ok: true });
});

test.each([
  { text: 'A', accepted: [10] },
  { text: 'Z', accepted: [35] },
  { text: '0', accepted: [0] },
  { text: '[8-B]', accepted: [8, 9, 10, 11] },
  { text: '[2-35]', accepted: [2, 3, 5] },
  { text: '[13-3]', accepted: [1, 3] },
  { text: '[5-3]', accepted: [] },
  { text: '[]', accepted: [] },
  { text: '[^2-Z]', accepted: [0, 1] },
  { text: '[^]', accepted: Array.from({ length: 36 }, (_, value) => value) },
  { text: '.', accepted: Array.from({ length: 36 }, (_, value) => value) },
])('$text is one of $accepted', ({ text, accepted }) => {
  const values = Array.from({ length: 36 }, (_, value) => value);
  expect(values.filter((value) => matches(text, [value]))).toEqual(accepted);
});

test('machines of two expressions have two keys', () => {
  expect(expressionMachine('12').key).toBe(expressionMachine('12').key);
  expect(expressionMachine('12').key).not.toBe(expressionMachine('21').key);
});

test.each([
  '(.?){250}',
  '((.?){15}){15}',
  '(.*[12].*){18}',
  '.*1.{30}',
  '(.|.*|[12]?){80}',
  `${'(.?'.repeat(45)}${')*'.repeat(45)}`,
])('just small enough, %# is read along a long line', (text) => {
  const values = Array.from({ length: 81 }, (_, at) => 1 + (at % 9));
  expect(parseExpression(text).ok).toBe(true);
  expect(matches(text, values)).toBe(text !== '.*1.{30}');
  expect(lineDiagram(expressionMachine(text), 81, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeDefined();
});
