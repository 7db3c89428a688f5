import { setTimeout as pause } from 'node:timers/promises';
import { createProgress, EXIT, type ExitCode, grouped, type Io, type Order } from 'pencilmark-cli';
import { measureLines } from '../input/measure.ts';
import { type Inputs, openInputs } from '../input/open.ts';
import { layOutAll, piecesOf } from '../input/pieces.ts';
import { type BulkArguments, countOf } from '../options.ts';
import { filesOf, orderOf, readOrder, wordsOf } from '../plain-command.ts';
import type { Queue } from '../queue.ts';
import { idOf, isRunId, type Run } from '../records.ts';
import { hashOf } from '../result-object.ts';
import { type BulkCommand, complain, withQueue, type World } from './command.ts';

const MAX_LINES = 10_000_000;

/** Milliseconds between two checks for room, after one that found none and after one that found some. */
const PATIENCE = 200;
const TRUST = 100;

export const submitCommand: BulkCommand = {
  name: 'submit',
  usage: 'JOB [FILE…] [OPTIONS OF THE JOB]',
  summary: 'cut input into chunks and put them into the queue',
  details: [
    'JOB and its options are those of the plain command: pencilmark bulk submit rate --json puzzles.txt. Files may be ' +
      'packed with gzip or Zstandard; without files, or for -, standard input is read. generate and dataset take no files.',
    'With --in-place the queue gets places in the files and not their text, which is quicker where all workers see the ' +
      'same files: on one machine, or on a shared disk. The files have to stay as they are until all is done.',
    'Prints the ID of the run, which follows from the job and the hash of its input: submitting the same again, after ' +
      'a kill for instance, continues what is there.',
  ],
  options: ['queue', 'name', 'chunk', 'in-place', 'results', 'bound', 'quiet', 'help'],
  others: 'left',
  run: submit,
};

async function submit(args: BulkArguments, world: World): Promise<ExitCode> {
  const { io } = world;
  const name = args.options.get('name') ?? '';
  // Every command takes either.
  if (isRunId(name)) return complain(io, `--name takes a text that is no ID, not "${name}".`);
  const order = await readOrder(args.rest, io);
  if (!order.ok) return complain(io, order.error.message);
  const lines = args.options.has('chunk') ? countOf(args, 'chunk', 1, MAX_LINES) : undefined;
  if (lines && !lines.ok) return complain(io, lines.error.message);
  const files = order.value.work.kind === 'generate' ? [] : filesOf(order.value.args);
  if (files.filter((path) => path === '-').length > 1)
    return complain(io, 'Standard input (-) can be read only once.');
  if (files.includes('-') && io.input.isTerminal)
    return complain(io, 'There is no input: give a file, or - to type it.');
  const inputs = await openInputs(files, io);
  if (!inputs.ok) return complain(io, inputs.error.message);
  try {
    const isInPlace = args.options.has('in-place');
    const sources = await layOutAll(inputs.value.list, order.value, isInPlace ? 'in place' : 'copied');
    if (!sources.ok) return complain(io, sources.error.message);
    return await withQueue(args, world, async (queue) => {
      const command = wordsOf(args.rest[0], order.value);
      const hashes = inputs.value.list.map(({ hash }) => hash);
      const job = { command, sources: sources.value, inputs: hashes };
      const id = idOf(job);
      const runs = await queue.runs();
      const namesake = runs.find((run) => name !== '' && run.name === name && run.id !== id);
      if (namesake) return complain(io, `There is another run of the name ${name}: ${namesake.id}.`);
      const known = runs.find((run) => run.id === id);
      const own = known && (await orderOf(known, io));
      if (own && !own.ok) return complain(io, `Run ${id} is there already, but ${own.error.message}.`);
      if (known && name !== '' && known.name !== name)
        io.say(
          `pencilmark bulk: the run is there already, ${known.name === '' ? 'without a name' : `as ${known.name}`}\n`,
        );
      const run =
        known ??
        (await queue.create({
          version: 1,
          id,
          name,
          ...job,
          lines:
            lines?.value ??
            (await measureLines(inputs.value.list, sources.value, order.value, world.threadFile)),
          submitted: Date.now(),
        }));
      await addAll(queue, run, inputs.value, order.value, io, args.options.has('quiet') ? 'quiet' : 'normal');
      await io.write(`${run.id}\n`);
      return EXIT.done;
    });
  } finally {
    await inputs.value.close();
  }
}

/** Adds every chunk that has no result yet; adding a chunk again does no harm. */
async function addAll(
  queue: Queue,
  run: Run,
  inputs: Inputs,
  order: Order,
  io: Io,
  quiet: 'quiet' | 'normal',
): Promise<void> {
  const progress = createProgress(io, quiet);
  try {
    for (;;) {
      const { index, lines, added } = await addMissing(queue, run, inputs, order, io, progress.show);
      if (!(await queue.finish(run, index))) continue;
      progress.clear();
      if (quiet === 'normal')
        io.say(
          `${grouped(lines)} lines in ${grouped(index)} chunks, ${grouped(index - added)} of them done before\n`,
        );
      return;
    }
  } finally {
    progress.clear();
  }
}

async function addMissing(
  queue: Queue,
  run: Run,
  inputs: Inputs,
  order: Order,
  io: Io,
  report: (details: readonly string[]) => void,
): Promise<{ readonly index: number; readonly lines: number; readonly added: number }> {
  const setApart = new Set((await queue.allSetApart(run.id)).map((chunk) => chunk.index));
  let index = 0;
  let lines = 0;
  let added = 0;
  let lookedForRoom = -Infinity;
  const offsets = inputs.list.map(() => 0);
  for await (const piece of piecesOf(run, inputs.list, order)) {
    const { parts, size, source, firstLine, lines: count } = piece;
    const isInPlace = run.sources[source].path !== undefined;
    const range = isInPlace ? { offset: offsets[source], size } : undefined;
    offsets[source] += size;
    const task = { run: run.id, index, hash: hashOf(...parts), source, firstLine, lines: count, range };
    if (!setApart.has(index) && !(await queue.hasResult(task))) {
      if (io.now() - lookedForRoom > TRUST) {
        await waitForRoom(queue, io);
        lookedForRoom = io.now();
      }
      await queue.add(task, isInPlace ? undefined : Buffer.concat(parts));
      added++;
    }
    index++;
    lines += count;
    report([`${grouped(lines)} lines in ${grouped(index)} chunks`]);
  }
  return { index, lines, added };
}

/** Waits until workers have made room, and reports that it waits. */
async function waitForRoom(queue: Queue, io: Io): Promise<void> {
  let hasReported = false;
  while (!(await queue.hasRoom())) {
    if (!hasReported)
      io.say(`pencilmark bulk: ${queue.place} has no room for more chunks; waiting for workers\n`);
    hasReported = true;
    await pause(PATIENCE);
  }
}
