import { open } from 'node:fs/promises';
import { QueueError } from '../queue.ts';
import type { Range } from '../records.ts';

const LINE_FEED = 10;

/**
 * The bytes of a range of a file, with the line feed that the last line of a file may lack. Whether they are the right
 * ones is checked by the hash of the chunk, so a path that another program put into the queue gives nothing away.
 * Throws `QueueError` where the file cannot be read.
 */
export async function readRange(path: string, { offset, size }: Range): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  try {
    const file = await open(path);
    try {
      if (!(await file.stat()).isFile()) throw new Error('it is no file');
      let read = 0;
      while (read < size) {
        const { bytesRead } = await file.read(bytes, read, size - read, offset + read);
        if (bytesRead === 0) break;
        read += bytesRead;
      }
      if (read === size - 1) bytes[read] = LINE_FEED;
    } finally {
      await file.close();
    }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new QueueError(
      `${path} cannot be read (${reason}). Its run was submitted --in-place: every worker has to see the same files.`,
    );
  }
  return bytes;
}
