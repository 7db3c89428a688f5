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
  /** Left out where it is not known, as for a puzzle that was pasted. */
  readonly level?: Difficulty;
  /**
   * The days, `2026-11-22`, that the player's calendar showed when the game was started and when it was first won.
   * Moments alone would not tell: the player may be in another time zone by now. Missing in games of older versions.
   */
  readonly startedOn?: string;
  readonly wonOn?: string;
  /** Of a game that was won: whether the program solved it, or helped by entries. Missing in games of older versions. */
  readonly isAuto?: boolean;
  readonly isHelped?: boolean;
}

/** The whole of a game at one moment. */
export interface StoredSave {
  readonly id: string;
  /** Text written by `saveGame`. */
  readonly save: string;
  /** Which save of this game it is; records follow one save and no other. */
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

/** The facts that a list shows about a game, read from its moves once after each change. */
export interface GameSummary {
  readonly game: string;
  /** The `updated` of the game that it was read from. */
  readonly updated: number;
  /** The puzzle in play, and `digitsText` of the board as it stands. */
  readonly puzzle: string;
  readonly digits: string;
  readonly assists: Assists;
  /** Its setter, and what the setter says, where there is one. */
  readonly author?: string;
  readonly rules?: string;
}

/** Help that leaves no trace among the moves. */
export interface StoredHelp {
  readonly game: string;
  readonly hints: number;
  readonly checks: number;
}

/** The rating of a puzzle by logic, computed once. */
export interface StoredRating {
  readonly puzzle: string;
  readonly solutions: Uniqueness;
  /** Left out where there is not exactly one solution, or logic took too long. */
  readonly level?: Difficulty;
  readonly score?: number;
}

/** The puzzle of a day, made ahead. */
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
  /** All of `puzzles` again in a few records, which are read many times faster; none if they would be old. */
  lists: { key: number; value: readonly StoredPuzzle[] };
  days: { key: string; value: DayPuzzle };
  /** What was practised, as `writeMemory` writes it, under the key `memory`; beside it what could not be read, the chapter to begin with, and what was done. */
  learning: { key: string; value: string };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'pencilmark-games';
const VERSION = 6;

let opened: Promise<Database> | undefined;

/** The database, opened once. Refused where the browser blocks storage. */
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
      // The games of a level, in the order in which they were last played.
      if (before < 5) tx.objectStore('games').createIndex('level', ['status', 'level', 'updated']);
      if (before < 6) db.createObjectStore('learning');
    },
    // A newer page wants to change the database: let it, and open again when next needed.
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
