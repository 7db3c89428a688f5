import {
  type BoardState,
  createGame,
  createTimer,
  currentState,
  fogOf,
  type Game,
  gameStatus,
  type GameStatus,
  isAutoSolved,
  pauseTimer,
  type Recovered,
  type Setter,
  startTimer,
} from '@pencilmark/game';
import type { Conflict, Difficulty, Puzzle, Result } from 'pencilmark';
import { dayNow, dayOfWin } from '../../days/day.ts';
import { connected } from '../../storage/database.ts';
import { type GameLock, onGameWanted, takeOver, tryLock } from '../../storage/game-lock.ts';
import { type GameOnDisk, readGame } from '../../storage/games.ts';
import { isSilent } from '../../storage/silent.ts';
import { keepLastGame } from '../../storage/last-game.ts';
import { reasonOf } from '../../kit/reason.ts';
import { freshSeed } from '../../kit/seed.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';
import { goTo, replaceAddress, router } from '../../state/router.svelte.ts';
import { playView, freshView } from '../view/play-view.svelte.ts';
import { shownConflicts } from './shown-conflicts.svelte.ts';
import { noteOpening, opening } from '../../storage/opening.ts';
import { createSaver, type Saver } from './saver.ts';
import type { Session, StorageProblem } from './session-data.ts';

/** Characters in a game's id: enough that collisions practically never happen. */
const NAME_SIGNS = 20;

let session = $state.raw<Session>();
/** Whether another game is about to load: the previous one must not be continued meanwhile. */
let loading = $state(false);
let problem = $state.raw<StorageProblem>();
/** The code for fog is loaded with that for saved games; until then, nothing of a puzzle in fog is shown. */
let reader = $state.raw<typeof import('./read-stored.ts')>();
let saver: Saver | undefined;
let lock: GameLock | undefined;

const shown = $derived(loading ? undefined : session);
const whole = $derived(shown && currentState(shown.game));
const board = $derived(whole && seen(whole));
const status = $derived(shown && gameStatus(shown.game, whole));
const conflicts = $derived(board ? shownConflicts(board) : []);

/** The current game; undefined while one is loading. */
export const currentGame = {
  get session(): Session | undefined {
    return shown;
  },
  /** The board as its player sees it, without anything in fog. */
  get board(): BoardState | undefined {
    return board;
  },
  /** The board including the parts in fog: for saving, solving and checking. */
  get whole(): BoardState | undefined {
    return whole;
  },
  get status(): GameStatus | undefined {
    return status;
  },
  /** Computed once for each board, and only on demand. */
  get conflicts(): readonly Conflict[] {
    return conflicts;
  },
  get problem(): StorageProblem | undefined {
    return problem;
  },
};

/** A board of the current game, as its player sees it. */
export function seen(board: BoardState): BoardState | undefined {
  return fogOf(board.puzzle) ? reader?.seenInFog(board) : board;
}

async function fetchReader(): Promise<typeof import('./read-stored.ts')> {
  return (reader = await import('./read-stored.ts'));
}

/** Shows another moment of the same game, and saves it. `isDone`: false for another puzzle on the board. */
export function changeSession(change: Partial<Pick<Session, 'game' | 'timer' | 'isDone'>>): void {
  if (!session || session.access === 'viewer') return;
  const { timer } = session;
  session = { ...session, ...change };
  if (session.isDone) session = { ...session, timer };
  else if (gameStatus(session.game) === 'won' && !isAutoSolved(session.game)) {
    const { id, startedOn, wonOn = dayOfWin(id, startedOn) } = session;
    session = { ...session, isDone: true, wonOn };
  }
  saver?.save(session);
}

export function reportStorage(reported: StorageProblem | undefined): void {
  // If nothing can be stored at all, every later failure would only repeat this.
  if (problem?.code !== 'blocked' || !reported) problem = reported;
}

/** The newest load, the only one that may change what is on the board. */
let newestLoad = 0;

/** Ends the current load, if any: the previous game is then back. */
export function cancelLoad(): void {
  newestLoad++;
  loading = false;
}

