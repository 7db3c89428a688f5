import { assistsIn, isHelped } from '@pencilmark/game';
import type { Difficulty } from 'pencilmark';
import type { GameHead } from '../../storage/database.ts';
import { readHelp } from '../../storage/helps.ts';
import { winsOfLevel } from '../../storage/level-games.ts';
import type { Session } from '../session/session-data.ts';

/** Maximum number of other games that are compared with the one just solved. */
export const MAX_COMPARED = 49;

/** A comparison of the game just solved with the player's games of the same kind, solved without help. Times in ms. */
export interface OwnGames {
  readonly level: Difficulty;
  readonly isFirst: boolean;
  /** The times of the other games, newest first. */
  readonly times: readonly number[];
  /** The median; undefined if there are no other games. */
  readonly usual: number | undefined;
  readonly isBest: boolean;
}

/** The help with which a game was solved. */
export interface HelpUsed {
  readonly hints: number;
  readonly isOther: boolean;
}

/**
 * The player's latest solved games of the same level on the same board. Undefined if the level is unknown, or nothing
 * can be read.
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

/** The board and rules of a game, from its title; the puzzle of a day is always of the same kind. */
function kindOf({ id, title }: Pick<GameHead, 'id' | 'title'>): string {
  return id.startsWith('daily-') ? '9×9' : title.split(' · ').slice(1).join(' · ');
}

export async function helpUsed({ id, game }: Session): Promise<HelpUsed> {
  const help = await readHelp(id).catch(() => undefined);
  return { hints: help?.hints ?? 0, isOther: isHelped(assistsIn(game)) || (help?.checks ?? 0) > 0 };
}
