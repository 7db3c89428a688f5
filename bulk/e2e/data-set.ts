/** A data set made by three workers, one of which is killed while it works, beside that of the plain command. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pencilmark, startPencilmark } from './command.ts';
import { ended, LEASE, type Progress, progressInFolder, progressInRedis } from './kills.ts';
import { startRedis } from './redis-server.ts';

export interface DataSetPlan {
  readonly queue: 'folder' | 'redis';
  readonly options: readonly string[];
  readonly count: number;
  /** Puzzles in a chunk. */
  readonly chunk: number;
  /** An empty folder for all files. */
  readonly folder: string;
}

export interface DataSetResult {
  /** The files of the plain command. */
  readonly files: readonly string[];
  /** Files that only one of both has, or that are not the same bytes. */
  readonly different: readonly string[];
  /** Whether both print the same, too. */
  readonly isPrintedAlike: boolean;
  /** The exit codes of `collect`: before anything is done, while the work goes on, and after it. */
  readonly exits: readonly (number | null)[];
  /** How the killed worker ended. */
  readonly signal: NodeJS.Signals | null;
}

const WORKERS = 3;

/** Milliseconds between two looks at how far it is. */
const LOOK = 10;

export async function dataSetUnderFire(plan: DataSetPlan): Promise<DataSetResult> {
  const { queue, options, count, chunk, folder } = plan;
  const words = ['dataset', ...options, '--count', String(count)];
  const [plainFolder, bulkFolder] = [join(folder, 'plain'), join(folder, 'collected')];
  // One thread: each would have to compile the same code for itself, which takes longer than these few rows.
  const alone = ['--threads', '1', '--quiet'];
  await pencilmark([...words, '--output', plainFolder, ...alone]);
  const printed = await pencilmark([...words, ...alone]);
  const server = queue === 'redis' ? await startRedis(folder) : undefined;
  const place = server?.url ?? join(folder, 'queue');
  const at = ['--queue', place, '--quiet'];
  const collect = (...more: string[]) => pencilmark(['bulk', 'collect', ...at, ...more]);
  try {
    await pencilmark(['bulk', 'submit', ...words, ...at, '--chunk', String(chunk)]);
    const early = await collect('--output', bulkFolder);
    const collecting = collect('--output', bulkFolder, '--follow');
    const progressOf = server ? progressInRedis(server) : progressInFolder(place);
    const [followed, signal] = await workAndKill(at, progressOf, collecting);
    const again = await collect();
    return {
      files: await readdir(plainFolder),
      different: await differences(plainFolder, bulkFolder),
      isPrintedAlike: again.output === printed.output,
      exits: [early.exit, followed.exit, again.exit],
      signal,
    };
  } finally {
    await server?.close();
  }
}

/** Workers until all is collected; one is killed when the first chunk is done. */
async function workAndKill<T>(
  at: readonly string[],
  progressOf: () => Promise<Progress>,
  collecting: Promise<T>,
): Promise<[T, NodeJS.Signals | null]> {
  const workers = Array.from({ length: WORKERS }, () =>
    startPencilmark(['bulk', 'work', ...at, '--threads', '1', '--lease', LEASE]),
  );
  try {
    while ((await progressOf()).done === 0) await pause(LOOK);
    workers[0].kill('SIGKILL');
    return [await collecting, (await ended(workers[0]), workers[0].signalCode)];
  } finally {
    for (const worker of workers) worker.kill('SIGTERM');
    await Promise.all(workers.map(ended));
  }
}

async function differences(a: string, b: string): Promise<string[]> {
  const names = new Set([...(await readdir(a)), ...(await readdir(b))]);
  const read = (folder: string, name: string) =>
    readFile(join(folder, name), 'latin1').catch(() => undefined);
  const different: string[] = [];
  for (const name of names) if ((await read(a, name)) !== (await read(b, name))) different.push(name);
  return different;
}
