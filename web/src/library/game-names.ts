import { nameWords } from '../puzzles/names/words.ts';
import { dayOfGame } from '../days/day.ts';
import { boardName } from './boards.ts';
import type { Row } from './rows.ts';

/**
 * The names of games, by the ids of their rows. Many games share a title of ours, such as `Hard · 9×9`: the day on
 * which a game was begun distinguishes them, and the time if two were begun on one day. Titles from the player or a
 * setter and titles of days stay as they are, unless they are used twice.
 */
export function gameNames(
  rows: readonly Row[],
  language: string,
  now = Date.now(),
): ReadonlyMap<string, string> {
  const played = rows.filter(({ game }) => game !== undefined && dayOfGame(game.id) === undefined);
  const plain = played.map((row) => ({ row, name: stemOf(row) }));
  const counts = countOf(plain.map(({ row, name }) => name ?? row.title));
  const dated = plain.map(({ row, name }) => ({
    row,
    stem: name ?? row.title,
    name:
      name !== undefined || counts.get(row.title)! > 1
        ? `${name ?? row.title} · ${dayOf(row.game!.created, language, now)}`
        : row.title,
  }));
  const names = countOf(dated.map(({ name }) => name));
  return new Map(
    dated.map(({ row, stem, name }) => [
      row.id,
      names.get(name)! > 1 ? `${stem} · ${momentOf(row.game!.created, language, now)}` : name,
    ]),
  );
}

/** `9×9` */
const PLAIN_BOARD = /^\d+×\d+$/;

/** The part of one of our titles that its board does not repeat: the level, or the board itself. */
function stemOf({ title, board, game }: Row): string | undefined {
  const kind = board === '' ? '' : boardName(board);
  if (title === '' || title === kind) return kind || undefined;
  const [level, rest, ...others] = title.split(' · ');
  if (rest === undefined || others.length > 0) return undefined;
  // The board is unknown until the game is summarised: its name must not change through that.
  if (kind === '' ? !PLAIN_BOARD.test(rest) : rest !== kind) return undefined;
  if (game?.level) return nameWords.levels[game.level];
  return Object.values(nameWords.levels).includes(level) ? level : undefined;
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Includes the year unless it is the current one. */
function dayOf(moment: number, language: string, now: number): string {
  return textOf(moment, language, now, {});
}

function momentOf(moment: number, language: string, now: number): string {
  return textOf(moment, language, now, { hour: 'numeric', minute: '2-digit' });
}

function textOf(moment: number, language: string, now: number, more: Intl.DateTimeFormatOptions): string {
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  const format = formatOf(language, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    ...more,
  });
  return format.format(moment);
}

/** One per kind of format: creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** In English with the day before the month. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [language, ...Object.keys(options)].join();
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options);
    formats.set(key, format);
  }
  return format;
}
