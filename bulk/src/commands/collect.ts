import { createPrinter, createProgress, type ExitCode, grouped } from 'pencilmark-cli';
import type { BulkArguments } from '../options.ts';
import type { Queue } from '../queue.ts';
import { orderOf } from '../plain-command.ts';
import { placeOf, type Run, type SetApart } from '../records.ts';
import { resultsInOrder, totalOf } from '../results-in-order.ts';
import { collectDataSet } from './collect-data-set.ts';
import { type BulkCommand, complain, findRun, INCOMPLETE, withQueue, type World } from './command.ts';

export const collectCommand: BulkCommand = {
  name: 'collect',
  usage: '[RUN]',
  summary: 'print the results in the order of the input',
  details: [
    'The bytes are those that the plain command prints, and so are its messages and exit code. While work goes on, what ' +
      'is there up to the first gap is printed; with --follow the rest, too, as it comes.',
    'A chunk that was set apart is left out and named. Exit code 3: some chunks are not there.',
    'A data set is printed, or written with --output DIR in files and their manifest, as pencilmark dataset does it. It ' +
      'ends before the first chunk that is not there; the same command again goes on.',
  ],
  options: ['queue', 'results', 'output', 'follow', 'quiet', 'help'],
  run: (args, world) =>
    withQueue(args, world, async (queue) => {
      const run = await findRun(queue, args.rest);
      if (!run.ok) return complain(world.io, run.error.message);
      const { io } = world;
      const order = await orderOf(run.value, io);
      if (!order.ok) return complain(io, `Run ${run.value.id} cannot be collected: ${order.error.message}`);
      if (run.value.command[0] === 'dataset') {
        const set = order.value.work.kind === 'generate' ? order.value.work.dataSet : undefined;
        return set
          ? collectDataSet(queue, run.value, set, args, io)
          : complain(io, `Run ${run.value.id} is none that this version can write.`);
      }
      if (args.options.has('output'))
        return complain(io, '--output is for data sets; collect prints the results of all other jobs.');
      return collect(queue, run.value, args, world);
    }),
};

async function collect(queue: Queue, run: Run, { options }: BulkArguments, { io }: World): Promise<ExitCode> {
  const progress = createProgress(io, options.has('quiet') ? 'quiet' : 'normal');
  const printer = createPrinter(io, progress);
  const skipped: SetApart[] = [];
  const isFollowing = options.has('follow');
  let count = 0;
  try {
    for await (const { answer, apart } of resultsInOrder(queue, run, { isFollowing, say: io.say })) {
      if (answer) await printer.print({ ...answer, pictures: [] });
      else skipped.push(apart);
      count++;
      if (!printer.isRead()) break;
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
