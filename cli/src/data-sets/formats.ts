import type { Row } from '../generating/rows.ts';

/** The formats of a data set; each is also the extension of its files. */
export const ROW_FORMATS = ['csv', 'jsonl', 'parquet'] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];

/** Writes the rows of one file, a few at a time. */
export interface RowWriter {
  readonly write: (rows: readonly Row[]) => string | Uint8Array;
  /** The text or bytes after the last row. */
  readonly end: () => string | Uint8Array;
}
