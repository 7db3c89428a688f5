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

const NAME = 'pencilmark-games';
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

/** The database, opened once. Refused where the browser blocks storage. */
export function openDatabase(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What a request brings. The library for this would be a tenth of the budget, and we need two functions of it. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when all of a transaction is written. */
export function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
    db.createObjectStore('saves', { keyPath: 'id' });
    db.createObjectStore('records', { keyPath: ['game', 'base', 'revision'] });
  };
  const db = await answerOf(request);
  // A newer page wants to change the database: let it, and open again when next needed.
  db.onversionchange = () => {
    db.close();
    opened = undefined;
  };
  db.onclose = () => {
    opened = undefined;
  };
  return db;
}