/** Loads a game. The board has no game until that is done or cancelled; of several loads the last one wins. */
async function load<Outcome>(work: (isNewest: () => boolean) => Promise<Outcome>): Promise<Outcome> {
  const mine = ++newestLoad;
  const isNewest = (): boolean => mine === newestLoad;
  loading = true;
  try {
    return await work(isNewest);
  } finally {
    if (isNewest()) loading = false;
  }
}

/**
 * Opens the first of several games that exists: by id, or the game played last for `undefined`. `superseded`: another
 * game was requested before it was loaded.
 */
export function openGame(ids: readonly (string | undefined)[]): Promise<'opened' | 'missing' | 'superseded'> {
  return load(async (isNewest) => {
    for (const id of ids) {
      const isOpen = await openStored(id, isNewest);
      if (!isNewest()) return 'superseded';
      if (isOpen) return 'opened';
      // Another read would only take as long.
      if (problem?.code === 'silent') break;
    }
    return 'missing';
  });
}

async function openStored(id: string | undefined, isNewest: () => boolean): Promise<boolean> {
  if (session && session.id === id) return true;
  let onDisk: GameOnDisk | undefined;
  try {
    onDisk = await readGame(id);
  } catch (error) {
    const code = isSilent(error) ? 'silent' : (await canOpen()) ? 'damaged' : 'blocked';
    problem = { code, reason: reasonOf(error) };
  }
  if (!onDisk || !isNewest()) return false;
  if (onDisk.head.id === opening.hung) return false;
  if (session?.id === onDisk.head.id) return true;
  const taken = await tryLock(onDisk.head.id, () => loseAccess(onDisk.head.id));
  // A game read before this tab had the lock may be out of date.
  const again = taken && (await readGame(onDisk.head.id).catch(() => undefined));
  const fresh = again ?? onDisk;
  const read = await readGameOf(fresh);
  if (isNewest()) return show(fresh, read, taken);
  taken?.release();
  return false;
}

/** Whether only the data that was read is bad, and not all of storage. */
async function canOpen(): Promise<boolean> {
  try {
    await connected();
    return true;
  } catch {
    return false;
  }
}

/** Takes over a game from another tab. */
export async function claimGame(): Promise<void> {
  if (!session) return;
  const { id } = session;
  const taken = await takeOver(id, () => loseAccess(id));
  const onDisk = await readGame(id);
  const read = onDisk && (await readGameOf(onDisk));
  if (read && session?.id === id) show(onDisk, read, taken);
  else taken?.release();
}

/**
 * Starts a new game of a puzzle, with its level if known, and the data from its setter. `superseded`: another game was
 * requested before this one was on the board, or has replaced it.
 */
export async function startGame(
  puzzle: Puzzle,
  title: string,
  level?: Difficulty,
  setter?: Setter,
): Promise<Result<'started' | 'superseded'>> {
  const made = createGame(puzzle, setter);
  if (!made.ok) return made;
  const id = freshSeed(NAME_SIGNS);
  cancelLoad();
  const mine = newestLoad;
  if (fogOf(puzzle)) await fetchReader();
  if (mine !== newestLoad) return { ok: true, value: 'superseded' };
  begin({ id, title, level }, made.value, 'owner');
  const taken = await tryLock(id, () => loseAccess(id));
  const isShown = session?.id === id;
  if (isShown) lock = taken;
  else taken?.release();
  return { ok: true, value: isShown ? 'started' : 'superseded' };
}

/**
 * Starts a game that has the same id in every tab, such as the puzzle of a day. If it was already started, here or in
 * another tab, that game is opened.
 */
export async function startNamedGame(
  id: string,
  puzzle: Puzzle,
  title: string,
  level?: Difficulty,
): Promise<void> {
  const made = createGame(puzzle);
  if (!made.ok) return;
  if (session?.id === id) return showAddress(id);
  await load(async (isNewest) => {
    const taken = await tryLock(id, () => loseAccess(id));
    const onDisk = await readGame(id).catch(() => undefined);
    const read = onDisk && (await readGameOf(onDisk));
    if (!isNewest()) return taken?.release();
    if (read) return void show(onDisk, read, taken);
    // Without the lock, the tab that holds it is about to write the game.
    begin({ id, title, level }, made.value, taken ? 'owner' : 'viewer');
    lock = taken;
  });
}

