import type { MergeOutcome } from '@pencilmark/game';
import type { Conflict, Problem } from 'pencilmark';

/** A file, or a text with the name that its puzzles are to have. */
export interface ImportSource {
  readonly name: string;
  readonly text: string | File;
}

export interface ImportReport {
  readonly added: number;
  /** Puzzles that were in the library before, or twice in the text. */
  readonly known: number;
  /** The parts that could not be read, where, and why: the first `MAX_FAULTS` of them. */
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

/** Maximum number of faults listed one by one; the rest are only counted. */
export const MAX_FAULTS = 200;

export interface BackupFile {
  readonly file: Blob;
  readonly games: number;
  readonly puzzles: number;
  /** Games that could not be read and are not in the file. */
  readonly unreadable: number;
}

/** The outcome of restoring a backup; `refused` if the file is none. */
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
      /** The settings in the file, if any: nobody has looked at them. */
      readonly settings: unknown;
    };

/** How much of a piece of work is done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}
