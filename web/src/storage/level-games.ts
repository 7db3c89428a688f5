import { isHelped } from '@pencilmark/game';
import type { Difficulty } from 'pencilmark';
import { wasAutoSolved } from './solved.ts';
import { type Database, type GameHead, type GameSummary, reading, type StoredHelp } from './database.ts';
import { isHead } from './sound.ts';

/** Maximum number of games read; a library may have thousands of a level. */
const MAX_LOOKED_AT = 500;

/** Games that were won, and those of them that were won without help, each with the most recently played first. */
export interface Wins {
  readonly count: number;
  readonly unaided: readonly GameHead[];
}

/**
 * The games of a level that the player won, up to a number of games won without help. However large the library, only
 * part of it is read.
 */
export function winsOfLevel(
  level: Difficulty,
  most: number,
  isWanted: (head: GameHead) => boolean,
): Promise<Wins> {
  return reading((db) => readWins(db, level, most, isWanted));
}

async function readWins(
  db: Database,
  level: Difficulty,
  most: number,
  isWanted: (head: GameHead) => boolean,
): Promise<Wins> {
  const tx = db.transaction(['games', 'summaries', 'helps']);
  const range = IDBKeyRange.bound(['won', level], ['won', level, []]);
  const unaided: GameHead[] = [];
  let count = 0;
  let cursor = await tx.objectStore('games').index('level').openCursor(range, 'prev');
  for (let looked = 0; cursor && unaided.length < most && looked < MAX_LOOKED_AT; looked++) {
    const head = cursor.value;
    if (isHead(head) && isWanted(head)) {
      count++;
      const [summary, help] = await Promise.all([
        tx.objectStore('summaries').get(head.id),
        tx.objectStore('helps').get(head.id),
      ]);
      if (isUnaided(head, summary, help)) unaided.push(head);
    }
    cursor = await cursor.continue();
  }
  return { count, unaided };
}

/** Whether a game was won without help; false if unknown. */
export function isUnaided(
  head: GameHead,
  summary: GameSummary | undefined,
  help: StoredHelp | undefined,
): boolean {
  if (wasAutoSolved(head, summary) || (help && help.hints + help.checks > 0)) return false;
  const helped = head.isHelped ?? (summary && isHelped(summary.assists));
  return helped === false;
}
