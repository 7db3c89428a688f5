import { applyMove } from './apply.ts';
import { type Game, type LoggedMove, type NodeId, START, wholeMs } from './game.ts';
import type { Move } from './move.ts';
import { currentState, isWithin, newestLeaf, rememberState } from './replay.ts';

/**
 * Makes a move on the current board. `played` is the play time so far in ms. The same game if the move changes nothing.
 * Repeating an undone move returns to its node, so that the tree has no duplicate branches.
 */
export function play(game: Game, move: Move, played: number): Game {
  const state = currentState(game);
  const next = applyMove(state, move);
  if (next === state) return game;
  const twin = childWith(game, move);
  if (twin !== undefined) return goTo(game, twin);
  const logged: LoggedMove = { parent: game.current, move, played: wholeMs(played) };
  rememberState(logged, next);
  const node = game.log.length + 1;
  return { ...game, log: [...game.log, logged], current: node, tip: node };
}

/** Shows another node's board. Redo keeps its branch if the node lies on it, otherwise it takes the newest. */
export function goTo(game: Game, node: NodeId): Game {
  if (!Number.isInteger(node) || node < 0 || node > game.log.length) {
    throw new RangeError(`this game has nodes 0 to ${game.log.length}, not ${node}`);
  }
  if (node === game.current) return game;
  const tip = isWithin(game, node, game.tip) ? game.tip : newestLeaf(game, node);
  return { ...game, current: node, tip };
}

export function canUndo({ current }: Game): boolean {
  return current !== START;
}

export function canRedo({ current, tip }: Game): boolean {
  return current !== tip;
}

/** Goes one move back; the same game at its start. */
export function undo(game: Game): Game {
  return canUndo(game) ? goTo(game, game.log[game.current - 1].parent) : game;
}

/** Goes one move forward on the branch last visited; the same game at its end. */
export function redo(game: Game): Game {
  if (!canRedo(game)) return game;
  let node = game.tip;
  while (game.log[node - 1].parent !== game.current) node = game.log[node - 1].parent;
  return goTo(game, node);
}

function childWith({ log, current }: Game, move: Move): NodeId | undefined {
  const text = JSON.stringify(move);
  const index = log.findIndex((logged) => logged.parent === current && JSON.stringify(logged.move) === text);
  return index < 0 ? undefined : index + 1;
}
