/** The result of a chunk as bytes: stored under its index and hash, it shows that the chunk is done. */
import { createHash } from 'node:crypto';
import type { Answer } from 'pencilmark-cli';
import type { Chunk } from './records.ts';

export type ChunkAnswer = Omit<Answer, 'took' | 'pictures'>;

const LINE_FEED = 10;

/** SHA-256 of the concatenated parts, hexadecimal. */
export function hashOf(...parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** A line with the hash of all that follows, a line of JSON, and the output. Equal answers give equal bytes. */
export function writeResult({ hash }: Chunk, answer: ChunkAnswer): Uint8Array {
  const { output, heading, isSpread, keyed, reports, puzzles, exit } = answer;
  const head = JSON.stringify({ version: 1, hash, puzzles, exit, isSpread, heading, keyed, reports });
  const first = Buffer.from(`${head}\n`);
  return Buffer.concat([Buffer.from(`${hashOf(first, output)}\n`), first, output]);
}

/** Undefined if the bytes are torn, changed, or belong to another chunk: then the chunk is not done. */
export function readResult({ hash }: Chunk, bytes: Uint8Array): ChunkAnswer | undefined {
  const first = bytes.indexOf(LINE_FEED);
  const second = bytes.indexOf(LINE_FEED, first + 1);
  if (first < 0 || second < 0) return undefined;
  const body = bytes.subarray(first + 1);
  if (Buffer.from(bytes.subarray(0, first)).toString('latin1') !== hashOf(body)) return undefined;
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(first + 1, second))) as {
    version: number;
    hash: string;
  } & Omit<ChunkAnswer, 'output'>;
  if (head.version !== 1 || head.hash !== hash) return undefined;
  const { heading, isSpread, keyed, reports, puzzles, exit } = head;
  return { heading, isSpread, keyed, reports, puzzles, exit, output: bytes.subarray(second + 1) };
}
