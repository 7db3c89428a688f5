import type { Cell } from 'pencilmark';

/** What a grid needs to know about a cell. */
export interface GridCell {
  readonly cell: Cell;
  /** From 1. */
  readonly column: number;
  readonly label: string;
  readonly selected: boolean;
  /** The one cell that Tab leads to. */
  readonly current: boolean;
  /** Undefined if no cell can be changed. */
  readonly given: boolean | undefined;
  readonly faulty: boolean;
}
