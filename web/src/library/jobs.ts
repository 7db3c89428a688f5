import type { MergeOutcome } from '@pencilmark/game';
import type { Conflict, Problem } from 'pencilmark';

/** A file, or a text with the name for its puzzles. */
export interface ImportSource {
  readonly name: string;
  readonly text: string | File;
}

export interface ImportReport {
  readonly added: number;
  /** Puzzles that were already in the library, or occur twice in the text. */
  readonly known: number;
  /** The parts that could not be read, with place and reason: the first `MAX_FAULTS` of them. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
}

export interface ImportFault {
  readonly source: string;
  readonly problem: Problem;
  /** The number of the puzzle in the source, from 1, if it could be read but not played. */
  readonly puzzle?: number;
  /** The digit that occurs twice in a house, on the board of a description in text form. */
  readonly conflict?: { readonly board: string; readonly conflict: Conflict };
}

/** Maximum number of faults listed one by one; the rest are only counted. */
export const MAX_FAULTS = 200;

export interface BackupFile {
  readonly file: Blob;
  readonly games: number;
  readonly puzzles: number;
  /** Games that could not be read and so are not in the file. */
  readonly unreadable: number;
}

/** The outcome of restoring a backup; `refused` if the file is not a backup. */
export type RestoreReport =
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'restored';
      readonly games: Readonly<Record<MergeOutcome, number>>;
      readonly puzzles: number;
      readonly knownPuzzles: number;
      /** Lines that could not be read: the first `MAX_FAULTS` of them. */
      readonly lost: readonly Problem[];
      readonly lostCount: number;
      /** The settings in the file, if any; not validated. */
      readonly settings: unknown;
    };

/** The progress of a task. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}
