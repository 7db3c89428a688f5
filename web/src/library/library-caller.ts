import { type Caller, createCaller } from '../workers/call.ts';
import type { LibraryApi } from './library.worker.ts';

/** Starts a worker for the library. It terminates when nothing is left to do. */
export function libraryCaller(): Caller<LibraryApi> {
  return createCaller<LibraryApi>(
    () => new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module' }),
    { keep: false, usesStorage: true },
  );
}
