import type { Cell } from '../../model/geometry.ts';
import type { Propagator } from './propagator.ts';

/** What a cell does to another beside being different: for each byte of its mask, what the other may then hold. */
export interface Arc {
  readonly to: Cell;
  /** 256 entries for each byte of a mask: the digits allowed by any of its digits. */
  readonly table: Int32Array;
}

/** A puzzle as the search needs it: masks, what cells see, relations of pairs, and propagators for the rest. */
export interface Model {
  readonly size: number;
  readonly masks: Int32Array;
  /** Cells that cannot hold the same digit. */
  readonly peers: readonly Int32Array[];
  readonly arcs: readonly (readonly Arc[])[];
  /** By place, those of each cost from a multiple of 32 on, so that a place is a bit of a word. */
  readonly propagators: readonly (Propagator | undefined)[];
  /** For each cost its first word, and one more. */
  readonly wordStarts: Int32Array;
  /** The bits of all propagators. */
  readonly everything: Int32Array;
  /** For each cell the propagators to run when it changes: a word and the bits in it, by turns. */
  readonly watchers: readonly Int32Array[];
  /** Groups with as many cells as digits: each digit has a place in them. */
  readonly houses: readonly Int32Array[];
}
