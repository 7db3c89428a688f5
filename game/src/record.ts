import { type Problem, type Result } from 'pencilmark';
import type { SavedGame } from './save.ts';

/** What could be read of a save and the records written after it. */
export interface Recovered extends SavedGame {
  /** How many records were read. */
  readonly records: number;
  /** Why reading ended before the last record, if it did. */
  readonly lost?: Problem;
}

/** What changed from one moment to the next as one short line of JSON; undefined where nothing did. */
export declare function appendRecord(before: SavedGame, after: SavedGame): string | undefined;

/** Reads a save (`saveGame`) and the records appended since, up to the first that is damaged or out of order. */
export declare function replayRecords(save: string, records: Iterable<string>): Result<Recovered>;
