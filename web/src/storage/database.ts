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

export interface Schema extends DBSchema {
  games: { key: string; value: GameHead; indexes: { updated: number } };
  saves: { key: string; value: StoredSave };
  records: { key: [string, number, number]; value: StoredRecord };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'pencilmark-games';
const VERSION = 1;

let opened: Promise<Database> | undefined;

/** The database, opened once. Refused where the browser blocks storage. */
export function openDatabase(): Promise<Database> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('saves', { keyPath: 'id' });
      db.createObjectStore('records', { keyPath: ['game', 'base', 'revision'] });
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
