import type { GenerateJob } from '../generating/part.ts';
import type { Columns } from '../generating/rows.ts';
import type { RowFormat } from './formats.ts';
import type { ClassWishes } from './selection.ts';

/** All that the bytes of a data set follow from. Plain data, so that it can be sent to a thread. */
export interface DataSet {
  readonly job: GenerateJob;
  readonly as: RowFormat;
  /** The columns that the job makes. */
  readonly columns: Columns;
  readonly classes: ClassWishes;
  readonly count: number;
  /** What the rows follow from, as the manifest has it. */
  readonly options: object;
}
