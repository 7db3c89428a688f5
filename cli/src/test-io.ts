/** A world in memory, for the tests of the commands. */
import { ok, failure } from 'pencilmark';
import type { Bytes, Io } from './io.ts';
import type { ExitCode } from './exit.ts';
import { run } from './run.ts';
import { perform } from './threads/tasks.ts';

export interface World {
  readonly input?: string | readonly (string | Uint8Array)[];
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Which of the three are terminals. */
  readonly terminals?: readonly ('input' | 'output' | 'messages')[];
  readonly hasColors?: true;
  /** Results that are taken before the reader leaves; default all. */
  readonly reads?: number;
  /** Whether files can be written; default yes. */
  readonly disk?: 'read-only';
}

export interface Outcome {
  readonly exit: ExitCode;
  readonly output: string;
  readonly messages: string;
  /** Threads that were started. */
  readonly threads: number;
  /** Files that were written. */
  readonly saved: Readonly<Record<string, string>>;
}

/** Runs a command line in a world of files and streams. */
export async function runIn(world: World, ...args: string[]): Promise<Outcome> {
  const written: string[] = [];
  const said: string[] = [];
  const saved: Record<string, string> = {};
  let threads = 0;
  let time = 0;
  const screen = (name: 'output' | 'messages') => ({
    isTerminal: world.terminals?.includes(name) ?? false,
    hasColors: world.hasColors ?? false,
  });
  const now = () => (time += 100);
  const io: Io = {
    input: {
      isTerminal: world.terminals?.includes('input') ?? false,
      read: () => chunks([world.input ?? ''].flat()),
    },
    output: screen('output'),
    messages: screen('messages'),
    open: (path) => {
      const text = world.files?.[path];
      const missing = failure('file.missing', 'there is no such file');
      return Promise.resolve(text === undefined ? missing : ok(chunks([text])));
    },
    write: (text) => {
      if (written.length >= (world.reads ?? Infinity)) return Promise.resolve(false);
      written.push(typeof text === 'string' ? text : new TextDecoder().decode(text));
      return Promise.resolve(true);
    },
    save: (path, text) => {
      if (world.disk === 'read-only')
        return Promise.resolve(failure('file.write', 'cannot be written (EROFS)'));
      saved[path] = text;
      return Promise.resolve(ok(path));
    },
    say: (text) => said.push(text),
    now,
    freshSeed: () => 'fresh',
    cores: 2,
    startPool: (count) => {
      threads = count;
      return {
        run: (name, task) =>
          Promise.resolve({ parts: [...perform(name, task, { now, onProgress: () => {} })], end: 'done' }),
        close: () => Promise.resolve(),
      };
    },
  };
  const exit = await run(args, io);
  return { exit, output: written.join(''), messages: said.join(''), threads, saved };
}

async function* chunks(parts: readonly (string | Uint8Array)[]): Bytes {
  for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part;
}
