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
