/** The plain command parses its own command line: what it would do is the job. */
import { type Arguments, EXIT, type Io, type Order, QUESTION_NAMES, run } from 'pencilmark-cli';
import type { Result } from 'pencilmark';
import { err, failure, ok } from 'pencilmark/internal';
import { idOf, type Run } from './records.ts';

export const JOBS: readonly string[] = [...QUESTION_NAMES, 'generate', 'dataset'];

/** Options that control how the plain command runs, not what it answers. */
const LEFT_OUT: readonly string[] = ['threads', 'quiet', 'help'];

/**
 * The order of a plain command line. It reads `--pattern FILE`, and nothing else.
 * Error: `usage.command` with the message of the plain command.
 */
export async function readOrder(words: readonly string[], io: Io): Promise<Result<Order>> {
  const [job] = words;
  if (!JOBS.includes(job)) {
    const known = JOBS.join(', ');
    return failed(job === undefined ? `Say which job: ${known}.` : `There is no job ${job}. Jobs: ${known}.`);
  }
  const said: string[] = [];
  let order: Order | undefined;
  await run(words, {
    ...io,
    input: { ...io.input, isTerminal: false },
    say: (text) => void said.push(text),
    take: (given) => {
      order = given;
      return EXIT.done;
    },
  });
  if (order === undefined)
    return failed(
      said
        .join('')
        .replace(/^pencilmark: /, '')
        .trim(),
    );
  if (order.args.options.has('output'))
    return failed('--output DIR is not for submit: pencilmark bulk collect takes it.');
  if (order.args.options.has('svg')) return failed('--svg writes files and does not go with bulk.');
  return ok(order);
}

/**
 * The order of a run, if this version can do it. Errors: `usage.command`, and `run.changed` where its words are not
 * those from which its ID follows, so that its results would belong to another run.
 */
export async function orderOf(run: Run, io: Io): Promise<Result<Order>> {
  const order = await readOrder(run.command, io);
  if (!order.ok) return order;
  if (run.inputs !== undefined && idOf(run) === run.id) return order;
  return failure(
    'run.changed',
    'its ID does not follow from its job and input; remove it and submit it again',
  );
}

/** The command line for a worker: no input, no fresh random seed, no files. */
export function wordsOf(job: string, { args, work }: Order): string[] {
  const options = new Map<string, string>(args.options);
  if (work.kind === 'answer' && work.job.question.name === 'permute')
    options.set('seed', work.job.question.seed);
  if (work.kind === 'generate') {
    options.set('seed', work.job.options.seed);
    const { pattern } = work.job.options;
    if (pattern) options.set('pattern', pattern.map((isGiven) => (isGiven ? 'X' : '.')).join(''));
  }
  // Only options that take no value have an empty one.
  const kept = [...options].filter(([name]) => !LEFT_OUT.includes(name)).sort();
  return [job, ...kept.map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`))];
}

/** The input files of a command line. */
export function filesOf({ rest }: Arguments): readonly string[] {
  return rest.length === 0 ? ['-'] : rest;
}

function failed(message: string) {
  return err({ code: 'usage.command', message });
}
