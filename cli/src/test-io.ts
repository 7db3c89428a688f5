/** An in-memory `Io` for the tests of the commands. */
import { failure, ok } from 'pencilmark/internal';
import type { Bytes, FilePieces, Io } from './io.ts';
import type { ExitCode } from './exit.ts';
import { run } from './run.ts';
import { perform } from './threads/tasks.ts';

export interface World {
  readonly input?: string | readonly (string | Uint8Array)[];
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Which of the three are terminals. */
  readonly terminals?: readonly ('input' | 'output' | 'messages')[];
  readonly hasColors?: true;
  /** The number of results read before the reader leaves; default all. */
  readonly reads?: number;
  /** Whether files can be written; default yes. */
  readonly disk?: 'read-only';
}

export interface Outcome {
  readonly exit: ExitCode;
  readonly output: string;
  readonly messages: string;
  /** The number of threads started. */
  readonly threads: number;
  /** The output as bytes, if it is not text. */
  readonly bytes: Uint8Array;
  /** Files written. */
  readonly saved: Readonly<Record<string, string>>;
  /** Files among them that are not text. */
  readonly savedBytes: Readonly<Record<string, Uint8Array>>;
}

/** Runs a command line on in-memory files and streams. */
export async function runIn(world: World, ...args: string[]): Promise<Outcome> {
  const written: Uint8Array[] = [];
  const said: string[] = [];
  const saved: Record<string, string> = {};
  const savedBytes: Record<string, Uint8Array> = {};
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
    openPieces: (path) =>
      Promise.resolve(world.files?.[path] === undefined ? undefined : piecesOf(world.files[path])),
    write: (text) => {
      if (written.length >= (world.reads ?? Infinity)) return Promise.resolve(false);
      written.push(typeof text === 'string' ? new TextEncoder().encode(text) : text);
      return Promise.resolve(true);
    },
    save: (path, content) => {
      if (world.disk === 'read-only')
        return Promise.resolve(failure('file.write', 'cannot be written (EROFS)'));
      if (typeof content === 'string') saved[path] = content;
      else savedBytes[path] = content;
      return Promise.resolve(ok(path));
    },
    remove: (path) => {
      delete saved[path];
      delete savedBytes[path];
      return Promise.resolve();
    },
    list: (folder) => {
      const start = folder.endsWith('/') ? folder : `${folder}/`;
      const inside = Object.keys(world.files ?? {}).filter((path) => path.startsWith(start));
      const names = inside.map((path) => path.slice(start.length)).sort();
      return Promise.resolve(names.length === 0 ? undefined : names);
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
  const bytes = Buffer.concat(written);
  return { exit, output: bytes.toString(), bytes, messages: said.join(''), threads, saved, savedBytes };
}

function piecesOf(content: string | Uint8Array): FilePieces {
  const bytes = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return {
    byteLength: bytes.length,
    slice: (start, end) => Promise.resolve(bytes.slice(start, end).buffer),
    close: () => Promise.resolve(),
  };
}

async function* chunks(parts: readonly (string | Uint8Array)[]): Bytes {
  for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part;
}
