/**
 * Runs in a worker, since counting changes the language and slows everything down. Each message is the name of a reader
 * and those of families; the reply gives the growth of each.
 */
import { parentPort } from 'node:worker_threads';
import { FAMILIES, type Family } from './families.ts';
import { type Reader, READERS } from './readers.ts';
import { countWork } from './work.ts';

export interface GrowthQuestion {
  readonly reader: string;
  readonly families: readonly string[];
}

/** The factor by which the work grows from one text to another four times as long, for each family asked for. */
export type GrowthAnswer = readonly number[];

const LENGTH = 2_000;
const steps = countWork((url) => url === import.meta.url);

parentPort?.on('message', ({ reader, families }: GrowthQuestion) => {
  const answer: GrowthAnswer = families.map((name) => growth(named(READERS, reader), named(FAMILIES, name)));
  parentPort?.postMessage(answer);
});

function growth({ read }: Reader, { make }: Family): number {
  // Tables that the first reading makes are not part of the work.
  stepsOf(() => read(make(LENGTH)));
  const short = stepsOf(() => read(make(LENGTH)));
  return stepsOf(() => read(make(4 * LENGTH))) / Math.max(short, 1);
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
