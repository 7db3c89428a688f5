import { FRAMES } from './frames.ts';
import { PENCILMARKS } from './pencilmarks.ts';
import type { Printed } from './printed.ts';
import { PROGRAMS } from './programs.ts';
import { TABLES } from './tables.ts';

/** A way of writing a puzzle down that is seen in the world. */
export interface Layout {
  readonly name: string;
  readonly print: (printed: Printed) => string;
  /** Boards that are written so; default: all of `SIZES`. */
  readonly sizes?: readonly number[];
  /** Puzzles that can be distinguished from others when they are written so; default: all. */
  readonly fits?: (printed: Printed) => boolean;
  /** Whether the text holds the solution, too. */
  readonly isSolved?: true;
}

export const LAYOUTS: readonly Layout[] = [...FRAMES, ...PENCILMARKS, ...TABLES, ...PROGRAMS];
