import { wasAutoSolved } from '../storage/solved.ts';
import type { GameHead, GameSummary } from '../storage/database.ts';
import { type Day, type DayKind, dayOf, dayOfGame, gameOfDay, isLateOn } from './day.ts';
import { type Streaks, streaksOf } from './streaks.ts';

/**
 * The state of a day's puzzles. `solved`: one of them was started and finished on that day. `later`: one was finished,
 * but not on that day. `begun`: also if the program finished it.
 */
export type DayMark = 'solved' | 'later' | 'begun';

/** A game of a day, and whether the program solved it. */
export interface DayGame {
  readonly head: GameHead;
  readonly isAuto: boolean;
}

/** All games of days. */
export interface DayRecord {
  readonly games: ReadonlyMap<string, DayGame>;
  readonly marks: ReadonlyMap<Day, DayMark>;
}

export function dayRecord(games: readonly GameHead[], summaries: readonly GameSummary[]): DayRecord {
  const summaryOf = new Map(summaries.map((summary) => [summary.game, summary]));
  const played = new Map<string, DayGame>();
  const marks = new Map<Day, DayMark>();
  for (const head of games) {
    const named = dayOfGame(head.id);
    if (!named) continue;
    const game = { head, isAuto: wasAutoSolved(head, summaryOf.get(head.id)) };
    played.set(head.id, game);
    marks.set(named.day, better(marks.get(named.day), markOf(game, named.day)));
  }
  return { games: played, marks };
}

/** The games saved by older versions for which only their moves show whether the program solved them. */
export function unknownGames({ games }: DayRecord, summaries: readonly GameSummary[]): string[] {
  const known = new Set(summaries.map(({ game }) => game));
  return [...games.values()]
    .filter(({ head }) => head.status === 'won' && head.isAuto === undefined && !known.has(head.id))
    .map(({ head }) => head.id);
}

function markOf({ head, isAuto }: DayGame, day: Day): DayMark {
  const isWon = head.status === 'won' || head.wonOn !== undefined;
  if (!isWon || isAuto) return 'begun';
  const updated = new Date(head.updated);
  const { startedOn = dayOf(new Date(head.created)), wonOn = dayOf(updated) } = head;
  // Where it was won after midnight, older versions noted the next day. The moment of the win is known until the game changes.
  const isInTime = wonOn === day || (wonOn === dayOf(updated) && isLateOn(day, updated));
  return startedOn === day && isInTime ? 'solved' : 'later';
}

const RANKS: readonly (DayMark | undefined)[] = [undefined, 'begun', 'later', 'solved'];

function better(one: DayMark | undefined, other: DayMark): DayMark {
  return RANKS.indexOf(one) > RANKS.indexOf(other) ? one! : other;
}

/** The streaks of days that count. */
export function streaksIn({ marks }: DayRecord, today: Day): Streaks {
  return streaksOf(daysMarked(marks, 'solved'), today);
}

export function daysMarked(marks: DayRecord['marks'], wanted: DayMark): Day[] {
  return [...marks].filter(([, mark]) => mark === wanted).map(([day]) => day);
}

/** The state of today that the shell and the win card show. */
export interface TodayState {
  readonly today: Day;
  readonly daily: 'new' | 'open' | 'won';
  readonly twist: 'new' | 'open' | 'won';
  readonly streak: number;
  readonly longest: number;
  readonly marks: ReadonlyMap<Day, DayMark>;
}

export function todayStateOf(record: DayRecord, today: Day): TodayState {
  const stateOf = (kind: DayKind): TodayState['daily'] =>
    record.games.get(gameOfDay(today, kind))?.head.status ?? 'new';
  const { current, longest } = streaksIn(record, today);
  return {
    today,
    daily: stateOf('daily'),
    twist: stateOf('twist'),
    streak: current,
    longest,
    marks: record.marks,
  };
}
