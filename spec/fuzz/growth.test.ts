import { expect, test } from 'vitest';
import { createRandom, shuffle } from '../../engine/src/index.ts';
import { cases } from '../../scripts/samples.mjs';
import { FAMILIES, type Family } from './families.ts';
import { timed } from './finding.ts';
import { type Reader, READERS } from './readers.ts';

const LENGTH = 4_000;
/** Four times the text takes four times as long if reading is linear, sixteen times if it is quadratic. */
const MAX_GROWTH = 9;
/** Below this many microseconds the measurement means nothing. */
const MEASURABLE = 20_000;
const AGAIN = 6;

const RANDOM = createRandom('growth');
const SAMPLE = shuffle(FAMILIES, RANDOM).slice(0, cases(150, FAMILIES.length));

test.each(READERS.map((reader) => [reader.name, reader] as const))('%s reads in linear time', (_, reader) => {
  const families = ['collectPuzzles', 'parsePuzzles'].includes(reader.name) ? SAMPLE : SAMPLE.slice(0, 40);
  const slow = families.filter((family) => growth(reader, family) > MAX_GROWTH);
  expect(slow.map(({ name }) => name)).toEqual([]);
});

/** The factor by which four times the text takes longer; 1 if both are read instantly. */
function growth({ read }: Reader, { make }: Family): number {
  let least = Infinity;
  for (let count = 0; count < AGAIN && least > MAX_GROWTH; count++) {
    const long = timed(() => read(make(4 * LENGTH)));
    if (long < MEASURABLE) return 1;
    const short = Math.min(...[1, 2, 3].map(() => timed(() => read(make(LENGTH)))));
    least = Math.min(least, long / Math.max(short, 1));
  }
  return least;
}
