import { expect, test } from 'vitest';
import { createRandom } from '../../engine/src/index.ts';
import { misplaced } from './finding.ts';
import { READERS } from './readers.ts';
import { fuzzSamples } from './samples.ts';
import { randomText } from './texts.ts';

/** The short run of `npm run fuzz`: no reader throws, and every problem has its place in the text. */
test('no text makes a reader throw', () => {
  const random = createRandom('fuzz');
  const samples = fuzzSamples('fuzz');
  for (let count = 0; count < 3_000; count++) {
    const text = randomText(random, samples);
    const reader = READERS[random.below(READERS.length)];
    expect([reader.name, text, misplaced(reader.read(text), text)]).toEqual([reader.name, text, undefined]);
  }
});
