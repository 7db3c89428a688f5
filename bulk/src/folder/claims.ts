import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf, ifThere } from './files.ts';

/** The name of a worker of this process: machine, process, and a unique part. */
export function workerName(): string {
  return `${hostname().replaceAll(/[^\w-]/g, '_')}.${process.pid}.${randomBytes(4).toString('hex')}`;
}

/** Claims a chunk by creating a file, which only one worker can do. False if another worker has it. */
export async function claim(path: string, worker: string): Promise<boolean> {
  try {
    await writeFile(path, worker, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Chunks whose worker has vanished: no heartbeat for `lease` milliseconds, or its process is gone. */
export async function abandoned(folder: string, workers: string, lease: number): Promise<readonly string[]> {
  const names = (await ifThere(readdir(folder))) ?? [];
  const living = new Map<string, boolean>();
  const found: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const [worker, claimed] = (await ifThere(Promise.all([readFile(path, 'utf8'), stat(path)]))) ?? [];
    if (worker === undefined || claimed === undefined) continue;
    // Its worker may have died between creating the file and writing its name.
    if (worker === '' && Date.now() - claimed.mtimeMs < lease) continue;
    let isAlive = living.get(worker);
    if (isAlive === undefined) living.set(worker, (isAlive = await isWorkerAlive(workers, worker, lease)));
    if (!isAlive) found.push(name);
  }
  return found;
}

export async function isWorkerAlive(workers: string, worker: string, lease: number): Promise<boolean> {
  if (!/^[\w.-]+$/.test(worker)) return false;
  const heartbeat = await ifThere(stat(join(workers, worker)));
  if (!heartbeat || Date.now() - heartbeat.mtimeMs > lease) return false;
  const [host, id] = worker.split('.');
  return host !== hostname().replaceAll(/[^\w-]/g, '_') || isProcessThere(Number(id));
}

function isProcessThere(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Writes a heartbeat at intervals, with this worker's state, until the returned function is called. */
export async function keepHeartbeat(
  workers: string,
  worker: string,
  lease: number,
  state: () => object,
): Promise<() => Promise<void>> {
  await mkdir(workers, { recursive: true });
  const path = join(workers, worker);
  const beat = () => writeFile(path, JSON.stringify(state()));
  await beat();
  // A full disk does not stop a worker; its claims are taken over only if no heartbeat arrives for long.
  const timer = setInterval(() => void beat().catch(() => {}), Math.min(1000, lease / 4));
  return async () => {
    clearInterval(timer);
    await rm(path, { force: true });
  };
}
