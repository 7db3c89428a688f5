import { isObject } from 'pencilmark/internal/json-fields';
import { type Migration, MIGRATIONS } from './migrations.ts';

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
