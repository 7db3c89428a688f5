import { assistsIn, isHelped } from '@pencilmark/game';
import type { Difficulty } from 'pencilmark';
import { type GameHead, openDatabase } from '../../storage/database.ts';
import { winsOfLevel } from '../../storage/level-games.ts';
import type { Session } from '../session/session-data.ts';

/** The other games that are compared with the one just solved. */
export const MAX_COMPARED = 49;

/** What the player's games of a kind, solved without help, say of the one just solved. Times in ms. */
export interface OwnGames {
  readonly level: Difficulty;
  readonly isFirst: boolean;
  /** Those of the other games, the newest first. */
  readonly times: readonly number[];
  /** The one in the middle; undefined if there is none. */
  readonly usual: number | undefined;
  readonly isBest: boolean;
}

/** Help that a game was solved with. */
export interface HelpUsed {
  readonly hints: number;
  readonly isOther: boolean;
}

/**
 * The games of the same level on the same board that the player solved last. Undefined where the level is not known,
 * or nothing can be read.
 */
export async function ownGames(
  { id, title, level }: Session,
  played: number,
  isUnaided: boolean,
): Promise<OwnGames | undefined> {
  if (!level) return undefined;
  const kind = kindOf({ id, title });
  const isWanted = (head: GameHead): boolean => head.id !== id && kindOf(head) === kind;
  const { count, unaided } = await winsOfLevel(level, MAX_COMPARED, isWanted);
  const times = unaided.map((head) => head.played);
  const ascending = [...times, ...(isUnaided ? [played] : [])].sort((a, b) => a - b);
  return {
    level,
    isFirst: count === 0,
    times,
    usual: ascending.at(ascending.length >> 1),
    isBest: isUnaided && times.length > 0 && ascending[0] === played,
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
  return { hints: help?.hints ?? 0, isOther: isHelped(assistsIn(game)) || (help?.checks ?? 0) > 0 };
}
