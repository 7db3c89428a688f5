import type { Problem, Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { isObject, objectOf, optional, readAll, wholeNumber } from 'pencilmark/internal/json-fields';
import { upToDate } from './migrate.ts';
import { openSave } from './open-save.ts';
import { parseJson } from './parse-json.ts';
import { gameWith, type ProgressReaders } from './progress.ts';
import type { GameRecord } from './record.ts';
import type { SavedGame } from './save.ts';

/** The game recovered from a save and the records written after it. */
export interface Recovered extends SavedGame {
  /** The number of records that were read. */
  readonly records: number;
  /** The reason that reading ended before the last record, if it did. */
  readonly lost?: Problem;
}

/**
 * Reads a save and the records appended since, up to the first that is damaged or out of order. Fails only if the save
 * itself cannot be read, with the errors of `loadGame`; the problem that ended the records is in `lost` (`save.json`,
 * `json.field`, or `record.order`).
 */
export function replayRecords(save: string, records: Iterable<string>): Result<Recovered> {
  const opened = openSave(save);
  if (!opened.ok) return opened;
  const { version, game, progress, readers } = opened.value;
  const log = [...progress.log];
  let now = { ...progress, log };
  let count = 0;
  let lost: Problem | undefined;
  for (const text of records) {
    const record = readRecord(text, version, log.length, readers);
    if (!record.ok) {
      lost = { ...record.error, message: `Record ${count + 1}: ${record.error.message}` };
      break;
    }
    const { log: added, ...changes } = record.value;
    for (const logged of added ?? []) log.push(logged);
    now = { ...now, ...changes };
    count++;
  }
  const recovered = { game: gameWith(game, now), played: now.played, records: count };
  return ok(lost ? { ...recovered, lost } : recovered);
}

function readRecord(
  text: string,
  version: number,
  length: number,
  readers: ProgressReaders,
): Result<GameRecord> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const json = upToDate(parsed.value, version, 'record');
  if (isObject(json) && json.from !== length) {
    return failure('record.order', `it follows move ${shown(json.from)} of the log, which has ${length}.`);
  }
  const added = isObject(json) && Array.isArray(json.log) ? json.log.length : 0;
  const { log, checkpoints, trials, ...always } = readers(length, added);
  return readAll(
    json,
    'record',
    objectOf<GameRecord>({
      from: wholeNumber(0, length),
      log: optional(log),
      checkpoints: optional(checkpoints),
      trials: optional(trials),
      ...always,
    }),
  );
}

function shown(json: unknown): string {
  return typeof json === 'number' ? String(json) : 'unknown';
}
