import { FRAMES } from './frames.ts';
import { PENCILMARKS } from './pencilmarks.ts';
import type { Printed } from './printed.ts';
import { PROGRAMS } from './programs.ts';
import { SEPARATED } from './separated.ts';
import { TABLES } from './tables.ts';

/** A way of writing a puzzle that occurs in practice. */
export interface Layout {
  readonly name: string;
  readonly print: (printed: Printed) => string;
  /** Board sizes in this layout; default: all of `SIZES`. */
  readonly sizes?: readonly number[];
  /** Whether a puzzle is unambiguous in this layout; default: always. */
  readonly fits?: (printed: Printed) => boolean;
  /** Whether the text also contains the solution. */
  readonly isSolved?: true;
}

export const LAYOUTS: readonly Layout[] = [...FRAMES, ...SEPARATED, ...PENCILMARKS, ...TABLES, ...PROGRAMS];

/** The layouts of rows whose cells hold one sign each, in which a damage shows. */
export const GRID_LAYOUTS: readonly Layout[] = [...FRAMES, ...SEPARATED];
