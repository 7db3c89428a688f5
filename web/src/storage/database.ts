import type { Assists, KeptPuzzle } from '@pencilmark/game';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Difficulty, Uniqueness } from 'pencilmark';

/** The facts known about a game without reading it: enough for a list. */
export interface GameHead {
  readonly id: string;
  readonly title: string;
  /** ms since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly status: 'open' | 'won';
  /** Play time in ms. */
  readonly played: number;
  /** Omitted if unknown, as for a pasted puzzle. */
  readonly level?: Difficulty;
  /**
   * The dates, such as `2026-11-22`, in the player's time zone when the game was started and when it was first won.
   * Timestamps alone are not enough: the player may be in another time zone by now. Missing in games of older versions.
   */
  readonly startedOn?: string;
  readonly wonOn?: string;
  /**
   * For a game that was won: whether the program solved it, or helped by filling cells. Missing in games of older
   * versions.
   */
  readonly isAuto?: boolean;
  readonly isHelped?: boolean;
}

/** A snapshot of a whole game. */
export interface StoredSave {
  readonly id: string;
  /** The text written by `saveGame`. */
  readonly save: string;
  /** The number of this save; records belong to exactly one save. */
  readonly base: number;
}

/** A line written by `appendRecord`. */
export interface StoredRecord {
  readonly game: string;
  readonly base: number;
  /** 1, 2, 3 … after its save. */
  readonly revision: number;
  readonly line: string;
}

/** A puzzle of the library. */
export type StoredPuzzle = KeptPuzzle;

/** Facts about a game for a list, read from its moves once after each change. */
export interface GameSummary {
  readonly game: string;
  /** The `updated` of the game from which it was read. */
  readonly updated: number;
  /** The puzzle, and the `digitsText` of the current board. */
  readonly puzzle: string;
  readonly digits: string;
  readonly assists: Assists;
  /** Its setter and the setter's comment, if any. */
  readonly author?: string;
  readonly rules?: string;
}

/** Help that leaves no trace in the moves. */
export interface StoredHelp {
  readonly game: string;
  readonly hints: number;
  readonly checks: number;
}

/** The rating of a puzzle by logic, computed once. */
export interface StoredRating {
  readonly puzzle: string;
  readonly solutions: Uniqueness;
  /** Omitted if there is not exactly one solution, or if solving by logic took too long. */
  readonly level?: Difficulty;
  readonly score?: number;
}

/** The puzzle of a day, made in advance. */
export interface DayPuzzle {
  /** The id that its game will have. */
  readonly id: string;
  /** Written by `puzzleKey`. */
  readonly puzzle: string;
}

export interface Schema extends DBSchema {
  games: {
    key: string;
    value: GameHead;
    indexes: { updated: number; level: [GameHead['status'], Difficulty, number] };
  };
  saves: { key: string; value: StoredSave };
  records: { key: [string, number, number]; value: StoredRecord };
  puzzles: { key: string; value: StoredPuzzle };
  summaries: { key: string; value: GameSummary };
  helps: { key: string; value: StoredHelp };
  ratings: { key: string; value: StoredRating };
  /**
   * A copy of all of `puzzles` in a few records, which are read many times faster; empty if the copy would be stale.
   */
  lists: { key: number; value: readonly StoredPuzzle[] };
  days: { key: string; value: DayPuzzle };
  /**
   * Under the key `memory`: what was practised, as `writeMemory` writes it. Other keys hold data that could not be
   * read, the chapter to begin with, and the finished subjects.
   */
  learning: { key: string; value: string };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'pencilmark-games';
const VERSION = 6;

let opened: Promise<Database> | undefined;

/** The database, opened once. Rejects if the browser blocks storage. */
export function openDatabase(): Promise<Database> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db, before, _after, tx) {
      if (before < 1) {
        db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('saves', { keyPath: 'id' });
        db.createObjectStore('records', { keyPath: ['game', 'base', 'revision'] });
      }
      if (before < 2) {
        for (const name of ['puzzles', 'ratings'] as const) db.createObjectStore(name, { keyPath: 'puzzle' });
        for (const name of ['summaries', 'helps'] as const) db.createObjectStore(name, { keyPath: 'game' });
      }
      if (before < 3) db.createObjectStore('lists');
      if (before < 4) db.createObjectStore('days', { keyPath: 'id' });
      // The games of a level, by the time they were last played.
      if (before < 5) tx.objectStore('games').createIndex('level', ['status', 'level', 'updated']);
      if (before < 6) db.createObjectStore('learning');
    },
    // A newer page wants to change the database: close it for that, and open it again when next needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
