import type { Row } from '../generating/rows.ts';

/** The formats of a data set; each is the end of its files' names, too. */
export const ROW_FORMATS = ['csv', 'jsonl', 'parquet'] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];

/** Writes the rows of one file, some at a time. */
export interface RowWriter {
  readonly write: (rows: readonly Row[]) => string | Uint8Array;
  /** What follows the last row. */
  readonly end: () => string | Uint8Array;
}
