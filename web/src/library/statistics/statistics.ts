import { isHelped } from '@pencilmark/game';
import { DIFFICULTIES, type Difficulty } from 'pencilmark';
import { type Day, dayAfter, dayOf } from '../../days/day.ts';
import { wasAutoSolved } from '../../storage/solved.ts';
import type { GameHead, GameSummary, StoredHelp, StoredRating } from '../../storage/database.ts';
import { type Streaks, streaksOf } from '../../days/streaks.ts';

/** A game that the player finished. */
export interface Solved {
  readonly level: Difficulty | 'unknown';
  readonly day: Day;
  /** Play time in ms. */
  readonly time: number;
  readonly hints: number;
  readonly checks: number;
  /** Whether the player had any help: hints, checks, digits that the program entered. */
  readonly isHelped: boolean;
}

/** The records of games that statistics are made from. */
export interface Records {
  readonly games: readonly GameHead[];
  readonly summaries: readonly GameSummary[];
  readonly helps: readonly StoredHelp[];
  readonly rating: (puzzle: string) => StoredRating | undefined;
}

/** The games that the player finished, and the number finished by the program. */
export function solvedIn({ games, summaries, helps, rating }: Records): {
  readonly solved: readonly Solved[];
  readonly byProgram: number;
} {
  const summaryOf = new Map(summaries.map((summary) => [summary.game, summary]));
  const helpOf = new Map(helps.map((help) => [help.game, help]));
  const won = games.filter(({ status }) => status === 'won');
  const own = won.filter((head) => !wasAutoSolved(head, summaryOf.get(head.id)));
  const solved = own.map(({ id, updated, wonOn, played }): Solved => {
    const summary = summaryOf.get(id);
    const { hints = 0, checks = 0 } = helpOf.get(id) ?? {};
    return {
      level: (summary && rating(summary.puzzle)?.level) ?? 'unknown',
      day: wonOn ?? dayOf(new Date(updated)),
      time: played,
      hints,
      checks,
      isHelped: hints + checks > 0 || isHelped(summary?.assists ?? {}),
    };
  });
  return { solved, byProgram: won.length - own.length };
}

/** A table row about the games of a level. */
export interface LevelLine {
  readonly level: Difficulty | 'unknown';
  readonly count: number;
  readonly helped: number;
  readonly hints: number;
  readonly checks: number;
  /** Among the games without help, in ms; undefined if there are none. */
  readonly best?: number;
  readonly median?: number;
  readonly streaks: Streaks;
}

/** The levels with solved games, from easiest to hardest. */
export function linesOf(solved: readonly Solved[], today: Day): LevelLine[] {
  return [...DIFFICULTIES, 'unknown' as const].flatMap((level) => {
    const own = solved.filter((one) => one.level === level);
    return own.length === 0 ? [] : [{ level, ...totalsOf(own, today) }];
  });
}

/** The totals of any games, in the form of a table row. */
export function totalsOf(solved: readonly Solved[], today: Day): Omit<LevelLine, 'level'> {
  const times = solved
    .filter(({ isHelped }) => !isHelped)
    .map(({ time }) => time)
    .sort((a, b) => a - b);
  const sum = (count: (one: Solved) => number): number => solved.reduce((all, one) => all + count(one), 0);
  return {
    count: solved.length,
    helped: solved.length - times.length,
    hints: sum(({ hints }) => hints),
    checks: sum(({ checks }) => checks),
    ...(times.length > 0 && { best: times[0], median: medianOf(times) }),
    streaks: streaksOf(
      solved.map(({ day }) => day),
      today,
    ),
  };
}

export interface Week {
  /** The first day of the week; the last week ends today. */
  readonly from: Day;
  readonly count: number;
}

/** The number of games solved in each of the last weeks, the oldest first. */
export function weeksBefore(solved: readonly Solved[], today: Day, weeks: number): Week[] {
  return Array.from({ length: weeks }, (_, index) => {
    const from = dayAfter(today, -7 * (weeks - index) + 1);
    const to = dayAfter(from, 6);
    return { from, count: solved.filter(({ day }) => day >= from && day <= to).length };
  });
}

function medianOf(ascending: readonly number[]): number {
  const middle = ascending.length >> 1;
  return ascending.length % 2 === 1
    ? ascending[middle]
    : Math.round((ascending[middle - 1] + ascending[middle]) / 2);
}
