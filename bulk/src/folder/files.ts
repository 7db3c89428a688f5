import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { QueueError } from '../queue.ts';

/** Writes a file as a whole or not at all, even if the machine stops: under another name, then renamed. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const other = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(other, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(other, path);
  } catch (error) {
    await rm(other, { force: true }).catch(() => {});
    throw readable(error, path);
  }
}

/** A file's bytes, or undefined if there is none. */
export async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  return ifThere(readFile(path));
}

/** Undefined if a file or folder does not exist. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Rewrites a known error as advice for the user. */
export function readable(error: unknown, path: string): unknown {
  const code = codeOf(error);
  const reasons: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota is used up',
    EACCES: 'that is not allowed',
    EROFS: 'it is read-only',
    ENOTDIR: 'part of its path is a file',
  };
  const reason = code === undefined ? undefined : reasons[code];
  return reason === undefined ? error : new QueueError(`${path} cannot be written: ${reason}`);
}
