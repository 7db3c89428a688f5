import { open } from 'node:fs/promises';
import type { FilePieces } from './io.ts';

/** A file with random access; undefined if it has none, such as a pipe. */
export async function openPieces(path: string): Promise<FilePieces | undefined> {
  const file = await open(path);
  const found = await file.stat();
  if (!found.isFile()) return void (await file.close());
  const { size } = found;
  return {
    byteLength: size,
    async slice(start, end = size) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      let length = 0;
      while (length < bytes.length) {
        const { bytesRead } = await file.read(bytes, length, bytes.length - length, start + length);
        if (bytesRead === 0)
          throw Object.assign(new Error('the file became shorter while it was read'), { syscall: 'read' });
        length += bytesRead;
      }
      return bytes.buffer;
    },
    close: () => file.close(),
  };
}
