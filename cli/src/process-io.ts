/** The process as the `Io` of a command. */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, fstatSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import type { Bytes, Io, Pool, Screen } from './io.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { openPieces } from './file-pieces.ts';
import { saveFile } from './save-file.ts';
import { createPool } from './threads/pool.ts';

/** Bytes read from a file at a time. */
const CHUNK = 1 << 18;

/** Whether writing results has failed, as opposed to nobody reading them. */
let hasLostResults = false;

/** Whether results have met an end of the output, of either kind; what is written after it fails for other reasons. */
let isOver = false;

let isInputRead = false;

/**
 * Runs a command on the command line without its first `skipped` words, and sets the exit code of the process.
 * `threads` starts threads if they are not files beside this one.
 */
export async function runAsProcess(
  command: (args: readonly string[], io: Io) => Promise<ExitCode>,
  skipped = 0,
  threads: Io['startPool'] = startPool,
): Promise<void> {
  // The reader of the messages may leave, too. Results are watched where they are written.
  process.stderr.on('error', () => {});
  process.stdout.on('error', () => {});
  const exit = await command(process.argv.slice(2 + skipped), { ...processIo(), startPool: threads });
  process.exitCode = hasLostResults ? EXIT.badInput : exit;
  // If the rest of the input is not wanted, nobody needs to send it first.
  if (isInputRead) process.stdin.destroy();
}

function processIo(): Io {
  return {
    input: { isTerminal: process.stdin.isTTY, read: readInput },
    output: screen(process.stdout),
    messages: screen(process.stderr),
    open: openFile,
    openPieces,
    write,
    save: saveFile,
    remove: (path) => rm(path, { force: true }),
    list: listFolder,
    say: (text) => void process.stderr.write(text),
    now: () => performance.now(),
    freshSeed: () => randomBytes(6).toString('hex'),
    cores: availableParallelism(),
    startPool,
  };
}

/** See no-color.org: any text in NO_COLOR means none. */
function screen({ isTTY }: NodeJS.WriteStream): Screen {
  return { isTerminal: isTTY, hasColors: isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb' };
}

/** Node shows a folder (`< .`) as an empty stream; reading it fails here like reading any other unreadable input. */
function readInput(): Bytes {
  if (fstatSync(0).isDirectory())
    throw Object.assign(new Error('this is a folder, not a file'), { syscall: 'read' });
  isInputRead = true;
  return process.stdin;
}

function write(text: string | Uint8Array): Promise<boolean> {
  if (isOver) return Promise.resolve(false);
  return new Promise((resolve) => {
    process.stdout.write(text, (error: NodeJS.ErrnoException | null | undefined) => {
      const isLost = error && !isOver && error.code !== 'EPIPE';
      if (isLost) process.stderr.write(`pencilmark: cannot write: ${error.message}\n`);
      hasLostResults ||= Boolean(isLost);
      isOver ||= Boolean(error);
      resolve(!error);
    });
  });
}

async function openFile(path: string): Promise<Result<Bytes>> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return failure('file.folder', 'this is a folder, not a file');
    return ok(createReadStream(path, { highWaterMark: CHUNK }));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
    return isMissing
      ? failure('file.missing', 'there is no such file')
      : failure('file.read', `cannot be read (${code})`);
  }
}

async function listFolder(path: string): Promise<readonly string[] | undefined> {
  try {
    const all = await readdir(path, { withFileTypes: true });
    return all
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  } catch {
    return undefined;
  }
}

/** Once the command is built, the program of a thread is a file beside this one; when run from source there is none. */
function startPool(threads: number): Pool | undefined {
  const program = new URL('./worker.mjs', import.meta.url);
  return existsSync(program) ? createPool(threads, () => new Worker(program)) : undefined;
}
