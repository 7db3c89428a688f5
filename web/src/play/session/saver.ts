import { solvedFacts } from '../../storage/solved.ts';
import { appendRecord, elapsed, gameStatus, type SavedGame, saveGame } from '@pencilmark/game';
import { dayNow } from '../../days/day.ts';
import type { GameHead } from '../../storage/database.ts';
import { answered, connected } from '../../storage/database.ts';
import {
  appendChange,
  CONFLICT,
  createGame,
  type DiskPlace,
  placeOnDisk,
  replaceGame,
} from '../../storage/games.ts';
import { isSilent } from '../../storage/silent.ts';
import type { Session, StorageProblem } from './session-data.ts';
import { reasonOf } from '../../kit/reason.ts';

/** Writes a game to disk change by change, in order. */
export interface Saver {
  /** Records the newest moment; writing starts at once. */
  save(session: Session): void;
  /** Resolves when everything recorded is written, or writing has failed. */
  flush(): Promise<void>;
}

/** The initial state of a saver: the game is not stored yet, it replaces what is stored, or it continues it. */
export type SavedSoFar =
  | 'new'
  | { readonly replaces: DiskPlace }
  | { readonly written: SavedGame; readonly place: DiskPlace };

/** How long a write may take, in ms: after that it is reported, and the next change is written again with it. */
const WRITE_LIMIT_MS = 5_000;

/** Creates a saver that reports problems, and tries again at the next change. */
export function createSaver(start: SavedSoFar, report: (problem: StorageProblem | undefined) => void): Saver {
  let at = start;
  let newest: Session | undefined;
  let writing: Promise<void> | undefined;
  let troubled = false;
  /** Whether a write had no answer, so that nobody knows what is on disk. */
  let isUnknown = false;
  let connection: number | undefined;
  /** The first win counts: a finished game may be opened, and undone, on any later day. */
  let wonOn: string | undefined;

  const write = async (session: Session): Promise<void> => {
    const next = momentOf(session);
    const head = headOf({ ...session, wonOn: session.wonOn ?? wonOn }, next);
    ({ wonOn } = head);
    const newConnection = await connected();
    // The user may have deleted the database: all of the game is here, and is written again.
    if (isUnknown || (connection ?? newConnection) !== newConnection) await lookAgain(session.id);
    connection = newConnection;
    const place = await writeFrom(at, head, next);
    if (place === CONFLICT) throw new Error(CONFLICT);
    if (place) at = { written: next, place };
  };

  const lookAgain = async (id: string): Promise<void> => {
    const place = await placeOnDisk(id);
    if (!place) at = 'new';
    else if (isUnknown) at = { replaces: place };
    isUnknown = false;
  };

  const writeAll = async (): Promise<void> => {
    while (newest) {
      const session = newest;
      newest = undefined;
      await answered(write(session), WRITE_LIMIT_MS);
    }
    if (troubled) report(undefined);
    troubled = false;
  };

  const save = (session: Session): void => {
    newest = session;
    writing ??= writeAll()
      .catch((error: unknown) => {
        troubled = true;
        const reason = reasonOf(error);
        isUnknown ||= isSilent(error);
        const code = reason === CONFLICT ? 'changed' : 'failed';
        report({ code, reason, file: saveGame(momentOf(newest ?? session)) });
      })
      .finally(() => {
        writing = undefined;
        if (newest && !troubled) save(newest);
      });
  };

  return { save, flush: () => writing ?? Promise.resolve() };
}

/** Writes a moment; undefined if it is already on disk. */
function writeFrom(
  at: SavedSoFar,
  head: GameHead,
  next: SavedGame,
): Promise<DiskPlace | typeof CONFLICT> | undefined {
  if (at === 'new') return createGame(head, saveGame(next));
  if ('replaces' in at) return replaceGame(head, saveGame(next), at.replaces);
  const line = appendRecord(at.written, next);
  return line === undefined ? undefined : appendChange(head, line, at.place);
}

function momentOf({ game, timer }: Session): SavedGame {
  return { game, played: elapsed(timer, performance.now()) };
}

function headOf(session: Session, { game, played }: SavedGame): GameHead {
  const { id, title, created, level, startedOn } = session;
  const won = gameStatus(game) === 'won';
  const wonOn = session.wonOn ?? (won ? dayNow() : undefined);
  return {
    id,
    title,
    created,
    updated: Date.now(),
    status: won ? 'won' : 'open',
    played,
    ...(level && { level }),
    ...(startedOn !== undefined && { startedOn }),
    ...(wonOn !== undefined && { wonOn, ...solvedFacts(game) }),
  };
}
