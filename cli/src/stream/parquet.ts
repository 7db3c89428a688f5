/** Parquet as text: its rows as JSON, one a line, so that line n is row n. */
import type { Bytes, FilePieces } from '../io.ts';
import { resumed } from './gzip.ts';
import { namesPuzzle } from './json-rows.ts';

/**
 * The first bytes of Parquet: its magic number, then a structure whose first field is a 32-bit number, which occurs in
 * no text.
 */
const PARQUET = [...Buffer.from('PAR1'), 0x15];

/** Rows converted to text at a time. */
const ROWS = 1_000;

/**
 * The same bytes, or the rows of a Parquet file as lines. `openPieces` opens the file that the bytes come from, which
 * is then read group by group; without it the file is held in memory. Throws the errors of reading, and also if a file
 * is damaged.
 */
export async function* fromParquet(
  bytes: Bytes,
  openPieces: () => Promise<FilePieces | undefined> = () => Promise.resolve(undefined),
): Bytes {
  const chunks = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  let isAtEnd = false;
  while (!isAtEnd && head.length < PARQUET.length && isParquet(head)) {
    const next = await chunks.next();
    isAtEnd = next.done === true;
    if (!next.done) head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  const all = resumed(head, chunks);
  if (head.length < PARQUET.length || !isParquet(head)) return yield* all;
  const pieces = await openPieces();
  // A packed file contains other bytes than those received.
  const isSame = pieces && isParquet(new Uint8Array(await pieces.slice(0, PARQUET.length)));
  const file = isSame ? pieces : inMemory(await joined(all));
  try {
    yield* rowLines(file);
  } finally {
    await pieces?.close();
    await chunks.return?.();
  }
}

async function* rowLines(file: FilePieces): Bytes {
  const { parquetRows } = await import('../data-sets/parquet.ts');
  let isFirst = true;
  for await (const rows of parquetRows(file)) {
    if (isFirst && rows.length > 0 && !namesPuzzle(Object.keys(rows[0]))) {
      const names = Object.keys(rows[0]).join(', ');
      const message = `Parquet, no column is named "puzzle"; there are ${names}`;
      throw Object.assign(new Error(message), { syscall: 'read' });
    }
    isFirst = false;
    for (let at = 0; at < rows.length; at += ROWS) {
      const lines = rows.slice(at, at + ROWS).map((row) => `${JSON.stringify(row, withoutBigInt)}\n`);
      yield new TextEncoder().encode(lines.join(''));
    }
  }
}

function withoutBigInt(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** Compares as far as there are bytes. */
function isParquet(head: Uint8Array): boolean {
  return PARQUET.every((byte, at) => at >= head.length || head[at] === byte);
}

async function joined(bytes: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

function inMemory({ buffer }: Uint8Array<ArrayBuffer>): FilePieces {
  return {
    byteLength: buffer.byteLength,
    slice: (start, end) => Promise.resolve(buffer.slice(start, end)),
    close: () => Promise.resolve(),
  };
}
