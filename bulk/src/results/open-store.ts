import { QueueError } from '../queue.ts';
import type { ResultStore } from './result-store.ts';

/**
 * Opens the store at a folder, or at `s3://BUCKET[/PREFIX]` with the usual environment variables. Throws `QueueError`
 * if it cannot be used.
 */
export async function openResultStore(
  place: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ResultStore> {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(place)?.[1].toLowerCase();
  if (scheme === 's3') return (await import('./s3-store.ts')).openS3Store(place, environment);
  if (scheme !== undefined)
    throw new QueueError(`--results takes a folder or s3://BUCKET, not ${scheme}://….`);
  return (await import('./folder-store.ts')).openFolderStore(place);
}
