import { describe, expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { parseLine } from '../formats/lines/line.ts';
import { solveLogically } from '../logic/solve-logically.ts';
import { TECHNIQUES } from '../logic/catalogue.ts';
import { AR } from './languages/ar/ar.ts';
import { CS } from './languages/cs/cs.ts';
import { DE } from './languages/de/de.ts';
import { EN } from './languages/en/en.ts';
import { ES } from './languages/es/es.ts';
import { FR } from './languages/fr/fr.ts';
import { JA } from './languages/ja/ja.ts';
import { explain } from './explain.ts';
import type { Locale } from './locale.ts';

/** Every language except English, which has its own tests. */
const LOCALES: readonly Locale[] = [DE, FR, ES, JA, CS, AR];

/** Top 1465, puzzles 1 and 4; the hardest of Arto Inkala, 2012. */
const PUZZLES = [
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];

const STEPS = PUZZLES.flatMap((line) => {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return [...solveLogically(sheet.value.puzzle, { maxSteps: 60 })].map(({ step }) => step);
});

describe.each(LOCALES)('$language', (locale) => {
  test('has a name for every technique, and no two the same', () => {
    expect(new Set(TECHNIQUES.map(({ id }) => locale.names[id])).size).toBe(TECHNIQUES.length);
  });

  test('names the same houses, cells and candidates as English', () => {
    for (const step of STEPS) {
      const [own, english] = [locale, EN].map((language) => explain(step, classic9(), language));
      expect([step.technique, own.mentions]).toEqual([step.technique, english.mentions]);
      expect([step.technique, own.glance.cells]).toEqual([step.technique, english.glance.cells]);
    }
  });

  test('leaves no hole in a sentence', () => {
    for (const step of STEPS) {
      const { name, nudge, what, why } = explain(step, classic9(), locale);
      for (const text of [name, nudge, what, ...why]) {
        expect(text).not.toMatch(/undefined|NaN|\[object|^\s|\s$|\( | {2}|\.\.|^$/);
      }
    }
  });
});
