import { applyMove } from './apply.ts';
import { type BoardState, startState } from './board-state.ts';
import { type Game, type LoggedMove, type NodeId, START } from './game.ts';

/** The current board. */
export function currentState(game: Game): BoardState {
  return stateAt(game, game.current);
}

/** The board at any node: the moves from the start to it, replayed. Requested boards are cached. */
export function stateAt(game: Game, node: NodeId): BoardState {
  const pending: LoggedMove[] = [];
  let at = node;
  let state: BoardState | undefined;
  while (at !== START && !state) {
    const logged = game.log[at - 1];
    state = boards.get(logged);
    if (state) break;
    pending.push(logged);
    at = logged.parent;
  }
  state ??= startBoard(game);
  for (let k = pending.length - 1; k >= 0; k--) {
    state = applyMove(state, pending[k].move);
    if (k % KEPT_EVERY === 0) rememberState(pending[k], state);
  }
  return state;
}

/** Caches the board after a logged move. */
export function rememberState(logged: LoggedMove, state: BoardState): void {
  boards.set(logged, state);
}

/** The nodes from the start to a node, both included, as shown by a replay of the branch. */
export function pathTo(game: Game, node: NodeId = game.current): NodeId[] {
  const path = [node];
  for (let at = node; at !== START; path.push(at)) at = game.log[at - 1].parent;
  return path.reverse();
}

/** For each node its children, oldest first: the undo tree. */
export function childrenOfNodes({ log }: Game): NodeId[][] {
  const children: NodeId[][] = [[]];
  for (const [index, { parent }] of log.entries()) {
    children.push([]);
    children[parent].push(index + 1);
  }
  return children;
}

/** Whether `node` is `descendant` or lies on the path to it. */
export function isWithin({ log }: Game, node: NodeId, descendant: NodeId): boolean {
  let at = descendant;
  while (at > node) at = log[at - 1].parent;
  return at === node;
}

/** The leaf reached from a node by always taking the newest child. */
export function newestLeaf({ log }: Game, node: NodeId): NodeId {
  const newest = new Map<NodeId, NodeId>();
  for (let at = node; at < log.length; at++) newest.set(log[at].parent, at + 1);
  let leaf = node;
  for (let child = newest.get(leaf); child !== undefined; child = newest.get(leaf)) leaf = child;
  return leaf;
}

/**
 * Boards by the logged move that led to them. A logged move belongs to exactly one place in one game, so the cache
 * always agrees with replaying. On the way to a board only some boards are cached: otherwise a long game on a large
 * board would fill the memory.
 */
const boards = new WeakMap<LoggedMove, BoardState>();
const starts = new WeakMap<Game['puzzle'], BoardState>();
const KEPT_EVERY = 16;

function startBoard({ puzzle }: Game): BoardState {
  let state = starts.get(puzzle);
  if (!state) starts.set(puzzle, (state = startState(puzzle)));
  return state;
}
