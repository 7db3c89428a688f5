import type { Assists, KeptPuzzle } from '@pencilmark/game';
import { type DBSchema, type IDBPDatabase, openDB, type StoreNames, unwrap, wrap } from 'idb';
import type { Difficulty, Uniqueness } from 'pencilmark';
import { SILENT } from './silent.ts';

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
  /** Whether its player filled the board after the program had shown the solution; `isAuto` then as well. */
  readonly isLooked?: boolean;
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
let openings = 0;

/**
 * Opens the database, and resolves to the number of its connection: another one may find another database, as after the
 * user deleted it. Rejects if the browser blocks storage.
 */
export async function connected(): Promise<number> {
  await open();
  return openings;
}

/** The database, opened once. Rejects if the browser blocks storage. */
function open(): Promise<Database> {
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
    blocking: close,
    terminated() {
      opened = undefined;
    },
  }).then(
    (db) => {
      openings++;
      track(unwrap(db));
      return db;
    },
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}

/** Closes the connection once its transactions have ended; the next call opens another. */
function close(): void {
  const closing = opened;
  opened = undefined;
  closing?.then(
    (db) => db.close(),
    () => undefined,
  );
}

/** The transactions that have not ended. */
const running = new Set<IDBTransaction>();

function track(db: IDBDatabase): void {
  db.transaction = (...options): IDBTransaction => {
    const tx = IDBDatabase.prototype.transaction.apply(db, options);
    running.add(tx);
    // Who uses it handles its failure; a read that is aborted as the page is left has its answer in the requests.
    wrap(tx).done.catch(() => undefined);
    for (const end of ['complete', 'abort']) tx.addEventListener(end, () => running.delete(tx));
    return tx;
  };
}

/*
 * A page that is left may be frozen, to be shown again on the way back. WebKit freezes its open transactions with it,
 * and no later write to the same stores would ever end, in any page. So nothing is open then: what can be repeated is
 * aborted and repeated on return, and what is committed ends by itself. Reads wait while the page is hidden.
 */
const page = typeof document === 'undefined' ? undefined : document;
let isLeft = false;
/** How often the page was left: work that was interrupted by that is repeated. */
let departures = 0;

if (page) {
  addEventListener('pageshow', () => (isLeft = false));
  addEventListener('pagehide', () => {
    isLeft = true;
    departures++;
    for (const tx of running) {
      try {
        tx.abort();
      } catch {
        // It is being committed, or has ended.
      }
    }
    close();
  });
}

/** Resolves when the page can be seen; at once in a worker. */
function isSeen(): Promise<void> {
  return new Promise((resolve) => {
    if (!page) return resolve();
    const look = (): void => {
      if (page.hidden || isLeft) return;
      resolve();
      page.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
    page.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    look();
  });
}

/** How long the database may take for one answer, in ms: after that it is taken for silent. */
const SILENCE_MS = 10_000;

/** Resolves like `work`, but rejects with `SILENT` if that takes too long. */
export function answered<Answer>(work: Promise<Answer>, limitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (before: number): void => {
      // The time that a page was frozen does not count.
      timer = setTimeout(
        () => (departures === before ? reject(new Error(SILENT)) : wait(departures)),
        limitMs,
      );
    };
    wait(departures);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Reads from the database, again if the page was left meanwhile. Rejects if storage is blocked, or silent. */
export async function reading<Answer>(
  read: (db: Database) => Promise<Answer>,
  limitMs = SILENCE_MS,
): Promise<Answer> {
  await isSeen();
  return untilDone(() => answered(open().then(read), limitMs));
}

/**
 * Writes to the database in one transaction, again if the page was left before it was committed. It starts at once, also
 * while the page is hidden. Rejects if storage is blocked, or the transaction was aborted.
 */
export function writing<Answer>(write: (db: Database) => Promise<Answer>): Promise<Answer> {
  return untilDone(() => open().then(write));
}

async function untilDone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const before = departures;
    try {
      return await work();
    } catch (error) {
      if (departures === before) throw error;
      await isSeen();
    }
  }
}

/**
 * Commits a transaction of which all requests are made, and resolves when that is done. The transaction decides, not its requests: on a full disk Chromium aborts it
 * and leaves a request without an answer for ever. Rejects with the first error of the requests, or the transaction's.
 */
export async function committed(
  tx: { readonly done: Promise<void>; readonly commit: () => void },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  let cause: unknown;
  for (const request of requests) request.catch((error: unknown) => (cause ??= error));
  tx.commit();
  try {
    await tx.done;
  } catch (error) {
    throw cause ?? error;
  }
}

/** Writes one record. */
export function writeOne<S extends StoreNames<Schema>>(
  name: S,
  value: Schema[S]['value'],
  key?: Schema[S]['key'],
): Promise<void> {
  return writing((db) => {
    const tx = db.transaction(name, 'readwrite');
    return committed(tx, [tx.objectStore(name).put(value, key)]);
  });
}
