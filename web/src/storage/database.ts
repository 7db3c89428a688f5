import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is known of a game without reading it: enough for a list. */
export interface GameHead {
  readonly id: string;
  readonly title: string;
  /** ms since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly status: 'open' | 'won';
  /** Play time in ms. */
  readonly played: number;
}

/** A game as it lies on disk: a whole save, and after it one record per change. */
export interface StoredGame extends GameHead {
  /** Text written by `saveGame`. */
  readonly save: string;
  /** How many changes were ever written; a writer must know it to write the next. */
  readonly revision: number;
}

/** A line written by `appendRecord`. */
export interface StoredRecord {
  readonly game: string;
  readonly revision: number;
  readonly line: string;
}

export interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { updated: number } };
  records: { key: [string, number]; value: StoredRecord };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'pencilmark';
const VERSION = 1;

let opened: Promise<Database> | undefined;

/** The database, opened once. Refused where the browser blocks storage. */
export function openDatabase(): Promise<Database> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('records', { keyPath: ['game', 'revision'] });
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
