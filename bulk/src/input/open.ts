import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Bytes, fromParquet, type Io, openPieces, unzipped } from 'pencilmark-cli';
import type { Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';

/** An input that can be read more than once. */
export interface Input {
  /** As named by the plain command. */
  readonly name: string;
  /** SHA-256 of the bytes as they are stored, hexadecimal. */
  readonly hash: string;
  /** The number of bytes as they are stored. */
  readonly size: number;
  /** The absolute path of the file, if its lines are read exactly as stored; otherwise undefined. */
  readonly plainFile: string | undefined;
  /** Its text: packed input is unpacked, and the rows of Parquet become lines. Reading may throw. */
  readonly read: () => Bytes;
}

export interface Inputs {
  readonly list: readonly Input[];
  /** Deletes its files in the temporary folder. */
  readonly close: () => Promise<void>;
}

const READ_SIZE = 1 << 18;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The first bytes of packed files. */
const GZIP = [0x1f, 0x8b];
const ZSTANDARD = [0x28, 0xb5, 0x2f, 0xfd];
const PARQUET = [0x50, 0x41, 0x52, 0x31, 0x15];

/**
 * Opens files, and `-` for standard input, and reads each once for its hash. Standard input is copied to a temporary
 * folder. Error: that of the first file that cannot be read, with its name.
 */
export async function openInputs(paths: readonly string[], io: Io): Promise<Result<Inputs>> {
  const spool = new Spool();
  const list: Input[] = [];
  for (const path of paths) {
    const name = path === '-' ? 'standard input' : path;
    const opened = path === '-' ? ok(io.input.read()) : await io.open(path);
    if (!opened.ok) {
      await spool.close();
      return { ok: false, error: { ...opened.error, message: `${name}: ${opened.error.message}` } };
    }
    const hash = createHash('sha256');
    let isPlain = path !== '-';
    let size = 0;
    const looked = watched(opened.value, (bytes) => {
      hash.update(bytes);
      size += bytes.length;
      isPlain &&= isPlainText(bytes);
    });
    const kept = path === '-' ? await spool.keep(looked) : path;
    if (path !== '-') for await (const _ of looked);
    const plainFile = isPlain ? resolve(path) : undefined;
    let hasRest = false;
    const onRest = (): void => {
      if (!hasRest)
        io.say(`pencilmark bulk: ${name}: the bytes behind the end of the gzip file are left out\n`);
      hasRest = true;
    };
    list.push({ name, hash: hash.digest('hex'), size, plainFile, read: () => unpacked(kept, onRest) });
  }
  return ok({ list, close: () => spool.close() });
}

/** A temporary folder, created on first use. */
class Spool {
  #folder: string | undefined;

  async keep(bytes: Bytes): Promise<string> {
    this.#folder ??= await mkdtemp(join(tmpdir(), 'pencilmark-bulk-'));
    const path = join(this.#folder, 'standard-input');
    await pipeline(Readable.from(bytes), createWriteStream(path));
    return path;
  }

  async close(): Promise<void> {
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
  }
}

async function* watched(bytes: Bytes, look: (chunk: Uint8Array) => void): Bytes {
  for await (const chunk of bytes) {
    look(chunk);
    yield chunk;
  }
}

/** Neither packed nor UTF-16, all lines end with LF, and none is so long that it would be truncated. */
function isPlainText(chunk: Uint8Array): boolean {
  const isText = !chunk.includes(0) && !chunk.includes(CARRIAGE_RETURN) && !isPacked(chunk);
  return isText && (chunk.length < READ_SIZE || chunk.includes(LINE_FEED));
}

function isPacked(chunk: Uint8Array): boolean {
  return beginsWith(chunk, GZIP) || beginsWith(chunk, ZSTANDARD) || beginsWith(chunk, PARQUET);
}

/** The bytes of a file, unpacked if it begins like gzip or Zstandard, as no text does. */
async function* unpacked(path: string, onRest: () => void): Bytes {
  const stream = createReadStream(path, { highWaterMark: READ_SIZE });
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = resumed(first.value, chunks);
  if (beginsWith(first.value, GZIP)) yield* fromParquet(unzipped(all, onRest));
  else if (beginsWith(first.value, ZSTANDARD)) yield* fromParquet(fromZstandard(all));
  else yield* fromParquet(all, () => openPieces(path));
}

async function* resumed(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Bytes {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* fromZstandard(bytes: Bytes): Bytes {
  const { Decompress } = await import('fzstd');
  let ready: Uint8Array[] = [];
  const stream = new Decompress((chunk) => void ready.push(chunk));
  const push = (chunk: Uint8Array, isLast: boolean): void => {
    try {
      stream.push(chunk, isLast);
    } catch {
      // The library tells what happened inside it. The error is about the input, not about this program.
      throw Object.assign(new Error('damaged Zstandard file'), { syscall: 'read' });
    }
  };
  for await (const chunk of bytes) {
    push(chunk, false);
    yield* ready;
    ready = [];
  }
  push(new Uint8Array(0), true);
  yield* ready;
}

function beginsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}
