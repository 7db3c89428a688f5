import { createHash } from 'node:crypto';
import type { Columns, Row } from '../generating/rows.ts';
import { createDigestSet } from './digest-set.ts';
import { partOf, type Share } from './split.ts';

/** Options that depend on the canonical form of a row. */
export interface ClassOptions {
  /** If set, only the first of equivalent rows stays. */
  readonly unique?: 'canonical';
  readonly split?: readonly Share[];
}

/** Selects among all rows of a data set, in their order. */
export interface Selection {
  /** The row to write; undefined if it is left out. */
  readonly take: (row: Row) => Row | undefined;
  /** Rows left out so far. */
  readonly omitted: () => number;
}

export function createSelection({ unique, split }: ClassOptions): Selection {
  if (!unique && !split) return { take: (row) => row, omitted: () => 0 };
  const seen = createDigestSet();
  let omitted = 0;
  return {
    take(row) {
      const digest = createHash('sha256').update(String(row.canonical)).digest();
      if (unique && !seen.add(digest)) {
        omitted++;
        return undefined;
      }
      return split ? { ...row, split: partOf(digest, split) } : row;
    },
    omitted: () => omitted,
  };
}

/** The columns of rows after a selection. */
export function selectedColumns(columns: Columns, { split }: ClassOptions): Columns {
  return split ? { ...columns, split: 'word' } : columns;
}
