import { type Checkpoint, type LoggedMove, type NodeId, wholeMs } from './game.ts';
import type { SavedGame } from './save.ts';

/**
 * The changes from one moment of a game to a later one, as one short line of JSON; undefined if nothing changed. Since
 * it is written to storage before the next action, no more than the last action can be lost.
 */
export function appendRecord(before: SavedGame, after: SavedGame): string | undefined {
  const played = wholeMs(after.played);
  if (before.game === after.game && wholeMs(before.played) === played) return undefined;
  const { log, current, tip, checkpoints, trials } = after.game;
  const from = before.game.log.length;
  const record: GameRecord = {
    from,
    ...(log.length > from && { log: log.slice(from) }),
    current,
    tip,
    ...(checkpoints !== before.game.checkpoints && { checkpoints }),
    ...(trials !== before.game.trials && { trials }),
    played,
  };
  return JSON.stringify(record);
}

/** The moves added to a log of `from` moves, and everything else that changed. */
export interface GameRecord {
  readonly from: number;
  readonly log?: readonly LoggedMove[];
  readonly current: NodeId;
  readonly tip: NodeId;
  readonly checkpoints?: readonly Checkpoint[];
  readonly trials?: readonly NodeId[];
  readonly played: number;
}
