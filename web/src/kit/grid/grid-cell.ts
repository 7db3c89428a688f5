import type { Cell } from 'pencilmark';

/** All that a grid says of a cell. */
export interface GridCell {
  readonly cell: Cell;
  /** From 1. */
  readonly column: number;
  readonly label: string;
  readonly selected: boolean;
  /** The one cell that Tab leads to. */
  readonly current: boolean;
  /** Undefined where no cell can be changed. */
  readonly given: boolean | undefined;
  readonly faulty: boolean;
}
