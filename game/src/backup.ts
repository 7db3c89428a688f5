import { placeAt, ok, problem, type Problem, type Result } from 'pencilmark';
import { isObject, objectOf, parseJson, readAll, type Reader, text, wholeNumber } from './fields.ts';
import { wholeMs } from './game.ts';
import { loadGame, saveGame, type SavedGame } from './save.ts';

/** A game as a player's collection keeps it. */
export interface KeptGame extends SavedGame {
  /** Its name among all games of all devices of the player. */
  readonly id: string;
  readonly title: string;
  /** When it was begun, in ms since 1970, as told by the caller. */
  readonly created: number;
}

/** What could be read of a backup. */
export interface Backup {
  readonly games: readonly KeptGame[];
  /** One problem for each game that could not be read, at its line. */
  readonly lost: readonly Problem[];
}

export const BACKUP_VERSION = 1;

/** Many games as one text: a line that says what it is, then a line of JSON for each game. */
export function writeBackup(games: readonly KeptGame[]): string {
  const head = JSON.stringify({ format: FORMAT, version: BACKUP_VERSION, games: games.length });
  const lines = games.map(({ id, title, created, ...saved }) => {
    const about = JSON.stringify({ id, title, created: wholeMs(created) });
    return `${about.slice(0, -1)},"save":${saveGame(saved)}}`;
  });
  return [head, ...lines, ''].join('\n');
}

/**
 * Reads a backup. A game that is damaged does not spoil the others: it is in `lost`, and so are games that are
 * missing at the end of a file which was cut off.
 * Errors, where the whole text is of no use: `backup.format`, `backup.version`. Problems in `lost`: those of
 * `loadGame`, and `backup.missing`.
 */
export function readBackup(whole: string): Result<Backup> {
  const lines = whole.replace(/^\uFEFF/, ' ').split('\n');
  const head = headOf(lines[0]);
  if (!head.ok) return head;
  const games: KeptGame[] = [];
  const lost: Problem[] = [];
  let offset = lines[0].length + 1;
  for (const line of lines.slice(1)) {
    const game = line.trim() === '' ? undefined : gameFrom(line);
    if (game?.ok) games.push(game.value);
    else if (game)
      lost.push({ ...game.error, at: { line: games.length + lost.length + 2, column: 1, offset } });
    offset += line.length + 1;
  }
  const missing = head.value - games.length - lost.length;
  if (missing > 0) {
    const message = `The file ends too early: ${missing} of ${head.value} games are missing.`;
    lost.push({ code: 'backup.missing', message, at: placeAt(whole, whole.length) });
  }
  return ok({ games, lost });
}

const FORMAT = 'pencilmark-backup';
const MAX_TITLE = 1_000;

const checkedLater: Reader<unknown> = () => undefined;
const about = objectOf<Omit<KeptGame, keyof SavedGame> & { save: unknown }>({
  id: text(200),
  title: text(MAX_TITLE),
  created: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  save: checkedLater,
});

/** How many games the text says it has. */
function headOf(line: string): Result<number> {
  const parsed = parseJson(line);
  const head = parsed.ok && isObject(parsed.value) ? parsed.value : {};
  if (head.format !== FORMAT) {
    return problem('backup.format', 'This is not a backup of Pencilmark.', { line: 1, column: 1, offset: 0 });
  }
  const { version, games } = head;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > BACKUP_VERSION) {
    return problem(
      'backup.version',
      `This backup is of a version that is not known here; this program reads up to ${BACKUP_VERSION}. A newer one is needed.`,
    );
  }
  return ok(typeof games === 'number' && Number.isSafeInteger(games) ? games : 0);
}

function gameFrom(line: string): Result<KeptGame> {
  const parsed = parseJson(line);
  if (!parsed.ok) return parsed;
  const kept = readAll(parsed.value, 'game', about);
  if (!kept.ok) return kept;
  const saved = loadGame(JSON.stringify((parsed.value as { save: unknown }).save ?? null));
  if (!saved.ok) return saved;
  const { id, title, created } = kept.value;
  return ok({ id, title, created, ...saved.value });
}
