import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classic9, hodokuRating } from 'pencilmark';
import { cases } from '../scripts/samples.mjs';

/** 2,000 puzzles with HoDoKu 2.2.0's level and score; columns as in its first line. */
const SAMPLE = new URL('../../shared/truth/se-sample-dev.tsv', import.meta.url);

/** Techniques whose choice between equal steps cannot matter: the path is forced by the order of singles. */
const SIMPLE = new Set(['full-house', 'naked-single', 'hidden-single']);

describe.runIf(existsSync(SAMPLE))('HoDoKu 2.2.0', () => {
  const lines = existsSync(SAMPLE) ? readFileSync(SAMPLE, 'utf8').trim().split('\n').slice(1) : [];
  const every = cases(5, 1);

  test('level and score of the puzzles that singles solve', () => {
    const compared: string[] = [];
    for (const line of lines.filter((_, index) => index % every === 0)) {
      const [text, , , , , , level, score] = line.split('\t');
      const rating = hodokuRating({ geometry: classic9(), constraints: [], givens: [...text].map(Number) });
      if (!rating.steps.every(({ technique }) => SIMPLE.has(technique)) || rating.end !== 'solved') continue;
      compared.push(text);
      expect([text, rating.level, rating.score]).toEqual([text, level.toLowerCase(), Number(score)]);
    }
    expect(compared.length).toBeGreaterThan(100 / every);
  });
});
