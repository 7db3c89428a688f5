import { parseArgs } from 'node:util';
import type { Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';

/** One option of bulk. */
export interface BulkOption {
  /** The value of the option, as the help names it; omitted if it takes none. */
  readonly takes?: string;
  readonly help: string;
}

export const BULK_OPTIONS = {
  queue: {
    takes: 'PLACE',
    help: 'redis://[USER:PASSWORD@]HOST[:PORT][/DB], rediss:// for TLS, or a folder; otherwise what PENCILMARK_QUEUE says',
  },
  name: { takes: 'TEXT', help: 'a name for the run, to be used in place of its ID' },
  chunk: {
    takes: 'N',
    help: 'lines in a chunk (otherwise worth about 15 seconds of a thread, and at most 1 MB)',
  },
  'in-place': { help: 'workers read the files themselves, by the same path on all machines' },
  threads: { takes: 'N', help: 'chunks worked at at a time (otherwise one for each core)' },
  lease: {
    takes: 'S',
    help: 'seconds without a sign of life after which the chunks of a worker go to others (otherwise 30)',
  },
  results: {
    takes: 'STORE',
    help: 'where results go that Redis has no room for: a folder that all machines see, or s3://BUCKET[/PREFIX] with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL; otherwise what PENCILMARK_RESULTS says',
  },
  bound: {
    takes: 'MB',
    help: 'results of a run that Redis keeps at most (otherwise 1024 MB; 0: all go to --results)',
  },
  'until-done': { help: 'end when all that was submitted is done' },
  output: { takes: 'DIR', help: 'write a data set into this folder, in files with their manifest' },
  follow: { help: 'wait for results that are not there yet' },
  once: { help: 'tell once and end' },
  page: { takes: 'PORT', help: 'serve a page on this port of this machine (0: any free one)' },
  json: { help: 'one JSON object a line' },
  quiet: { help: 'no progress' },
  help: { help: 'this text' },
} as const satisfies Record<string, BulkOption>;

export type BulkOptionName = keyof typeof BULK_OPTIONS;

export interface BulkArguments {
  readonly options: ReadonlyMap<BulkOptionName, string>;
  /** All other words, in order. */
  readonly rest: readonly string[];
}

/**
 * Takes the options in `allowed` from a command line. Others are an error, unless `others` says that they belong to the
 * job. Error: `usage.option`.
 */
export function takeOptions(
  words: readonly string[],
  allowed: readonly BulkOptionName[],
  others: 'refused' | 'left' = 'refused',
): Result<BulkArguments> {
  const options = new Map<BulkOptionName, string>();
  const rest: string[] = [];
  const declared = Object.fromEntries(
    allowed.map((name) => [name, { type: 'takes' in BULK_OPTIONS[name] ? 'string' : 'boolean' } as const]),
  );
  const { tokens } = parseArgs({ args: [...words], options: declared, strict: false, tokens: true });
  const left = new Set(words.keys());
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const name = token.rawName === '-h' ? 'help' : allowed.find((known) => token.rawName === `--${known}`);
    if (name === undefined) {
      if (others === 'refused') return failure('usage.option', `There is no option ${token.rawName} here.`);
      continue;
    }
    const { takes }: BulkOption = BULK_OPTIONS[name];
    const isForgotten = !token.value || (!token.inlineValue && token.value.startsWith('--'));
    if (takes !== undefined && isForgotten)
      return failure('usage.option', `--${name} needs ${takes} after it.`);
    if (takes === undefined && token.inlineValue) return failure('usage.option', `--${name} takes nothing.`);
    options.set(name, token.value ?? '');
    left.delete(token.index);
    if (takes !== undefined && !token.inlineValue) left.delete(token.index + 1);
  }
  rest.push(...[...left].map((index) => words[index]));
  return ok({ options, rest });
}

/** The whole number given for an option. Error: `usage.option`. */
export function countOf(
  { options }: BulkArguments,
  name: BulkOptionName,
  usual: number,
  highest: number,
  least = 1,
): Result<number> {
  const text = options.get(name);
  const value = text === undefined ? usual : Number(text);
  const isRight = Number.isInteger(value) && value >= least && value <= highest;
  return isRight
    ? ok(value)
    : failure('usage.option', `--${name} takes a whole number from ${least} to ${highest}, not "${text}".`);
}
