import type { Difficulty } from 'pencilmark';
import { type Day, gameOfDay } from '../days/day.ts';
import { dayRecord, type DayRecord, unknownGames } from '../days/day-record.ts';
import { DAY_GAMES } from '../days/today-state.ts';
import { libraryCaller } from '../library/library-caller.ts';
import { flushSession } from '../play/session/current-game.svelte.ts';
import type { GameHead, GameSummary } from '../storage/database.ts';
import { readGamesNamed, readHeads, readSummaries } from '../storage/day-games.ts';

/** An unfinished game, and what is known of its moves. */
export interface OpenGame {
  readonly head: GameHead;
  readonly summary: GameSummary | undefined;
}

/** The number of unfinished games that are shown. */
const SHOWN = 2;

let record = $state.raw<DayRecord>(dayRecord([], []));
let open = $state.raw<readonly OpenGame[]>([]);
let openCount = $state(0);
let lastLevel = $state<Difficulty>();
let isRead = $state(false);

/** The games, as last read. */
export const todayData = {
  get record(): DayRecord {
    return record;
  },
  /** The unfinished games played last, without those of today. */
  get open(): readonly OpenGame[] {
    return open;
  },
  get openCount(): number {
    return openCount;
  },
  get lastLevel(): Difficulty | undefined {
    return lastLevel;
  },
  /** Whether reading has ended, even if only because the browser stores nothing. */
  get isRead(): boolean {
    return isRead;
  },
};

export async function readToday(today: Day): Promise<void> {
  try {
    await flushSession();
    const unread = await readOnce(today);
    isRead = true;
    if (unread.length === 0) return;
    await libraryCaller()('summarise', unread);
    await readOnce(today);
  } catch {
    // Without storage there are no games to show, but the puzzles are available.
    isRead = true;
  }
}

/** Returns the games whose moves have not been summarised. */
async function readOnce(today: Day): Promise<string[]> {
  const [{ games, summaries }, heads] = await Promise.all([readGamesNamed(DAY_GAMES), readHeads()]);
  const own = [gameOfDay(today, 'daily'), gameOfDay(today, 'twist')];
  const left = heads.filter(({ id, status }) => status === 'open' && !own.includes(id));
  const shown = left.slice(0, SHOWN);
  const known = await readSummaries(shown);
  record = dayRecord(games, summaries);
  open = shown.map((head) => ({ head, summary: known.find(({ game }) => game === head.id) }));
  openCount = left.length;
  lastLevel = heads.find(({ level }) => level)?.level;
  const unread = open.filter(({ summary }) => !summary).map(({ head }) => head.id);
  return [...unknownGames(record, summaries), ...unread];
}
