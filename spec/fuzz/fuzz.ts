/**
 * `npm run fuzz -- --minutes N [--seed S] [--texts N]`: reads random texts with every reader. A finding is a throw, a
 * problem without a place in the text, or more time than a microsecond a character and a millisecond, confirmed by
 * reading the text again: the best of many times counts. Of texts that repeat a part, a finding is that four times the
 * length takes more than nine times as long. Prints counts, the seed and every finding.
 *
 * Exit code: 0 nothing found, 1 something found, 2 wrong usage.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../../engine/src/index.ts';
import { FAMILIES } from './families.ts';
import { type Reader, READERS } from './readers.ts';
import { type Finding, findingIn, growthIn } from './finding.ts';
import { fuzzSamples } from './samples.ts';
import { randomText } from './texts.ts';

/** Maximum number of findings of one kind that are printed. */
const MAX_SHOWN = 10;

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
/** Every text is read as a file of unknown format, and by one other reader. */
const first = READERS.filter(({ name }) => name === 'collectPuzzles' || name === 'parsePuzzles');
const others = READERS.filter((reader) => !first.includes(reader));
let texts = 0;
let characters = 0;
let longest = 0;
const findings = new Map<string, number>();
let reportedAt = Date.now();
while (texts < most && Date.now() < end) {
  const text = randomText(random, samples, sizeOf(texts));
  const readers = [...first, others[random.below(others.length)]];
  for (const reader of readers) report(reader, text, findingIn(reader, text));
  if (texts % 100 === 0) {
    const family = FAMILIES[random.below(FAMILIES.length)];
    for (const reader of readers) report(reader, family.name, growthIn(reader, family));
  }
  texts++;
  characters += text.length;
  longest = Math.max(longest, text.length);
  if (texts % 10_000 !== 0 || Date.now() - reportedAt < 30_000) continue;
  reportedAt = Date.now();
  console.log(`${texts} texts, ${characters} characters, ${findings.size} kinds of findings`);
}
const { heapUsed } = process.memoryUsage();
const [heap, peak] = [heapUsed / 2 ** 20, process.resourceUsage().maxRSS / 2 ** 10].map(Math.round);
const { user, system } = process.cpuUsage();
console.log(
  `seed ${seed}: ${texts} texts, ${characters} characters, the longest ${longest}; ${Math.round((user + system) / 1e6)} s of CPU time; heap ${heap} MB at the end, ${peak} MB of memory at most`,
);
for (const [kind, count] of findings) console.log(`${kind}: ${count}`);
process.exitCode = findings.size > 0 ? 1 : 0;

function sizeOf(index: number): 'short' | 'long' | 'huge' {
  if (index % 20_000 === 19_999) return 'huge';
  return index % 500 === 499 ? 'long' : 'short';
}

function report(reader: Reader, text: string, finding: Finding | undefined): void {
  if (!finding) return;
  const kind = `${reader.name}: ${finding.kind}`;
  const count = (findings.get(kind) ?? 0) + 1;
  findings.set(kind, count);
  if (count > MAX_SHOWN) return;
  console.log(`${kind} ${finding.detail}: ${JSON.stringify(text.slice(0, 200))} (${text.length} characters)`);
}
