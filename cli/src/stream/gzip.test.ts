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

test('a file that was cut off is an error of reading', async () => {
  const cut = gzipSync(TEXT).subarray(0, 40);
  await expect(textOf(unzipped(inChunks(cut, 7)))).rejects.toMatchObject({
    message: expect.stringContaining('damaged gzip file') as string,
    syscall: 'read',
  });
});

async function* inChunks(bytes: Uint8Array, size: number): Bytes {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function textOf(bytes: Bytes): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
