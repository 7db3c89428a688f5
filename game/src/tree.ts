import { type Game, type NodeId, START } from './game.ts';
import { childrenOfNodes, pathTo } from './replay.ts';

/**
 * A row of the tree of moves as it is shown from top to bottom. A line of moves runs down one lane; if moves were made
 * from an earlier node, the other lines start below that node, one lane further in.
 */
export interface TreeRow {
  /** A node, or a run of moves folded into one row. */
  readonly kind: 'node' | 'fold';
  /** The node; for a fold, its first. */
  readonly node: NodeId;
  /** The last node of a fold; otherwise the same as `node`. */
  readonly last: NodeId;
  readonly count: number;
  readonly lane: number;
  /** The level in the tree of rows: 1 for the leftmost line; an opened fold is the parent of its moves. */
  readonly level: number;
  /** Index of the row above it in the tree, or −1. */
  readonly parent: number;
  /** Rows can be opened if lines branch off or moves are folded. */
  readonly state: 'open' | 'closed' | 'leaf';
  /** The number of lines that branch off here. */
  readonly branches: number;
  /** Whether the line in its lane begins or ends with it. */
  readonly starts: boolean;
  readonly ends: boolean;
  /** Place among the rows of its parent, from 1, and their number. */
  readonly position: number;
  readonly siblings: number;
}

/** The rows that differ from their initial state: opened folds and closed branches, by node. */
export interface TreeShape {
  readonly opened: ReadonlySet<NodeId>;
  readonly closed: ReadonlySet<NodeId>;
}

export const FRESH_SHAPE: TreeShape = { opened: new Set(), closed: new Set() };

/** The shape with a row opened or closed; unchanged if the row has nothing to open. */
export function withRow(shape: TreeShape, { kind, node, state }: TreeRow, to: 'open' | 'closed'): TreeShape {
  if (state === 'leaf' || state === to) return shape;
  const which = kind === 'fold' ? 'opened' : 'closed';
  const set = new Set(shape[which]);
  // Folds are closed at first and branches open; the sets contain the exceptions.
  if ((kind === 'fold') === (to === 'open')) set.add(node);
  else set.delete(node);
  return { ...shape, [which]: set };
}

/** A shorter run is shown move by move. */
const FOLDED = 8;

/** The number of moves around the current one that are never folded. */
const NEAR = 3;

/** The rows of a game's tree. The leftmost line is the one that undo and redo follow. */
export function treeRows(game: Game, { opened, closed }: TreeShape = FRESH_SHAPE): TreeRow[] {
  const children = childrenOfNodes(game);
  const next = mainChildren(game, children);
  const kept = notableNodes(game, children);
  const rows: Draft[] = [];
  // Lines still to be added, the next one last: branches can be nested too deeply for recursion.
  const waiting: Line[] = [{ at: START, lane: 0, level: 1, parent: -1, starts: true }];
  for (let line = waiting.pop(); line; line = waiting.pop()) writeLine(line);
  return numbered(rows);

  /** Adds a line down to the first open branch; the rest waits until the branch is added. */
  function writeLine({ at, lane, level, parent, starts }: Line): void {
    let node: NodeId | undefined = at;
    let isFirst = starts;
    while (node !== undefined) {
      const run: readonly NodeId[] = isFirst ? [] : runFrom(node);
      const shown: readonly NodeId[] = run.length >= FOLDED ? run : [node];
      const last: NodeId = shown[shown.length - 1];
      const place = { lane, level, parent, starts: isFirst, ends: next[last] === undefined };
      if (shown.length > 1) {
        const isOpen = opened.has(node);
        rows.push({
          kind: 'fold',
          node,
          last,
          count: shown.length,
          branches: 0,
          state: isOpen ? 'open' : 'closed',
          ...place,
        });
        const fold = rows.length - 1;
        if (isOpen) {
          for (const inner of shown)
            rows.push({
              ...leaf(inner),
              ...place,
              level: level + 1,
              parent: fold,
              ends: next[inner] === undefined,
            });
        }
      } else {
        const sides: NodeId[] = children[node].filter((child) => child !== next[last]);
        const state = sides.length === 0 ? 'leaf' : closed.has(node) ? 'closed' : 'open';
        rows.push({ ...leaf(node), ...place, branches: sides.length, state });
        if (state === 'open') {
          const branching = rows.length - 1;
          const rest = next[node];
          if (rest !== undefined) waiting.push({ at: rest, lane, level, parent, starts: false });
          for (const side of sides.reverse())
            waiting.push({ at: side, lane: lane + 1, level: level + 1, parent: branching, starts: true });
          return;
        }
      }
      isFirst = false;
      node = next[last];
    }
  }

  /** The moves from a node on, up to the next notable one. */
  function runFrom(node: NodeId): NodeId[] {
    const run: NodeId[] = [];
    for (let at: NodeId | undefined = node; at !== undefined && !kept.has(at); at = next[at]) run.push(at);
    return run;
  }
}

interface Line {
  readonly at: NodeId;
  readonly lane: number;
  readonly level: number;
  readonly parent: number;
  readonly starts: boolean;
}

type Draft = Omit<TreeRow, 'position' | 'siblings'>;

function leaf(node: NodeId): Pick<Draft, 'kind' | 'node' | 'last' | 'count' | 'branches' | 'state'> {
  return { kind: 'node', node, last: node, count: 1, branches: 0, state: 'leaf' };
}

/** For each node, the child that continues its lane: towards the tip, or otherwise the newest. */
function mainChildren(game: Game, children: readonly NodeId[][]): (NodeId | undefined)[] {
  const next = children.map((own) => own.at(-1));
  const path = pathTo(game, game.tip);
  for (let k = 1; k < path.length; k++) next[path[k - 1]] = path[k];
  return next;
}

/** The nodes that are never folded. */
function notableNodes(game: Game, children: readonly NodeId[][]): Set<NodeId> {
  const kept = new Set<NodeId>([START, ...game.trials, ...game.checkpoints.map(({ node }) => node)]);
  for (const [node, own] of children.entries()) if (own.length !== 1) kept.add(node);
  const path = pathTo(game, game.tip);
  const at = path.indexOf(game.current);
  for (const node of path.slice(Math.max(0, at - NEAR), at + NEAR + 1)) kept.add(node);
  return kept;
}

function numbered(rows: readonly Draft[]): TreeRow[] {
  const counts = new Map<number, number>();
  const positions = rows.map(({ parent }) => {
    const position = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, position);
    return position;
  });
  return rows.map((row, index) => ({
    ...row,
    position: positions[index],
    siblings: counts.get(row.parent)!,
  }));
}
