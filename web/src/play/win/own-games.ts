import type { Difficulty } from 'pencilmark';
import { type GameHead, openDatabase } from '../../storage/database.ts';
import type { Session } from '../session/session-data.ts';

/** What the player's games of a kind say of the one just solved. Times in ms. */
export interface OwnGames {
  readonly level: Difficulty;
  /** Those of the other games, in no order. */
  readonly times: readonly number[];
  /** The one in the middle, this game among them. */
  readonly usual: number;
  readonly isBest: boolean;
}

/** Help that a game was solved with. */
export interface HelpUsed {
  readonly hints: number;
  readonly isOther: boolean;
}

/**
 * The games of the same level on the same board that the player solved. Undefined where the level is not known, or
 * nothing can be read.
 */
export async function ownGames({ id, title, level }: Session, played: number): Promise<OwnGames | undefined> {
  if (!level) return undefined;
  const db = await openDatabase();
  const [heads, summaries] = await Promise.all([db.getAll('games'), db.getAll('summaries')]);
  const byProgram = new Set(summaries.filter(({ assists }) => assists.solve).map(({ game }) => game));
  const kind = kindOf({ id, title });
  const others = heads.filter(
    (head) =>
      head.id !== id &&
      head.status === 'won' &&
      head.level === level &&
      kindOf(head) === kind &&
      !head.isAuto &&
      !byProgram.has(head.id),
  );
  const times = others.map((head) => head.played);
  const ascending = [...times, played].sort((a, b) => a - b);
  return {
    level,
    times,
    usual: ascending[ascending.length >> 1],
    isBest: times.length > 0 && ascending[0] === played,
  };
}

/** The board and rules of a game, as its title has them; the puzzle of a day is always the same kind. */
function kindOf({ id, title }: Pick<GameHead, 'id' | 'title'>): string {
  return id.startsWith('daily-') ? '9×9' : title.split(' · ').slice(1).join(' · ');
}

export async function helpUsed({ id, game }: Session): Promise<HelpUsed> {
  const help = await openDatabase()
    .then((db) => db.get('helps', id))
    .catch(() => undefined);
  const entered = game.log.some(({ move }) => move.kind === 'assist' && move.by !== 'marks');
  return { hints: help?.hints ?? 0, isOther: entered || (help?.checks ?? 0) > 0 };
}
