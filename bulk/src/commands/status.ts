import type { Queue } from '../queue.ts';
import { placeOf, type Run } from '../records.ts';

/** How far a run is. */
export interface Status {
  readonly run: string;
  readonly name: string;
  readonly command: readonly string[];
  /** Chunks done. */
  readonly done: number;
  /** Chunks in all, once all are submitted. */
  readonly chunks: number | undefined;
  /** Lines of a chunk, but for the last. */
  readonly lines: number;
  readonly setApart: readonly { readonly place: string; readonly reason: string }[];
}

export async function statusOf(queue: Queue, run: Run): Promise<Status> {
  const apart = await queue.allSetApart(run.id);
  return {
    run: run.id,
    name: run.name,
    command: run.command,
    done: await queue.done(run.id),
    chunks: run.chunks,
    lines: run.lines,
    setApart: apart.map((chunk) => ({ place: placeOf(run, chunk), reason: chunk.reason })),
  };
}
