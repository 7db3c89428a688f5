import { open } from 'node:fs/promises';
import { QueueError } from '../queue.ts';
import type { Range } from '../records.ts';

const LINE_FEED = 10;

/**
 * The bytes of a range of a file, with the line feed that the last line of a file may lack. The hash of the chunk
 * verifies them, so a path put into the queue by another program reveals nothing. Throws `QueueError` if the file
 * cannot be read.
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
