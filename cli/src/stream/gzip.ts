import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Bytes } from '../io.ts';

/** The first bytes of gzip, with which no text begins. */
const GZIP = [0x1f, 0x8b];

/** The same bytes, unpacked if they are gzip. Throws the errors of reading, and also if a file is damaged. */
export async function* unzipped(bytes: Bytes): Bytes {
  const chunks = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  let isAtEnd = false;
  while (!isAtEnd && head.length < GZIP.length) {
    const next = await chunks.next();
    isAtEnd = next.done === true;
    if (!next.done) head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  const all = resumed(head, chunks);
  yield* GZIP.every((byte, at) => head[at] === byte) ? gunzipped(all) : all;
}

async function* gunzipped(bytes: Bytes): Bytes {
  const stream = createGunzip();
  // A failure of reading also fails unpacking, so the reader of the stream receives it.
  const feeding = pipeline(Readable.from(bytes), stream);
  feeding.catch(() => {});
  try {
    yield* stream;
    await feeding;
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    throw syscall ? error : Object.assign(new Error(`damaged gzip file: ${message}`), { syscall: 'read' });
  }
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
