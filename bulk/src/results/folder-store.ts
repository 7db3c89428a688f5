import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeWhole } from '../folder/files.ts';
import type { ResultStore } from './result-store.ts';

export function openFolderStore(folder: string): ResultStore {
  return {
    put: (name, bytes) => writeWhole(join(folder, name), bytes),
    get: (name) => readIfThere(join(folder, name)),
    removeFolder: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}
