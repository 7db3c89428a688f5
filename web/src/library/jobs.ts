import type { MergeOutcome } from '@pencilmark/game';
import type { Conflict, Problem } from 'pencilmark';
import type { GameSummary, StoredRating } from '../storage/database.ts';

/** What the library has done in a worker. */
export type Job =
  /** Reads the moves of games for what a list shows. */
  | { readonly job: 'summarise'; readonly games: readonly string[] }
  /** Writes the puzzles as lists, which are read faster. */
  | { readonly job: 'list' }
  /** Says how difficult puzzles are, and how many solutions they have. */
  | { readonly job: 'rate'; readonly puzzles: readonly string[] }
  /** All games, puzzles and settings as one file. */
  | { readonly job: 'backup'; readonly settings: unknown }
  /** Joins a file of that kind with what is here. */
  | { readonly job: 'restore'; readonly file: File }
  /** Reads files and texts, and keeps all puzzles in them. */
  | { readonly job: 'import'; readonly sources: readonly ImportSource[]; readonly now: number };

/** A file, or a text with the name that its puzzles are to have. */
export interface ImportSource {
  readonly name: string;
  readonly text: string | File;
}

export interface ImportReport {
  readonly added: number;
  /** Puzzles that were in the library before, or twice in the text. */
  readonly known: number;
  /** What could not be read, where, and why: the first `MOST_FAULTS` of them. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
}

export interface ImportFault {
  readonly source: string;
  readonly problem: Problem;
  /** Which puzzle of the source it is, from 1, where it could be read but not be played. */
  readonly puzzle?: number;
  /** The digit that stands twice in a house, on the board of a description as a text. */
  readonly conflict?: { readonly board: string; readonly conflict: Conflict };
}

/** Faults that are told one by one; beyond them their number is. */
export const MOST_FAULTS = 200;

export interface BackupFile {
  readonly file: Blob;
  readonly games: number;
  readonly puzzles: number;
  /** Games that could not be read and are not in the file. */
  readonly unreadable: number;
}

/** What became of a backup; `refused` where the file is none. */
export type RestoreReport =
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'restored';
      readonly games: Readonly<Record<MergeOutcome, number>>;
      readonly puzzles: number;
      readonly knownPuzzles: number;
      /** Lines that could not be read: the first `MOST_FAULTS` of them. */
      readonly lost: readonly Problem[];
      readonly lostCount: number;
      /** The settings in the file, if any: nobody has looked at them. */
      readonly settings: unknown;
    };

export interface Results {
  readonly backup: BackupFile;
  readonly restore: RestoreReport;
  readonly summarise: readonly GameSummary[];
  readonly list: void;
  readonly rate: readonly StoredRating[];
  readonly import: ImportReport;
}

export type Message<J extends Job['job'] = Job['job']> =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly result: Results[J] }
  | { readonly kind: 'failed'; readonly reason: string };

/** A worker that does one piece of work after the other. */
export interface Workshop {
  /** Undefined when it was ended before its end. */
  run<J extends Job['job']>(
    job: Extract<Job, { job: J }>,
    onProgress?: (done: number, of: number) => void,
  ): Promise<Results[J] | undefined>;
  /** Ends what is under way. */
  close(): void;
}

export function openWorkshop(): Workshop {
  const worker = new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' });
  let ended = (): void => {};
  return {
    run: <J extends Job['job']>(
      job: Extract<Job, { job: J }>,
      onProgress: (done: number, of: number) => void = () => {},
    ) =>
      new Promise<Results[J] | undefined>((resolve, reject) => {
        ended = () => resolve(undefined);
        worker.onmessage = ({ data }: MessageEvent<Message<J>>) => {
          if (data.kind === 'progress') onProgress(data.done, data.of);
          else if (data.kind === 'done') resolve(data.result);
          else reject(new Error(data.reason));
        };
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message));
        };
        worker.postMessage(job);
      }),
    close() {
      worker.terminate();
      ended();
    },
  };
}

/** Does one piece of work in a worker of its own. */
export async function doJob<J extends Job['job']>(
  job: Extract<Job, { job: J }>,
): Promise<Results[J] | undefined> {
  const workshop = openWorkshop();
  try {
    return await workshop.run(job);
  } finally {
    workshop.close();
  }
}