function begin(named: Pick<Session, 'id' | 'title' | 'level'>, game: Game, access: Session['access']): void {
  void leaveGame();
  const timer = createTimer();
  if (game.puzzle.constraints.length > 0) noteOpening(named.id);
  session = {
    ...named,
    created: Date.now(),
    startedOn: dayNow(),
    wonOn: undefined,
    isReopened: false,
    isDone: false,
    game,
    timer,
    access,
  };
  freshView(firstOpenCell(game));
  showAddress(named.id);
  if (access === 'viewer') return;
  session = { ...session, timer: startTimer(timer, now()) };
  saver = createSaver('new', reportStorage);
  saver.save(session);
}

/** Writes everything that is not written yet. */
export function flushSession(): Promise<void> {
  return saver?.flush() ?? Promise.resolve();
}

/** Releases the game to another tab that requests it, once everything is written. */
export function answerOtherTabs(): () => void {
  return onGameWanted((id) => {
    if (session?.id !== id || session.access === 'viewer') return;
    changeSession({ timer: pauseTimer(session.timer, now()) });
    void flushSession().then(() => {
      lock?.release();
      loseAccess(id);
    });
  });
}

export function now(): number {
  return performance.now();
}

async function readGameOf(onDisk: GameOnDisk): Promise<Result<Recovered>> {
  return (await fetchReader()).readStored(onDisk);
}

function show(
  { head, save, lines, base, revision }: GameOnDisk,
  read: Result<Recovered>,
  taken: GameLock | undefined,
): boolean {
  if (!read.ok) {
    taken?.release();
    problem = { code: 'damaged', reason: problemTexts.sentence(read.error), file: rescueFile(save, lines) };
    return false;
  }
  const { game, played, lost } = read.value;
  void leaveGame();
  lock = taken;
  const { id, title, created, level, startedOn, wonOn } = head;
  if (game.puzzle.constraints.length > 0) noteOpening(id);
  const timer = createTimer(played);
  const isReopened = wonOn !== undefined;
  const isWon = gameStatus(game) === 'won';
  const isDone = (isReopened || isWon) && !isAutoSolved(game);
  const access = taken ? 'owner' : 'viewer';
  session = { id, title, created, level, startedOn, wonOn, isReopened, isDone, game, timer, access };
  freshView(firstOpenCell(game));
  showAddress(id);
  if (!taken) return true;
  if (!isWon && !isDone) session = { ...session, timer: startTimer(timer, now()) };
  // A save that could be read only in part, or that has grown long, is replaced as a whole.
  const replaces = lost !== undefined || lines.length > MAX_RECORDS;
  const place = { base, revision };
  saver = createSaver(replaces ? { replaces: place } : { written: { game, played }, place }, reportStorage);
  if (replaces) saver.save(session);
  if (lost) problem = { code: 'partly', reason: problemTexts.sentence(lost), file: rescueFile(save, lines) };
  return true;
}

/** Maximum number of records after a save; beyond it, opening the game writes a new save. */
const MAX_RECORDS = 200;

/** Closes the game; resolves when everything is written. */
export async function closeGame(): Promise<void> {
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
  if (session && session.access === 'owner') {
    changeSession({ timer: pauseTimer(session.timer, now()) });
    const ended = lock;
    left = flushSession().finally(() => ended?.release());
  }
  saver = undefined;
  lock = undefined;
  return left;
}

/** Handles the loss of the game to another tab. */
function loseAccess(id: string): void {
  if (session?.id !== id || session.access === 'viewer') return;
  session = { ...session, timer: pauseTimer(session.timer, now()), access: 'viewer' };
  saver = undefined;
  lock = undefined;
  playView.paused = false;
}

function firstOpenCell(game: Game): number {
  return Math.max(0, currentState(game).digits.indexOf(0));
}

/** The address names the game, so that a reload opens it again, regardless of other tabs. */
function showAddress(id: string): void {
  keepLastGame(id);
  if (router.page === 'play') replaceAddress('play', id);
  else goTo('play', id);
}

function rescueFile(save: string, lines: readonly string[]): string {
  return [save, ...lines].join('\n');
}
