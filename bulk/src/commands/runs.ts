import { EXIT, grouped } from 'pencilmark-cli';
import { type BulkCommand, complain, findRun, withQueue } from './command.ts';
import { queueStatus } from '../status.ts';

export const listCommand: BulkCommand = {
  name: 'list',
  usage: '',
  summary: 'list the runs of the queue',
  details: ['One line for each run: ID, chunks done and in all, chunks set apart, name, job.'],
  options: ['queue', 'json', 'help'],
  run: (args, world) =>
    withQueue(args, world, async (queue) => {
      const { runs, foreign } = await queueStatus(queue);
      for (const status of runs) {
        const { run, name, command, done, chunks, setApart } = status;
        const cells = [run, `${done} of ${chunks ?? '?'}`, setApart.length, name, command.join(' ')];
        await world.io.write(`${args.options.has('json') ? JSON.stringify(status) : cells.join('\t')}\n`);
      }
      if (foreign > 0)
        world.io.say(`pencilmark bulk: ${foreign} jobs in the queue are not ours; no worker runs them\n`);
      return EXIT.done;
    }),
};

export const retryCommand: BulkCommand = {
  name: 'retry',
  usage: '[RUN]',
  summary: 'retry the chunks that were set apart, and requeue those without a result',
  details: ['What is done stays as it is.'],
  options: ['queue', 'results', 'help'],
  run: (args, world) =>
    withQueue(args, world, async (queue) => {
      const run = await findRun(queue, args.rest);
      if (!run.ok) return complain(world.io, run.error.message);
      const chunks = queue.chunks(run.value.id);
      let offered = 0;
      for (let chunk = await chunks.next(); chunk; chunk = await chunks.next()) {
        const task = { run: run.value.id, ...chunk };
        if (await queue.hasResult(task)) continue;
        await queue.retry(task);
        offered++;
      }
      world.io.say(`${grouped(offered)} chunks are offered again\n`);
      if (run.value.chunks === undefined)
        world.io.say('pencilmark bulk: not all of it was submitted; submit the same input again\n');
      return EXIT.done;
    }),
};

export const removeCommand: BulkCommand = {
  name: 'remove',
  usage: 'RUN',
  summary: 'remove a run with its results',
  details: ['Workers that have a chunk of it finish it for nothing.'],
  options: ['queue', 'results', 'help'],
  run: (args, world) =>
    withQueue(args, world, async (queue) => {
      if (args.rest.length === 0) return complain(world.io, 'Say which run.');
      const run = await findRun(queue, args.rest);
      if (!run.ok) return complain(world.io, run.error.message);
      await queue.remove(run.value.id);
      world.io.say(`${run.value.id} is removed\n`);
      return EXIT.done;
    }),
};
