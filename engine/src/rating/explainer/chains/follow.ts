/**
 * Follows assumptions to their consequences, each in its own lane. Dynamic chains use the candidates that they have
 * ruled out so far, and record those that each conclusion needs. An entry is one conclusion of a run.
 */
import type { Board } from '../board.ts';
import { ancestorsOf, clearEntries, dropFrom, trailOf } from './entries.ts';
import type { Trail } from './proof.ts';
import { createRun, follow, type FollowOptions, NODES, takeBoard } from './run.ts';

export { FALSE_LANE, type FollowOptions, WORDS } from './run.ts';

export interface Follower {
  /** Discards all runs and sets the board, which must not change until the last run on it. */
  begin(board: Board): void;
  /** Follows a node. Entries deeper than `limit` may be left out if they cannot affect the rest. */
  run(lane: number, node: number, limit: number): void;
  /** Releases the entries of a run for reuse. Only for the latest run. */
  forget(lane: number): void;
  /** The entry of a node in a run, or -1. */
  entryOf(lane: number, node: number): number;
  readonly firstEntry: Int32Array;
  readonly endEntry: Int32Array;
  /** The two entries that contradict each other, true and false; -1 if there is no contradiction. */
  readonly contradictionTrue: Int32Array;
  readonly contradictionFalse: Int32Array;
  /** The true and the false candidates as bits: `WORDS` words per lane. */
  readonly trueBits: Int32Array;
  readonly falseBits: Int32Array;
  nodeOf(entry: number): number;
  /** The longest distance from the assumption, in steps; a lower bound for the number of ancestors. */
  depthOf(entry: number): number;
  /** The number of conclusions on which an entry depends, including itself; more than `most` counts as `most + 1`. */
  ancestors(entry: number, most: number): number;
  trail(entry: number): Trail;
}

export function createFollower(options: FollowOptions): Follower {
  const run = createRun(options);
  const { entries, at, firstEntry, endEntry, contradictionTrue, contradictionFalse, trueBits, falseBits } =
    run;
  return {
    begin(board) {
      clearEntries(entries);
      takeBoard(run, board);
    },
    run: (lane, node, limit) => follow(run, lane, node, limit),
    forget: (lane) => dropFrom(entries, firstEntry[lane]),
    entryOf(lane, node) {
      const relative = at[lane * NODES + node];
      return relative < 0 ? -1 : firstEntry[lane] + relative;
    },
    firstEntry,
    endEntry,
    contradictionTrue,
    contradictionFalse,
    trueBits,
    falseBits,
    nodeOf: (entry) => entries.node[entry],
    depthOf: (entry) => entries.depth[entry],
    ancestors: (entry, most) => ancestorsOf(entries, entry, most),
    trail: (entry) => trailOf(entries, entry),
  };
}
