import { crc32, createInflateRaw } from 'node:zlib';
import type { Bytes } from '../io.ts';

/** The first bytes of gzip, with which no text begins. */
const GZIP = [0x1f, 0x8b];

/**
 * The same bytes, unpacked if they are gzip; `onRest` hears of bytes behind its end, which are left. Throws the errors of
 * reading, and also if a file is damaged, once all that comes before the damage has been delivered.
 */
export async function* unzipped(bytes: Bytes, onRest: () => void = () => {}): Bytes {
  const input = createBuffer(bytes);
  try {
    if (await beginsAsGzip(input)) yield* gunzipped(input, onRest);
    else yield* input.rest();
  } finally {
    await input.close();
  }
}

/** Bytes that are still to be read. */
interface Buffered {
  /** What is there, after waiting for `least` bytes or the end. */
  readonly peek: (least: number) => Promise<Uint8Array>;
  readonly skip: (count: number) => void;
  readonly rest: () => Bytes;
  readonly close: () => Promise<void>;
}

function createBuffer(bytes: Bytes): Buffered {
  const chunks = bytes[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array(0);
  return {
    async peek(least) {
      while (held.length < least) {
        const next = await chunks.next();
        if (next.done) break;
        held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
      }
      return held;
    },
    skip: (count) => void (held = held.subarray(count)),
    rest: () => resumed(held, chunks),
    close: async () => void (await chunks.return?.()),
  };
}

async function beginsAsGzip(input: Buffered): Promise<boolean> {
  const head = await input.peek(GZIP.length);
  return GZIP.every((byte, at) => head[at] === byte);
}

/** Members of a gzip file behind each other, with zeros between or after them, which some programs add. */
async function* gunzipped(input: Buffered, onRest: () => void): Bytes {
  while (await beginsAsGzip(input)) {
    await skipHeader(input);
    let check = 0;
    let size = 0;
    for await (const part of inflated(input)) {
      check = crc32(part, check);
      size = (size + part.length) >>> 0;
      yield part;
    }
    const trailer = Buffer.from(await input.peek(TRAILER));
    if (trailer.length < TRAILER) throw damaged('it was cut off');
    if (trailer.readUInt32LE(0) !== check || trailer.readUInt32LE(4) !== size)
      throw damaged('its text is not the one that was packed');
    input.skip(TRAILER);
    await skipZeros(input);
  }
  if ((await input.peek(1)).length > 0) onRest();
}

async function skipZeros(input: Buffered): Promise<void> {
  for (let head = await input.peek(1); head[0] === 0; head = await input.peek(1)) {
    const end = head.findIndex((byte) => byte !== 0);
    input.skip(end < 0 ? head.length : end);
  }
}

const HEADER = 10;
const TRAILER = 8;

/** Skips the header of a member, as RFC 1952 describes it. */
async function skipHeader(input: Buffered): Promise<void> {
  const [, , method, flags] = await input.peek(HEADER);
  if (method !== undefined && (method !== 8 || (flags & 0b1110_0000) !== 0))
    throw damaged('it is of an unknown kind');
  await skipBytes(input, HEADER);
  if (flags & 0b100) {
    const [low, high] = await input.peek(2);
    await skipBytes(input, 2 + low + high * 256);
  }
  // A name and a comment, each up to a zero.
  for (const flag of [0b1000, 0b1_0000]) if (flags & flag) await skipText(input);
  if (flags & 0b10) await skipBytes(input, 2);
}

async function skipBytes(input: Buffered, count: number): Promise<void> {
  if (!((await input.peek(count)).length >= count)) throw damaged('it was cut off');
  input.skip(count);
}

const LONGEST_TEXT = 1 << 16;

async function skipText(input: Buffered): Promise<void> {
  for (let least = 1; least <= LONGEST_TEXT; least++) {
    const held = await input.peek(least);
    const end = held.indexOf(0);
    if (end >= 0) return input.skip(end + 1);
    if (held.length < least) break;
    least = held.length;
  }
  throw damaged('it was cut off');
}

/** Packed bytes given to zlib at a time: all that comes of them is held, up to a thousand times as much. */
const PIECE = 1 << 14;

/** The unpacked bytes of one member; leaves the input behind them. */
async function* inflated(input: Buffered): Bytes {
  const stream = createInflateRaw();
  const ready: Uint8Array[] = [];
  let failure: Error | undefined;
  let wake = (): void => {};
  stream.on('data', (part: Uint8Array) => ready.push(part));
  stream.on('error', (error) => {
    failure = error;
    wake();
  });
  try {
    for (let isDone = false; !isDone;) {
      const piece = (await input.peek(1)).subarray(0, PIECE);
      if (piece.length === 0) throw damaged('it was cut off');
      const before = stream.bytesWritten;
      await new Promise<void>((resolve) => {
        wake = resolve;
        stream.write(piece, () => resolve());
      });
      yield* ready.splice(0);
      if (failure) throw damaged('it is not what was packed');
      const taken = stream.bytesWritten - before;
      input.skip(taken);
      // What it does not take belongs to what comes behind its end.
      isDone = taken < piece.length;
    }
  } finally {
    stream.destroy();
  }
}

/** An error about the input, not about this program. */
function damaged(reason: string): Error {
  return Object.assign(new Error(`damaged gzip file: ${reason}`), { syscall: 'read' });
}

/** All bytes of a source, after its first ones were examined. */
export async function* resumed(head: Uint8Array, rest: AsyncIterator<Uint8Array>): Bytes {
  try {
    if (head.length > 0) yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
