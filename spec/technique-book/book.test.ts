/** Every example of the technique book is right, and the book matches its sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  checkUniqueness,
  EN,
  explain,
  familyOf,
  hasDigit,
  highlightsOf,
  solve,
  TECHNIQUES,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { checkStep } from '../step-checker/step-checker.ts';
import { writeBook } from './book.ts';
import { EXAMPLES, stepOf } from './examples.ts';

const ROOT = new URL('../../', import.meta.url);
const STEPS = [...EXAMPLES.values()].map((example) => ({
  technique: example.technique,
  example,
  step: stepOf(example)!,
}));

test('every technique that is found has an example', () => {
  const without = TECHNIQUES.filter(({ id }) => familyOf(id) && !EXAMPLES.has(id)).map(({ id }) => id);
  expect(without).toEqual([]);
});

test.each(STEPS)(
  '$technique is found, proved, and agrees with the solution',
  ({ technique, example, step }) => {
    expect(step.technique).toBe(technique);
    const { geometry, constraints, givens, digits, candidates } = example;
    expect(checkStep({ geometry, constraints, digits, givens, candidates }, step)).toBeUndefined();
    expect(checkUniqueness({ geometry, constraints, givens })).toBe('unique');
    const solution = solve({ geometry, constraints, givens }).solution!;
    const wrong = solution.flatMap((digit, cell) =>
      digits[cell] === digit || hasDigit(candidates[cell], digit) ? [] : [cell],
    );
    expect(wrong).toEqual([]);
    for (const { cell, digit } of step.placements) expect(solution[cell]).toBe(digit);
    for (const { cell, digit } of step.eliminations) expect(solution[cell]).not.toBe(digit);
  },
);

test.each(STEPS)('the words of $technique name the cells of its drawing', ({ example, step }) => {
  const { mentions, nudge, what, why, notation } = explain(step, example.geometry, EN, example.digits);
  const { proving, changed, kept, fins } = highlightsOf(step);
  expect(mentions.cells).toEqual([...new Set([...proving, ...changed])].sort((a, b) => a - b));
  for (const candidate of [...kept, ...fins, ...step.placements, ...step.eliminations]) {
    expect(mentions.candidates).toContainEqual(candidate);
  }
  for (const text of [nudge, what, ...why]) {
    expect(text).toMatch(/^([A-Z(]|r\d|\d).*[.?]$/);
    expect(text).not.toMatch(/undefined|NaN|\[object|\( | {2}|\.\.| ,/);
  }
  expect(notation).toMatch(/(=|<>)\d$/);
});

test('the book is fresh: else run `npm run techniques`', () => {
  const book = writeBook();
  const stale = [...book].filter(([path, text]) => {
    const file = new URL(path, ROOT);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  expect(stale.map(([path]) => path)).toEqual([]);
  const pictures = readdirSync(new URL('docs/techniques/', ROOT)).filter((name) => name.endsWith('.svg'));
  expect(pictures.filter((name) => !book.has(`docs/techniques/${name}`))).toEqual([]);
});
