import { puzzleFromData, type Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { isObject, objectOf, optional, readAll, type Reader } from 'pencilmark/internal/json-fields';
import { createGame, type Game } from './game.ts';
import { upToDate } from './migrate.ts';
import { SAVE_VERSION } from './migrations.ts';
import { parseJson } from './parse-json.ts';
import { gameWith, type Progress, progressReaders, type ProgressReaders } from './progress.ts';
import { SAVE_FORMAT, type SavedGame } from './save.ts';
import type { Setter } from './setter.ts';
import { setterReader } from './setter-fields.ts';

/**
 * Reads a save. Nothing is thrown, whatever the text. Errors: `save.json` (with the place, if known), `save.format`
 * (not a game), `save.version` (written by a newer program), `json.field` (the message names the field), and those of
 * `createGeometry`, `createPuzzle` and `createGame`.
 */
export function loadGame(text: string): Result<SavedGame> {
  const opened = openSave(text);
  if (!opened.ok) return opened;
  const { game, progress } = opened.value;
  return ok({ game: gameWith(game, progress), played: progress.played });
}

/** A save that was read, before its game is assembled. */
export interface OpenedSave {
  readonly version: number;
  /** The game at its start. */
  readonly game: Game;
  readonly progress: Progress;
  /** For the records after the save. */
  readonly readers: ProgressReaders;
}

export function openSave(text: string): Result<OpenedSave> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const version = versionOf(parsed.value);
  if (!version.ok) return version;
  const json = upToDate(parsed.value, version.value, 'save');
  const puzzle = puzzleFromData(isObject(json) ? json.puzzle : undefined);
  if (!puzzle.ok) return puzzle;
  const readers = progressReaders(puzzle.value.geometry);
  const read = readAll(json, 'save', saveReader(readers, json));
  if (!read.ok) return read;
  const { setter, ...progress } = read.value;
  const game = createGame(puzzle.value, setter);
  if (!game.ok) return game;
  return ok({ version: version.value, game: game.value, progress, readers });
}

function versionOf(json: unknown): Result<number> {
  if (!isObject(json) || json.format !== SAVE_FORMAT) {
    return failure('save.format', 'This is not a saved game of Pencilmark.');
  }
  const { version } = json;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return failure('save.version', 'This saved game does not say which version wrote it.');
  }
  if (version > SAVE_VERSION) {
    return failure(
      'save.version',
      `This saved game is of version ${version}; this program reads up to ${SAVE_VERSION}. A newer one is needed.`,
    );
  }
  return ok(version);
}

function saveReader(
  readers: ProgressReaders,
  json: unknown,
): Reader<Progress & { readonly setter?: Setter | undefined }> {
  const added = isObject(json) && Array.isArray(json.log) ? json.log.length : 0;
  const known: Reader<unknown> = () => undefined;
  return objectOf({
    ...readers(0, added),
    setter: optional(setterReader),
    format: known,
    version: known,
    puzzle: known,
  });
}
