import type { GenerateJob } from '../generating/part.ts';
import type { Columns } from '../generating/rows.ts';
import type { RowFormat } from './formats.ts';
import type { ClassOptions } from './selection.ts';

/** Everything that determines the bytes of a data set. Plain data, so that it can be sent to a thread. */
export interface DataSet {
  readonly job: GenerateJob;
  readonly as: RowFormat;
  /** The columns that the job produces. */
  readonly columns: Columns;
  readonly classes: ClassOptions;
  readonly count: number;
  /** The options that determine the rows, as recorded in the manifest. */
  readonly options: object;
}
