import { describe, expect, test } from 'vitest';
import { classic9, rateByHodokuTable } from 'pencilmark';
import { cases } from '../../scripts/samples.mjs';
import { noteLeftOut, truthLines } from '../known/shared-truth.ts';

/** 2,000 puzzles with HoDoKu 2.2.0's level and score; columns as in its first line. */
const SAMPLE = truthLines('se-sample-dev.tsv')?.slice(1);
if (!SAMPLE) noteLeftOut('HoDoKu’s scores in se-sample-dev.tsv');

/** Techniques for which the choice between equal steps does not matter: the order of singles forces the path. */
const SIMPLE = new Set(['full-house', 'naked-single', 'hidden-single']);

describe.runIf(SAMPLE)('HoDoKu 2.2.0', () => {
  const every = cases(5, 1);

  test('level and score of the puzzles that singles solve', () => {
    const compared: string[] = [];
    for (const line of SAMPLE!.filter((_, index) => index % every === 0)) {
      const [text, , , , , , level, score] = line.split('\t');
      const rating = rateByHodokuTable({
        geometry: classic9(),
        constraints: [],
        givens: [...text].map(Number),
      });
      if (!rating.steps.every(({ technique }) => SIMPLE.has(technique)) || rating.end !== 'solved') continue;
      compared.push(text);
      expect([text, rating.level, rating.score]).toEqual([text, level.toLowerCase(), Number(score)]);
    }
    expect(compared.length).toBeGreaterThan(100 / every);
  });
});
