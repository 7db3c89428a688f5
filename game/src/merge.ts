import type { KeptGame } from './backup.ts';
import { orderedJson } from 'pencilmark/internal/json-fields';
import { type Checkpoint, type Game, type LoggedMove, MAX_NAME_LENGTH, type NodeId, START } from './game.ts';
import { gameWith } from './progress.ts';
import { puzzleKey } from './puzzle-key.ts';

/** The outcome for a game that was imported. `same`: everything in it already existed. */
export const MERGE_OUTCOMES = ['new', 'same', 'joined', 'renamed'] as const;
export type MergeOutcome = (typeof MERGE_OUTCOMES)[number];

export interface Merged {
  /** The existing games, in order, then the new ones. */
  readonly games: readonly KeptGame[];
  /** One for each imported game. */
  readonly outcomes: readonly MergeOutcome[];
}

/**
 * Merges games, for example from a backup, into a collection without losing anything from either. Games with the same
 * id and puzzle become one, whose tree has the branches of both; a game whose id belongs to another puzzle gets a new
 * id (`renamed`). Merging the same games again changes nothing.
 */
export function mergeGames(own: readonly KeptGame[], brought: readonly KeptGame[]): Merged {
  const games = new Map(own.map((game) => [game.id, game]));
  const outcomes = brought.map((game): MergeOutcome => {
    const id = idFor(game, games);
    const there = games.get(id);
    const merged = there ? joinGames(there, game) : { ...game, id };
    games.set(id, merged);
    if (there) return merged === there ? 'same' : 'joined';
    return id === game.id ? 'new' : 'renamed';
  });
  return { games: [...games.values()], outcomes };
}

/** The first of `id`, `id-2`, `id-3` … that is free or belongs to a game of the same puzzle. */
function idFor(game: KeptGame, games: ReadonlyMap<string, KeptGame>): string {
  const puzzle = puzzleKey(game.game.puzzle);
  for (let count = 1; ; count++) {
    const id = count === 1 ? game.id : `${game.id}-${count}`;
    const there = games.get(id);
    if (!there || puzzleKey(there.game.puzzle) === puzzle) return id;
  }
}

/** Joins two histories of a game; the same object if the second adds nothing to the first. */
function joinGames(own: KeptGame, other: KeptGame): KeptGame {
  const { log, nodes } = joinLogs(own.game, other.game);
  const checkpoints = joinNames(own.game.checkpoints, other.game.checkpoints, nodes);
  const trials = [...new Set([...own.game.trials, ...other.game.trials.map((node) => nodes[node])])];
  const isFurther = other.played > own.played;
  const current = isFurther ? nodes[other.game.current] : own.game.current;
  const tip = isFurther ? nodes[other.game.tip] : own.game.tip;
  const joined: KeptGame = {
    id: own.id,
    title: own.title === '' ? other.title : own.title,
    created: Math.min(own.created, other.created),
    ...most('updated', own, other),
    ...first('startedOn', own, other),
    ...first('wonOn', own, other),
    ...((own.level ?? other.level) && { level: own.level ?? other.level }),
    ...most('hints', own, other),
    ...most('checks', own, other),
    game: gameWith(own.game, { log, current, tip, checkpoints, trials }),
    played: Math.max(own.played, other.played),
  };
  return viewKey(joined) === viewKey(own) ? own : joined;
}

/** The larger of two numbers, each of which may be missing. */
function most(
  field: 'updated' | 'hints' | 'checks',
  own: KeptGame,
  other: KeptGame,
): Partial<Pick<KeptGame, typeof field>> {
  const held = [own[field], other[field]].filter((one) => one !== undefined);
  return held.length === 0 ? {} : { [field]: Math.max(...held) };
}

/** The earlier of two days, each of which may be missing. */
function first(
  field: 'startedOn' | 'wonOn',
  own: KeptGame,
  other: KeptGame,
): Partial<Pick<KeptGame, typeof field>> {
  const [day] = [own[field], other[field]].filter((one) => one !== undefined).sort();
  return day === undefined ? {} : { [field]: day };
}

/** The log with the moves of both, and for each node of the second its index there. */
function joinLogs(own: Game, other: Game): { log: readonly LoggedMove[]; nodes: readonly NodeId[] } {
  const log = [...own.log];
  const nodes: NodeId[] = [START];
  const known = new Map(log.map(({ parent, move }, index) => [`${parent} ${orderedJson(move)}`, index + 1]));
  for (const logged of other.log) {
    const parent = nodes[logged.parent];
    const key = `${parent} ${orderedJson(logged.move)}`;
    let node = known.get(key);
    if (node === undefined) {
      node = log.push({ ...logged, parent });
      known.set(key, node);
    }
    nodes.push(node);
  }
  return { log: log.length > own.log.length ? log : own.log, nodes };
}

/** A node with different names gets both, as far as they fit. */
function joinNames(
  own: readonly Checkpoint[],
  other: readonly Checkpoint[],
  nodes: readonly NodeId[],
): Checkpoint[] {
  const names = new Map(own.map(({ node, name }) => [node, name]));
  for (const checkpoint of other) {
    const node = nodes[checkpoint.node];
    const name = names.get(node);
    const both = name === undefined ? checkpoint.name : `${name}${BETWEEN}${checkpoint.name}`;
    const isNew = name === undefined || !name.split(BETWEEN).includes(checkpoint.name);
    if (isNew && both.length <= MAX_NAME_LENGTH) names.set(node, both);
  }
  return [...names].map(([node, name]) => ({ node, name }));
}

const BETWEEN = ' · ';

/** Everything that joining can change; for the log only its length, since its entries never change. */
function viewKey(kept: KeptGame): string {
  const { title, created, updated, startedOn, wonOn, level, hints, checks, played, game } = kept;
  const { log, current, tip, checkpoints, trials } = game;
  return orderedJson([
    title,
    created,
    updated,
    startedOn,
    wonOn,
    level,
    hints,
    checks,
    played,
    log.length,
    current,
    tip,
    checkpoints,
    trials,
  ]);
}
