import { open, type FileHandle } from 'node:fs/promises';
import { type Chunk, chunkOf, readChunk } from '../records.ts';
import { ifThere, readable } from './files.ts';

const READ_SIZE = 1 << 16;
const LINE_FEED = 10;

/** The chunks of a run, one per line, in order. Duplicate lines, and lines torn by a crash, are skipped. */
export function readLedger(path: string, from = 0): { readonly next: () => Promise<Chunk | undefined> } {
  let position = 0;
  let rest = '';
  let ready: Chunk[] = [];
  let expected = from;
  const readMore = async (file: FileHandle): Promise<boolean> => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(READ_SIZE), 0, READ_SIZE, position);
    position += bytesRead;
    // Records are ASCII, so that no character can be torn.
    const lines = (rest + buffer.subarray(0, bytesRead).toString('latin1')).split('\n');
    rest = lines.pop()!;
    ready.push(...lines.flatMap((line) => readChunk(line) ?? []));
    return bytesRead > 0;
  };
  return {
    async next() {
      for (;;) {
        for (let chunk = ready.shift(); chunk; chunk = ready.shift()) {
          if (chunk.index !== expected) continue;
          expected++;
          return chunk;
        }
        ready = [];
        const file = await ifThere(open(path, 'r'));
        if (!file) return undefined;
        try {
          if (!(await readMore(file))) return undefined;
        } finally {
          await file.close();
        }
      }
    },
  };
}

/** Adds a line. A line torn by a crash is ended first, so that it cannot spoil this one. */
export async function addToLedger(path: string, chunk: Chunk): Promise<void> {
  try {
    const file = await open(path, 'a+');
    try {
      const { size } = await file.stat();
      const last = Buffer.alloc(1);
      if (size > 0) await file.read(last, 0, 1, size - 1);
      const isTorn = size > 0 && last[0] !== LINE_FEED;
      const record = JSON.stringify(chunkOf(chunk));
      await file.appendFile(`${isTorn ? '\n' : ''}${record}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw readable(error, path);
  }
}
