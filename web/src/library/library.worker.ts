/** The library's own thread. The code of each task is loaded on demand. */
import type { GameSummary, StoredRating } from '../storage/database.ts';
import { serve } from '../workers/serve.ts';
import type { BackupFile, ImportReport, ImportSource, Progress, RestoreReport } from './jobs.ts';

type OnProgress = (progress: Progress) => void;

const reporting =
  (report: OnProgress) =>
  (done: number, of: number): void =>
    report({ done, of });

const api = {
  /** Reads the moves of games for the facts that a list shows. */
  summarise: async (games: readonly string[]): Promise<readonly GameSummary[]> =>
    (await import('./summarise.ts')).summarise(games),

  /** Writes the puzzles as lists, which are read faster. */
  list: async (): Promise<void> => (await import('../storage/puzzles.ts')).writePuzzleChunks(),

  /** Finds the difficulty of puzzles, and their number of solutions. */
  rate: async (puzzles: readonly string[]): Promise<readonly StoredRating[]> =>
    (await import('./rate.ts')).rate(puzzles),

  /** All games, puzzles and settings as one file. */
  backup: async (settings: unknown, report: OnProgress): Promise<BackupFile> =>
    (await import('./backup-file.ts')).backup(settings, reporting(report)),

  /** Merges a backup file into the library. */
  restore: async (file: File, report: OnProgress): Promise<RestoreReport> =>
    (await import('./backup-file.ts')).restore(file, reporting(report)),

  /** Reads files and texts, and saves all puzzles in them. */
  import: async (
    { sources, now }: { readonly sources: readonly ImportSource[]; readonly now: number },
    report: OnProgress,
  ): Promise<ImportReport> =>
    (await import('./import-sources.ts')).importSources(sources, now, reporting(report)),
};
export type LibraryApi = typeof api;

serve(api);
