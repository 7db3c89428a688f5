import type { Puzzle, Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import type { Move } from './move.ts';
import type { Setter } from './setter.ts';

/** A moment of a game: 0 is its start, `n` the board after the `n`th move of the log. */
export type NodeId = number;

/** The start of every game. */
export const START: NodeId = 0;

/** A move of the log, and the place in the game where it was made. */
export interface LoggedMove {
  /** The node on whose board it was made; always smaller than the node that it leads to. */
  readonly parent: NodeId;
  readonly move: Move;
  /** Play time in ms since the start of the game, given by the caller. */
  readonly played: number;
}

/** A named node. */
export interface Checkpoint {
  readonly node: NodeId;
  readonly name: string;
}

/**
 * One game: a puzzle and everything ever done to it. The log only grows; undo, redo, checkpoints, trials, jumps and
 * replays are views of it. Plain data; created by `createGame` and `loadGame`, immutable.
 */
export interface Game {
  readonly puzzle: Puzzle;
  /** The setter's data of the puzzle. */
  readonly setter?: Setter | undefined;
  readonly log: readonly LoggedMove[];
  /** The node whose board is shown. */
  readonly current: NodeId;
  /** The end of the branch that `redo` follows: a node without children at or below `current`. */
  readonly tip: NodeId;
  /** At most one per node, in order of creation. */
  readonly checkpoints: readonly Checkpoint[];
  /** The nodes from which the player is trying something. */
  readonly trials: readonly NodeId[];
}

/** Of a checkpoint's name, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 100;

/** Up to this size digit sets have room to spare and boards are still legible. */
export const MAX_GAME_SIZE = 25;

/**
 * A new game. The givens may contradict each other: the quality of a puzzle is not checked here.
 * Error: `game.size` for more than `MAX_GAME_SIZE` digits.
 */
export function createGame(puzzle: Puzzle, setter?: Setter): Result<Game> {
  const { size } = puzzle.geometry;
  if (size > MAX_GAME_SIZE) {
    return failure(
      'game.size',
      `Boards of up to ${MAX_GAME_SIZE} digits can be played, this one has ${size}.`,
    );
  }
  return ok({
    puzzle,
    ...(setter && { setter }),
    log: [],
    current: START,
    tip: START,
    checkpoints: [],
    trials: [],
  });
}

/** A play time for storage: whole ms; 0 if a broken clock gave nothing usable. */
export function wholeMs(played: number): number {
  return Number.isFinite(played) ? Math.max(0, Math.round(played)) : 0;
}
