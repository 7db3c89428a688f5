/**
 * `node --no-opt growth.mjs QUESTION`: how much the work of readers grows with the length of a text, for the families of
 * texts named for each reader. Prints the answer as JSON. Optimised code would not count every block that it runs.
 */
import { FAMILIES, type Family } from './families.ts';
import { type Reader, READERS } from './readers.ts';
import { countWork } from './work.ts';

/** The names of families of texts, by the names of readers. */
export type GrowthQuestion = Readonly<Record<string, readonly string[]>>;

/** The factor by which the work grows from one text to another four times as long, for each family asked for. */
export type GrowthAnswer = Readonly<Record<string, readonly number[]>>;

const LENGTH = 2_000;
const steps = countWork((url) => url === import.meta.url);

const question = JSON.parse(process.argv[2]) as GrowthQuestion;
const answer: GrowthAnswer = Object.fromEntries(
  Object.entries(question).map(([reader, families]) => [
    reader,
    families.map((family) => growth(named(READERS, reader), named(FAMILIES, family))),
  ]),
);
console.log(JSON.stringify(answer));

function growth({ read }: Reader, { make }: Family): number {
  // Tables that the first reading makes are not part of the work.
  read(make(LENGTH / 10));
  const short = stepsOf(() => read(make(LENGTH)));
  return stepsOf(() => read(make(4 * LENGTH))) / short;
}

function stepsOf(work: () => unknown): number {
  steps();
  work();
  return steps();
}

function named<T extends { readonly name: string }>(all: readonly T[], name: string): T {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}
