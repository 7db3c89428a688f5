import { isObject } from 'pencilmark/json-fields';

type Json = Readonly<Record<string, unknown>>;

/**
 * Brings a save and the records appended to it from one version to the next. It meets unchecked JSON and must
 * take anything; what it leaves is checked afterwards.
 */
export interface Migration {
  readonly save: (save: Json) => Json;
  readonly record: (record: Json) => Json;
}

/** At index v − 1, the way from version v to v + 1. Old ones stay for ever: a save has no last day of use. */
export const MIGRATIONS: readonly Migration[] = [];

/** The version that this program writes. */
export const SAVE_VERSION = MIGRATIONS.length + 1;

/** A save or a record of some version up to ours, in the form of ours. */
export function upToDate(
  json: unknown,
  version: number,
  part: keyof Migration,
  migrations: readonly Migration[] = MIGRATIONS,
): unknown {
  return migrations
    .slice(version - 1)
    .reduce<unknown>((old, step) => (isObject(old) ? step[part](old) : old), json);
}
