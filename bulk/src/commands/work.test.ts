/** A worker that is to end when all is done, beside runs that cannot be done. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from 'pencilmark-cli';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolderQueue } from '../folder/folder-queue.ts';
import { takeOptions } from '../options.ts';
import { idOf, type Run } from '../records.ts';
import { hashOf } from '../result-object.ts';
import { submitCommand } from './submit.ts';
import type { World } from './command.ts';
import { workCommand } from './work.ts';

let folder: string;
let said: string;
let printed: string;
let world: World;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pencilmark-work-'));
  said = '';
  printed = '';
  const io = {
    cores: 1,
    input: {},
    output: {},
    messages: {},
    say: (text: string) => (said += text),
    write: (text: string) => Promise.resolve(Boolean((printed += text))),
    now: () => performance.now(),
    freshSeed: () => 'fresh',
  } as unknown as Io;
  const threadFile = new URL('../../test/dying-thread.mjs', import.meta.url);
  world = { io, environment: {}, threadFile, onStop: () => () => {} };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const COMMANDS = { work: workCommand, submit: submitCommand };

async function bulk(name: keyof typeof COMMANDS, ...words: string[]): Promise<number> {
  const { options, others, run } = COMMANDS[name];
  const args = takeOptions([...words, `--queue=${folder}`, '--quiet'], options, others);
  if (!args.ok) throw new Error(args.error.message);
  return run(args.value, world);
}

/** Adds a run of these texts, one chunk each, as `submit` does. */
async function add(texts: readonly string[], changes: Partial<Run> = {}): Promise<Run> {
  const queue = await openFolderQueue(folder, 1000);
  const job = {
    command: ['solve'],
    sources: [{ name: '', layout: 'lines' as const }],
    inputs: [],
    ...changes,
  };
  const run: Run = { version: 1, id: idOf(job), name: '', lines: 1, submitted: 1, ...job };
  await queue.create(run);
  for (const [index, text] of texts.entries()) {
    const bytes = new TextEncoder().encode(text);
    await queue.add({ run: run.id, index, hash: hashOf(bytes), source: 0, firstLine: 1, lines: 1 }, bytes);
  }
  await queue.finish(run, texts.length);
  return run;
}

const doneOf = async (run: Run): Promise<number> => (await openFolderQueue(folder, 1000)).done(run.id);

it('ends when all is done', async () => {
  const run = await add(['a', 'b']);
  expect([await bulk('work', '--until-done'), said]).toEqual([0, '']);
  expect(await doneOf(run)).toBe(2);
});

it.each([
  ['a job of another version', { command: ['paint'] }, /run \S+ is left: There is no job paint/],
  [
    'an option of another version',
    { command: ['solve', '--fast'] },
    /run \S+ is left: There is no option --fast/,
  ],
  ['no words', { command: [] }, /is left: Say which job/],
  [
    'words of another run',
    { id: '0123456789abcdef' },
    /is left: its ID does not follow from its job and input/,
  ],
  ['a record that does not name its input', { inputs: undefined }, /is left: its ID does not follow/],
])('%s: the run is named and not waited for, and the others are done', async (_, changes, reason) => {
  await add(['x', 'y'], { submitted: 0, ...changes });
  const run = await add(['a', 'b'], { inputs: ['a'.repeat(64)] });
  expect(await bulk('work', '--until-done')).toBe(3);
  expect(said).toMatch(reason);
  expect(await doneOf(run)).toBe(2);
});

it('a run whose chunks the queue has lost is done as far as it goes', async () => {
  const run = await add(['a', 'b', 'c']);
  const path = join(folder, 'runs', run.id, 'chunks.jsonl');
  const [first, second] = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, `${first}\n${second}\n`);
  expect(await bulk('work', '--until-done')).toBe(3);
  expect(said).toContain(`run ${run.id} lacks 1 of its chunks; submit the same input again`);
  expect(await doneOf(run)).toBe(2);
});

it('submit does not add to a run whose words were changed', async () => {
  const words = ['generate', '--count=3', '--seed=1'];
  expect(await bulk('submit', ...words)).toBe(0);
  const id = printed.trim();
  const path = join(folder, 'runs', id, 'run.json');
  await writeFile(path, (await readFile(path, 'utf8')).replace('--count=3', '--count=4'));
  expect(await bulk('submit', ...words)).toBe(2);
  expect(said).toContain(`Run ${id} is there already, but its ID does not follow from its job and input`);
});

it('a name is a text of its own: neither an ID nor the option that follows', async () => {
  expect(await bulk('submit', 'generate', '--seed=1', '--name=0123456789abcdef')).toBe(2);
  expect(said).toContain('--name takes a text that is no ID');
  await expect(bulk('submit', 'generate', '--seed=1', '--name', '--chunk', '5')).rejects.toThrow(
    '--name needs TEXT after it.',
  );
  expect(await bulk('submit', 'generate', '--seed=1', '--name=--one')).toBe(0);
  expect(await bulk('submit', 'generate', '--seed=1', '--name=two')).toBe(0);
  expect(said).toContain('the run is there already, as --one');
});
