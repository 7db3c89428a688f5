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
