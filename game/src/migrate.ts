import { isObject } from 'pencilmark/internal/json-fields';
import { type Migration, MIGRATIONS } from './migrations.ts';

/** Converts a save or a record of the current or an older version to the current version. */
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
