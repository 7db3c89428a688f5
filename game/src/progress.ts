import type { Geometry } from 'pencilmark';
import {
  listOf,
  objectOf,
  type Reader,
  type Readers,
  text,
  wholeNumber,
} from 'pencilmark/internal/json-fields';
import { type Checkpoint, type Game, type LoggedMove, MAX_NAME_LENGTH, type NodeId } from './game.ts';
import type { Move } from './move.ts';
import { moveReader } from './move-fields.ts';
import { isWithin, newestLeaf } from './replay.ts';

/** The part of a game that changes during play: a save contains it in addition to the puzzle, and records extend it. */
export interface Progress {
  readonly log: readonly LoggedMove[];
  readonly current: NodeId;
  readonly tip: NodeId;
  readonly checkpoints: readonly Checkpoint[];
  readonly trials: readonly NodeId[];
  /** Play time in whole ms. */
  readonly played: number;
}

/** Readers for the fields of a progress that adds `added` moves to a log of `before` moves. */
export type ProgressReaders = (before: number, added: number) => Readers<Progress>;

export function progressReaders(geometry: Geometry): ProgressReaders {
  const move = moveReader(geometry);
  return (before, added) => {
    const node = wholeNumber(0, before + added);
    const checkpoint = objectOf<Checkpoint>({ node, name: text(MAX_NAME_LENGTH) });
    return {
      log: listOf(loggedMove(move, before)),
      current: node,
      tip: node,
      checkpoints: listOf(checkpoint, before + added + 1),
      trials: listOf(node, before + added + 1),
      played: time,
    };
  };
}

/**
 * The game that a progress describes. Harmless inconsistencies (a redo branch that leads elsewhere, a node named twice)
 * are corrected.
 */
export function gameWith(
  game: Game,
  { log, current, tip, checkpoints, trials }: Omit<Progress, 'played'>,
): Game {
  const whole: Game = {
    puzzle: game.puzzle,
    ...(game.setter && { setter: game.setter }),
    log,
    current,
    tip: current,
    checkpoints: [...new Map(checkpoints.map((checkpoint) => [checkpoint.node, checkpoint])).values()],
    trials: [...new Set(trials)],
  };
  return { ...whole, tip: newestLeaf(whole, isWithin(whole, current, tip) ? tip : current) };
}

const time = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A move may only follow an earlier one of the log. */
function loggedMove(move: Reader<Move>, before: number): Reader<LoggedMove> {
  return (field, index) =>
    objectOf<LoggedMove>({ parent: wholeNumber(0, before + index), move, played: time })(field, index);
}
