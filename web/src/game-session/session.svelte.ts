import {
  type BoardState,
  conflictsOf,
  createGame,
  createTimer,
  currentState,
  type Game,
  type GameStatus,
  pauseTimer,
  replayRecords,
  startTimer,
  statusOf,
} from '@pencilmark/game';
import type { Conflict, Puzzle, Result } from 'pencilmark';
import { type GameLock, onGameWanted, takeOver, tryLock } from '../storage/game-lock.ts';
import { type GameOnDisk, readGame } from '../storage/games.ts';
import { problemTexts } from '../text/problems.ts';
import { freshView, ui } from '../ui/ui.svelte.ts';
import { createSaver, type Saver } from './saver.ts';
import type { Session, StorageProblem } from './session-data.ts';

let session = $state.raw<Session>();
let problem = $state.raw<StorageProblem>();
let saver: Saver | undefined;
let lock: GameLock | undefined;

const board = $derived(session && currentState(session.game));
const status = $derived(board && statusOf(board));
const conflicts = $derived(board ? conflictsOf(board) : []);

/** The game on the table; undefined until the first one is there. */
export const table = {
  get session(): Session | undefined {
    return session;
  },
  get board(): BoardState | undefined {
    return board;
  },
  get status(): GameStatus | undefined {
    return status;
  },
  /** Looked for once for each board, and only where they are asked for. */
  get conflicts(): readonly Conflict[] {
    return conflicts;
  },
  get problem(): StorageProblem | undefined {
    return problem;
  },
};

/** Puts another moment of the same game on the table, and on disk. */
export function changeSession(change: Partial<Pick<Session, 'game' | 'timer'>>): void {
  if (!session || session.hold === 'elsewhere') return;
  session = { ...session, ...change };
  saver?.save(session);
}

export function tellStorage(told: StorageProblem | undefined): void {
  // Where nothing can be kept at all, every later failure would only say the same again.
  if (problem?.code !== 'blocked' || !told) problem = told;
}

/** Opens the game of an id, or the one last played; false where there is none. */
export async function openStored(id?: string): Promise<boolean> {
  let onDisk: GameOnDisk | undefined;
  try {
    onDisk = await readGame(id);
  } catch (error) {
    problem = { code: 'blocked', reason: reasonOf(error) };
  }
  if (!onDisk) return false;
  if (session?.id === onDisk.head.id) return true;
  const taken = await tryLock(onDisk.head.id, loseHold);
  // What was read before the lock was ours may be old by now.
  const fresh = taken ? ((await readGame(onDisk.head.id)) ?? onDisk) : onDisk;
  return putOnTable(fresh, taken);
}

/** Plays the game here that another tab has. */
export async function claimGame(): Promise<void> {
  if (!session) return;
  const { id } = session;
  const taken = await takeOver(id, loseHold);
  const onDisk = await readGame(id);
  if (onDisk) putOnTable(onDisk, taken);
}

/** Starts a new game of a puzzle. */
export async function startGame(puzzle: Puzzle, title: string, id = newId()): Promise<Result<Game>> {
  const made = createGame(puzzle);
  if (!made.ok) return made;
  void leaveGame();
  const created = Date.now();
  session = { id, title, created, game: made.value, timer: startTimer(createTimer(), now()), hold: 'here' };
  freshView(firstOpenCell(made.value));
  showAddress(id);
  lock = await tryLock(id, loseHold);
  saver = createSaver({ place: { base: 0, revision: 0 } }, tellStorage);
  saver.save(session);
  return made;
}

/** Writes what is not yet written. */
export function flushSession(): Promise<void> {
  return saver?.flush() ?? Promise.resolve();
}

/** Lets another tab have the game it asks for, once all is written. */
export function answerOtherTabs(): () => void {
  return onGameWanted((id) => {
    if (session?.id !== id || session.hold === 'elsewhere') return;
    changeSession({ timer: pauseTimer(session.timer, now()) });
    void flushSession().then(() => {
      lock?.release();
      loseHold();
    });
  });
}

export function now(): number {
  return performance.now();
}

function putOnTable({ head, save, lines, base, revision }: GameOnDisk, taken: GameLock | undefined): boolean {
  const read = replayRecords(save, lines);
  if (!read.ok) {
    taken?.release();
    problem = { code: 'damaged', reason: problemTexts.sentence(read.error), file: rescueFile(save, lines) };
    return false;
  }
  const { game, played, lost } = read.value;
  void leaveGame();
  lock = taken;
  const { id, title, created } = head;
  const timer = createTimer(played);
  session = { id, title, created, game, timer, hold: taken ? 'here' : 'elsewhere' };
  freshView(firstOpenCell(game));
  showAddress(id);
  if (!taken) return true;
  if (statusOf(currentState(game)) !== 'won') session = { ...session, timer: startTimer(timer, now()) };
  // A save that could be read only in part, or that has grown long, is written anew as a whole.
  const anew = lost !== undefined || lines.length > MOST_RECORDS;
  const start = anew
    ? { place: { base: base + 1, revision: 0 } }
    : { written: { game, played }, place: { base, revision } };
  saver = createSaver(start, tellStorage);
  if (anew) saver.save(session);
  if (lost) problem = { code: 'partly', reason: problemTexts.sentence(lost), file: rescueFile(save, lines) };
  return true;
}

/** Records after a save; beyond that many, opening the game writes a new save. */
const MOST_RECORDS = 200;

/** Takes the game off the table; resolves when all of it is written. */
export async function clearTable(): Promise<void> {
  const left = leaveGame();
  session = undefined;
  await left;
}

/** Shows the game under another title. */
export function retitle(title: string): void {
  if (session) session = { ...session, title };
}

function leaveGame(): Promise<void> | undefined {
  let left: Promise<void> | undefined;
  if (session && session.hold === 'here') {
    changeSession({ timer: pauseTimer(session.timer, now()) });
    const ended = lock;
    left = flushSession().finally(() => ended?.release());
  }
  saver = undefined;
  lock = undefined;
  return left;
}

/** Another tab has the game now. */
function loseHold(): void {
  if (!session || session.hold === 'elsewhere') return;
  session = { ...session, timer: pauseTimer(session.timer, now()), hold: 'elsewhere' };
  saver = undefined;
  lock = undefined;
  ui.paused = false;
}

function firstOpenCell(game: Game): number {
  return Math.max(0, currentState(game).digits.indexOf(0));
}

/** The address names the game, so that a reload opens it again, whatever other tabs do. */
function showAddress(id: string): void {
  const address = `#/play/${id}`;
  if (ui.page !== 'play') location.hash = address;
  else history.replaceState(null, '', address);
}

function rescueFile(save: string, lines: readonly string[]): string {
  return [save, ...lines].join('\n');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** `crypto.randomUUID` is missing where a page is not served securely. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
