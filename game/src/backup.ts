import { DIFFICULTIES, type Difficulty, type Problem, type Result } from 'pencilmark';
import { failure, ok, placeAt } from 'pencilmark/internal';
import {
  isObject,
  objectOf,
  oneOf,
  optional,
  readAll,
  type Reader,
  text,
  wholeNumber,
} from 'pencilmark/internal/json-fields';
import { parseJson } from './parse-json.ts';
import { wholeMs } from './game.ts';
import { type KeptPuzzle, keptPuzzle } from './kept-puzzle.ts';
import { loadGame } from './open-save.ts';
import { saveGame, type SavedGame } from './save.ts';

/** A game as stored in a player's collection. */
export interface KeptGame extends SavedGame {
  /** Its unique id among all games on all of the player's devices. */
  readonly id: string;
  readonly title: string;
  /** Start time in ms since 1970, given by the caller. */
  readonly created: number;
  /** When it was last played, in ms since 1970; missing in backups of the first version. */
  readonly updated?: number;
  /** The local dates, such as `2026-11-22`, on which it was started and first won, if known. */
  readonly startedOn?: string;
  readonly wonOn?: string;
  readonly level?: Difficulty;
  /** The number of hints and checks requested, if any. */
  readonly hints?: number;
  readonly checks?: number;
}

/** The content of a player's collection. */
export interface Collection {
  readonly games: readonly KeptGame[];
  readonly puzzles?: readonly KeptPuzzle[];
  /** The player's settings, as stored by the page; their meaning is not checked here. */
  readonly settings?: unknown;
  /** The practice results, as read by `readMemory` of learning; their meaning is not checked here either. */
  readonly learning?: unknown;
  /** The chapter of learning to begin with, if one was found. */
  readonly start?: string | undefined;
}

/** The readable part of a backup. */
export interface Backup extends Required<Omit<Collection, 'start'>> {
  readonly start: string | undefined;
  /** One problem for each unreadable line, with its line number. */
  readonly lost: readonly Problem[];
}

/**
 * 1: only games. 2: also puzzles and settings, and when a game was last played. 3: also its days and its level. 4: also
 * practice results, and the setter's data of a puzzle.
 */
export const BACKUP_VERSION = 4;

/** A collection as one text: a header line, then a line of JSON for each game and each puzzle. */
export function writeBackup({ games, puzzles = [], settings, learning, start }: Collection): string {
  const head = JSON.stringify({
    format: FORMAT,
    version: BACKUP_VERSION,
    games: games.length,
    puzzles: puzzles.length,
    settings,
    learning,
    start,
  });
  const lines = games.map((kept) => {
    const { id, title, created, updated, startedOn, wonOn, level, hints, checks, game, played } = kept;
    const dates = { created: wholeMs(created), ...(updated !== undefined && { updated: wholeMs(updated) }) };
    const about = JSON.stringify({ id, title, ...dates, startedOn, wonOn, level, hints, checks });
    return `${about.slice(0, -1)},"save":${saveGame({ game, played })}}`;
  });
  return [head, ...lines, ...puzzles.map((puzzle) => JSON.stringify(puzzle)), ''].join('\n');
}

/**
 * Reads a backup. A damaged line does not affect the others: it is in `lost`, and so are games and puzzles missing at
 * the end of a truncated file.
 * Errors, if the whole text is unusable: `backup.format`, `backup.version`. Problems in `lost`: those of `loadGame`,
 * and `backup.missing`.
 */
export function readBackup(whole: string): Result<Backup> {
  const lines = whole.replace(/^\uFEFF/, ' ').split('\n');
  const head = headOf(lines[0]);
  if (!head.ok) return head;
  const games: KeptGame[] = [];
  const puzzles: KeptPuzzle[] = [];
  const lost: Problem[] = [];
  let offset = lines[0].length + 1;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const start = offset;
    offset += line.length + 1;
    if (line.trim() === '') continue;
    const read = lineFrom(line);
    if (!read.ok) lost.push({ ...read.error, at: { line: index + 1, column: 1, offset: start } });
    else if (isGame(read.value)) games.push(read.value);
    else puzzles.push(read.value);
  }
  const { wanted, settings, learning, start } = head.value;
  const missing = wanted - games.length - puzzles.length - lost.length;
  if (missing > 0) {
    const message = `The file ends too early: ${missing} of ${wanted} games and puzzles are missing.`;
    lost.push({ code: 'backup.missing', message, at: placeAt(whole, whole.length) });
  }
  return ok({ games, puzzles, settings, learning, start, lost });
}

const FORMAT = 'pencilmark-backup';
const MAX_TITLE = 1_000;
const MAX_TIME = Number.MAX_SAFE_INTEGER;

const checkedLater: Reader<unknown> = () => undefined;
const about = objectOf<Omit<KeptGame, keyof SavedGame> & { save: unknown }>({
  id: text(200),
  title: text(MAX_TITLE),
  created: wholeNumber(0, MAX_TIME),
  updated: optional(wholeNumber(0, MAX_TIME)),
  startedOn: optional(text(10)),
  wonOn: optional(text(10)),
  level: optional(oneOf(...DIFFICULTIES)),
  hints: optional(wholeNumber(0, MAX_TIME)),
  checks: optional(wholeNumber(0, MAX_TIME)),
  save: checkedLater,
});

interface Head {
  /** The numbers of games and puzzles that the text claims to have. */
  readonly wanted: number;
  readonly settings: unknown;
  readonly learning: unknown;
  readonly start: string | undefined;
}

function headOf(line: string): Result<Head> {
  const parsed = parseJson(line);
  const head = parsed.ok && isObject(parsed.value) ? parsed.value : {};
  if (head.format !== FORMAT) {
    return failure('backup.format', 'This is not a backup of Pencilmark.', { line: 1, column: 1, offset: 0 });
  }
  const { version, games, puzzles, settings, learning, start } = head;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > BACKUP_VERSION) {
    return failure(
      'backup.version',
      `This backup is of a version that is not known here; this program reads up to ${BACKUP_VERSION}. A newer one is needed.`,
    );
  }
  return ok({ wanted: countOf(games) + countOf(puzzles), settings, learning, start: wordOf(start) });
}

/** A text value of the page's own; anything else is left out. */
function wordOf(json: unknown): string | undefined {
  return typeof json === 'string' && /^[a-z]{1,20}$/.test(json) ? json : undefined;
}

function countOf(json: unknown): number {
  return typeof json === 'number' && Number.isSafeInteger(json) ? Math.max(0, json) : 0;
}

/** The line of a game contains a save; the line of a puzzle does not. */
function lineFrom(line: string): Result<KeptGame | KeptPuzzle> {
  const parsed = parseJson(line);
  if (!parsed.ok) return parsed;
  const isPuzzle = isObject(parsed.value) && 'puzzle' in parsed.value && !('save' in parsed.value);
  return isPuzzle ? readAll(parsed.value, 'puzzle', keptPuzzle) : gameFrom(parsed.value);
}

function isGame(kept: KeptGame | KeptPuzzle): kept is KeptGame {
  return 'game' in kept;
}

function gameFrom(json: unknown): Result<KeptGame> {
  const kept = readAll(json, 'game', about);
  if (!kept.ok) return kept;
  const saved = loadGame(JSON.stringify((json as { save: unknown }).save ?? null));
  if (!saved.ok) return saved;
  return ok({ ...kept.value, ...saved.value });
}
