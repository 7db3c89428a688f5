import { setTimeout as pause } from 'node:timers/promises';
import { createPrinter, createProgress, type ExitCode, grouped } from 'pencilmark-cli';
import type { BulkArguments } from '../options.ts';
import type { Queue } from '../queue.ts';
import { placeOf, type Run, type SetApart, type Task } from '../records.ts';
import { type ChunkAnswer, readResult } from '../result-object.ts';
import { type BulkCommand, complain, findRun, INCOMPLETE, withQueue, type World } from './command.ts';

/** Milliseconds between two looks for a result. */
const LOOK = 200;

export const collectCommand: BulkCommand = {
  name: 'collect',
  usage: '[RUN]',
  summary: 'print the results in the order of the input',
  details: [
    'The bytes are those that the plain command prints, and so are its messages and exit code. While work goes on, what ' +
      'is there up to the first gap is printed; with --follow the rest, too, as it comes.',
    'A chunk that was set apart is left out and named. Exit code 3: some chunks are not there.',
  ],
  options: ['queue', 'results', 'follow', 'quiet', 'help'],
  run: (args, world) =>
    withQueue(args, world, async (queue) => {
      const run = await findRun(queue, args.rest);
      if (!run.ok) return complain(world.io, run.error.message);
      return collect(queue, run.value, args, world);
    }),
};

async function collect(queue: Queue, run: Run, { options }: BulkArguments, { io }: World): Promise<ExitCode> {
  const progress = createProgress(io, options.has('quiet') ? 'quiet' : 'normal');
  const printer = createPrinter(io, progress);
  const chunks = queue.chunks(run.id);
  const skipped: SetApart[] = [];
  const isFollowing = options.has('follow');
  let count = 0;
  try {
    for (; printer.isRead(); count++) {
      const chunk = await waitFor(
        () => chunks.next(),
        async () => isFollowing && (await totalOf(queue, run)) !== count,
      );
      if (!chunk) break;
      const task = { run: run.id, ...chunk };
      let apart: SetApart | undefined;
      const answer = await waitFor(
        () => answerOf(queue, run, task, io.say),
        async () => {
          apart = (await queue.allSetApart(run.id)).find(({ index }) => index === chunk.index);
          return isFollowing && !apart;
        },
      );
      if (answer) await printer.print({ ...answer, pictures: [] });
      else if (apart) skipped.push(apart);
      else break;
    }
  } finally {
    progress.clear();
  }
  if (!printer.isRead()) return printer.exit();
  for (const apart of skipped)
    io.say(`pencilmark bulk: left out: ${placeOf(run, apart)}: ${apart.reason}; see pencilmark bulk retry\n`);
  const total = await totalOf(queue, run);
  if (total === count) return skipped.length > 0 ? INCOMPLETE : printer.exit();
  const all = total === undefined ? 'not all are submitted yet' : `${grouped(total)} in all`;
  io.say(`pencilmark bulk: ${grouped(count)} chunks printed, ${all}; the next one is not done yet\n`);
  return INCOMPLETE;
}

/** The answer of `ask`, as soon as there is one; undefined once there is none and `mayCome` is false. */
async function waitFor<T>(
  ask: () => Promise<T | undefined>,
  mayCome: () => Promise<boolean>,
): Promise<T | undefined> {
  for (;;) {
    // First whether more may come, so that what comes in between is seen.
    const found = (await ask()) ?? ((await mayCome()) ? undefined : 'none');
    if (found === 'none') return ask();
    if (found !== undefined) return found;
    await pause(LOOK);
  }
}

async function answerOf(
  queue: Queue,
  run: Run,
  task: Task,
  say: (text: string) => void,
): Promise<ChunkAnswer | undefined> {
  const bytes = await queue.result(task);
  const answer = bytes && readResult(task, bytes);
  if (bytes && !answer) {
    await queue.dropResult(task);
    say(
      `pencilmark bulk: the result of ${placeOf(run, task)} is damaged; submit the input again to redo it\n`,
    );
  }
  return answer;
}

async function totalOf(queue: Queue, { id }: Run): Promise<number | undefined> {
  return (await queue.runs()).find((run) => run.id === id)?.chunks;
}
