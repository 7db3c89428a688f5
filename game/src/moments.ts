import { type Game, type NodeId, START } from './game.ts';
import type { Move } from './move.ts';
import { childrenOfNodes, pathTo } from './replay.ts';

/** A moment in the replay of a game: a node, and the move that led to it. */
export interface Moment {
  readonly node: NodeId;
  /** Undefined at the start. */
  readonly move?: Move;
  /** Play time in ms at the move. */
  readonly played: number;
  /** Play time in ms since the previous move, on whatever branch. */
  readonly thought: number;
}

/** A line of play from the start to a node without children. */
export interface Branch {
  readonly leaf: NodeId;
  /** The number of moves from the start to the leaf. */
  readonly length: number;
  /** The number of moves shared with the first branch. */
  readonly shared: number;
}

/** All branches: first the branch that redo follows, then the others in the order of their ends. */
export function branchesOf(game: Game): Branch[] {
  const main = pathTo(game, game.tip);
  const placeOnMain = new Map(main.map((node, index) => [node, index]));
  const others = childrenOfNodes(game).flatMap((children, node) =>
    children.length === 0 && node !== game.tip ? [node] : [],
  );
  return [
    { leaf: game.tip, length: main.length - 1, shared: main.length - 1 },
    ...others.map((leaf) => {
      let node = leaf;
      let own = 0;
      for (; !placeOnMain.has(node); own++) node = game.log[node - 1].parent;
      const shared = placeOnMain.get(node)!;
      return { leaf, length: shared + own, shared };
    }),
  ];
}

/** The moments of one branch, from the start to its leaf. */
export function momentsOf(game: Game, leaf: NodeId): Moment[] {
  return pathTo(game, leaf).map((node) => {
    if (node === START) return { node, played: 0, thought: 0 };
    const { move, played } = game.log[node - 1];
    return { node, move, played, thought: thoughtBefore(game, node) };
  });
}

/** Play time in ms spent on moves of other branches. */
export function timeElsewhere(game: Game, moments: readonly Moment[]): number {
  const shown = new Set(moments.map(({ node }) => node));
  return game.log.reduce(
    (sum, _, index) => sum + (shown.has(index + 1) ? 0 : thoughtBefore(game, index + 1)),
    0,
  );
}

/** The indices of the moments with the longest pauses before them, longest first. */
export function longestThoughts(moments: readonly Moment[], most: number): number[] {
  return moments
    .map((_, place) => place)
    .filter((place) => moments[place].thought > 0)
    .sort((a, b) => moments[b].thought - moments[a].thought || a - b)
    .slice(0, most);
}

/** The log is in chronological order, except in merged games, where a time may be before the previous one. */
function thoughtBefore({ log }: Game, node: NodeId): number {
  const before = node > 1 ? log[node - 2].played : 0;
  return Math.max(0, log[node - 1].played - before);
}
