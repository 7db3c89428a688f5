import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';

/**
 * Writes a file, and the folders it needs. The content goes to a new file, which is then renamed: a symbolic link of
 * that name is replaced, not followed, and nobody sees half a file. Error: `file.write`.
 */
export async function saveFile(path: string, content: string | Uint8Array): Promise<Result<string>> {
  const fresh = join(dirname(path), `.pencilmark-${randomBytes(8).toString('hex')}`);
  try {
    await makeFolder(dirname(path));
    await writeFile(fresh, content, { flag: 'wx' });
    await rename(fresh, path);
    return ok(path);
  } catch (error) {
    // A failed removal must not hide why the file was not written.
    await rm(fresh, { force: true }).catch(() => {});
    return failure('file.write', `cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Node's own `recursive` never ends if a folder cannot be created and yet is reported missing, as below /proc. */
async function makeFolder(path: string): Promise<void> {
  const failed = await mkdir(path).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  if (!failed || failed.code === 'EEXIST') return;
  if (failed.code !== 'ENOENT' || dirname(path) === path) throw failed;
  await makeFolder(dirname(path));
  await mkdir(path);
}
