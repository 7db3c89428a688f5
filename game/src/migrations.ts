type Json = Readonly<Record<string, unknown>>;

/**
 * Converts a save and its records from one version to the next. It gets unchecked JSON and must accept anything; its
 * result is checked afterwards.
 */
export interface Migration {
  readonly save: (save: Json) => Json;
  readonly record: (record: Json) => Json;
}

/** At index v − 1, the migration from version v to v + 1. Old ones stay forever: saves never expire. */
export const MIGRATIONS: readonly Migration[] = [];

/** The version that this program writes. */
export const SAVE_VERSION = MIGRATIONS.length + 1;
