import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Bytes } from '../io.ts';
import { unzipped } from './gzip.ts';

const TEXT = '53..7....\n'.repeat(1000);

test.each([1, 3, 1_000_000])('a gzip file in chunks of %i bytes is read as its text', async (size) => {
  expect(await textOf(unzipped(inChunks(gzipSync(TEXT), size)))).toBe(TEXT);
});

test.each(['', 'a', TEXT])('other bytes stay as they are', async (text) => {
  expect(await textOf(unzipped(inChunks(Buffer.from(text), 7)))).toBe(text);
});

test('several gzip files behind each other are one text', async () => {
  const bytes = Buffer.concat([gzipSync('one\n'), gzipSync('two\n')]);
  expect(await textOf(unzipped(inChunks(bytes, 5)))).toBe('one\ntwo\n');
});

test('headers with everything that they may hold, and zeros between files', async () => {
  const packed = gzipSync('two\n');
  const full = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0b1_1110, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7]),
    Buffer.from('name\0comment\0\x11\x22'),
    packed.subarray(10),
  ]);
  const bytes = Buffer.concat([gzipSync('one\n'), Buffer.alloc(512), full, Buffer.alloc(9)]);
  for (const size of [1, 7, 1000]) expect(await seen(inChunks(bytes, size))).toBe('one\ntwo\n');
});

const LINES = Array.from({ length: 5000 }, (_, at) => `${(at * 7919) % 10_007}\n`).join('');
const PACKED = gzipSync(LINES);

test.each([
  ['text', Buffer.from('some text\n')],
  ['a byte', Buffer.from([1])],
  ['zeros and more', Buffer.from([0, 0, 0, 5, 0])],
  ['half a beginning', Buffer.from([0x1f])],
  ['much', Buffer.alloc(300_000, 'x')],
])('bytes behind the end, %s: they are told, and the lines are kept', async (_, rest) => {
  for (const size of [1000, PACKED.length, 1_000_000])
    expect(await seen(inChunks(Buffer.concat([PACKED, rest]), size))).toBe(`${LINES}+ rest`);
});

test.each([
  ['cut off within the trailer', PACKED.subarray(0, -3), 'it was cut off'],
  ['cut off in the text', PACKED.subarray(0, PACKED.length / 2), 'it was cut off'],
  ['cut off in the header', PACKED.subarray(0, 6), 'it was cut off'],
  ['of another kind', Buffer.from([0x1f, 0x8b, 7, 0, 0, 0, 0, 0, 0, 0, 0]), 'it is of an unknown kind'],
  ['changed in its trailer', flipped(PACKED, PACKED.length - 6), 'its text is not the one that was packed'],
  ['followed by a damaged one', Buffer.concat([PACKED, PACKED.subarray(0, 30)]), 'it was cut off'],
])('a file %s is an error of reading, behind the lines before it', async (_, bytes, reason) => {
  for (const size of [7, 1_000_000]) {
    const text = await seen(inChunks(bytes, size));
    const [before, message] = text.split('! ');
    expect(message).toBe(`read: damaged gzip file: ${reason}`);
    expect((LINES + LINES).startsWith(before)).toBe(true);
    if (bytes.length > 1000) expect(before.length * 3).toBeGreaterThan(LINES.length);
  }
});

test('no byte of a file can be changed without its being told', async () => {
  const packed = gzipSync('53..7....\n'.repeat(9));
  // The time, the level and the system of the header mean nothing here, and others of its bytes begin no gzip file.
  for (let at = 10; at < packed.length; at++)
    expect(await seen(inChunks(flipped(packed, at), 9))).toMatch(/! read: damaged gzip file: /);
});

/** The text, then what was said about bytes behind its end or damage. */
async function seen(bytes: Bytes): Promise<string> {
  let text = '';
  try {
    for await (const chunk of unzipped(bytes, () => (text += '+ rest')))
      text += Buffer.from(chunk).toString('latin1');
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    text += `! ${syscall}: ${message}`;
  }
  return text;
}

function flipped(bytes: Uint8Array, at: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[at] ^= 4;
  return changed;
}

async function* inChunks(bytes: Uint8Array, size: number): Bytes {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function textOf(bytes: Bytes): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
