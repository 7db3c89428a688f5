/**
 * `npm run fuzz -- --minutes N [--seed S] [--texts N]`: reads random texts with every reader. A finding is a throw, a
 * problem without a place in the text, or more CPU time than a microsecond a character and a millisecond, confirmed by
 * reading the text again. Prints counts, the seed and every finding.
 *
 * Exit code: 0 nothing found, 1 something found, 2 wrong usage.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../../engine/src/index.ts';
import { READERS } from './readers.ts';
import { findingIn, misplaced } from './finding.ts';
import { fuzzSamples } from './samples.ts';
import { longText, randomText } from './texts.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, texts: { type: 'string' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes ?? 1);
const most = Number(values.texts ?? Infinity);
if (!(minutes > 0) || !(most > 0)) {
  console.error('usage: npm run fuzz -- --minutes N [--seed S] [--texts N]');
  process.exit(2);
}
const seed = values.seed ?? String(Date.now());
const random = createRandom(seed);
const samples = fuzzSamples(seed);
const end = Date.now() + minutes * 60_000;
let texts = 0;
let characters = 0;
const findings = new Map<string, number>();
while (Date.now() < end && texts < most) {
  const text = texts % 20_000 === 19_999 ? longText(random, samples) : randomText(random, samples);
  // Detection meets every text; one more reader each keeps the number of texts high.
  const others = [READERS[random.below(READERS.length)], READERS[random.below(READERS.length)]];
  for (const reader of others) {
    const finding = findingIn(reader, text) ?? misplaced(reader, text);
    if (!finding) continue;
    const kind = `${reader.name}: ${finding.kind}`;
    findings.set(kind, (findings.get(kind) ?? 0) + 1);
    if (findings.get(kind)! > 3) continue;
    console.log(
      `${kind} ${finding.detail}: ${JSON.stringify(text.slice(0, 200))} (${text.length} characters)`,
    );
  }
  texts++;
  characters += text.length;
}
const heap = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
console.log(`seed ${seed}: ${texts} texts, ${characters} characters, heap ${heap} MB at the end`);
for (const [kind, count] of findings) console.log(`${kind}: ${count}`);
process.exitCode = findings.size > 0 ? 1 : 0;
