import type { Position } from './position.ts';
import type { BoardIndex } from './board-index.ts';
import type { TechniqueId } from './catalogue.ts';

/** How widely finders look. The defaults are HoDoKu's; its library asks for others case by case. */
export interface FinderOptions {
  /**
   * `every`: all steps, including those that conclude what another already does. `cheapest`: a finder may stop early.
   */
  readonly extent: 'every' | 'cheapest';
  /** Fish: maximum numbers of fins and of endo-fins. */
  readonly maxFins: number;
  /** Fish: most endo fins, cells in two base units at once. */
  readonly maxEndoFins: number;
  /** Also join two finned fish with the same bases into one step (`form: 'siamese'`). */
  readonly siamese: boolean;
  /** Empty rectangles with only two candidates in the box. */
  readonly twoCandidateRectangles: boolean;
  /** Uniqueness patterns with some candidates already eliminated. */
  readonly missingCandidates: boolean;
  /** X- and XY-chains: maximum number of links. */
  readonly chainLength: number;
  /** Nice loops and AIC: maximum number of strong links, including grouped ones. */
  readonly loopLength: number;
  /** Almost locked sets as nodes of grouped chains. */
  readonly alsNodes: boolean;
  /** Almost locked sets of one step may share cells. */
  readonly alsOverlap: boolean;
}

export const DEFAULT_FINDER_OPTIONS: FinderOptions = {
  extent: 'cheapest',
  maxFins: 5,
  maxEndoFins: 2,
  siamese: false,
  twoCandidateRectangles: false,
  missingCandidates: true,
  chainLength: 20,
  loopLength: 10,
  alsNodes: false,
  alsOverlap: false,
};

/**
 * The input of every finder: the position, the extent of the search, and shared data. A context belongs to one
 * position and is kept while that position changes; `read` recomputes what has become stale.
 */
export interface FinderContext {
  readonly position: Position;
  readonly tables: BoardIndex;
  readonly options: FinderOptions;
  /** Slow finders call it every few thousand operations and simply end when it returns true. */
  readonly shouldStop: () => boolean;
  readonly memo: Map<SharedData<unknown>, { data: unknown; revision: number }>;
  /** See `lastEmptyRevision`. */
  readonly emptyRevisions: Map<TechniqueId, Int32Array>;
}

/** Data computed from a position at most once per revision and shared between finders. See `read`. */
export interface SharedData<T> {
  /** Creates the buffers, once per search. */
  readonly create: (context: FinderContext) => T;
  /**
   * Fills the buffers for the current position, or returns new data. Called at most once per revision. `since` is the
   * revision of the previous call, −1 at the first: anything unchanged since then need not be filled again.
   */
  readonly refresh: (data: T, context: FinderContext, since: number) => T;
}

export function createFinderContext(
  position: Position,
  options: Partial<FinderOptions> = {},
  shouldStop: () => boolean = () => false,
): FinderContext {
  return {
    position,
    tables: position.tables,
    options: { ...DEFAULT_FINDER_OPTIONS, ...options },
    shouldStop,
    memo: new Map(),
    emptyRevisions: new Map(),
  };
}

/** The shared data of this kind, up to date. `kind` is a module constant, such as `CONJUGATES`. */
export function read<T>(context: FinderContext, kind: SharedData<T>): T {
  const { memo, position } = context;
  let entry = memo.get(kind as SharedData<unknown>) as { data: T; revision: number } | undefined;
  if (!entry) {
    entry = { data: kind.create(context), revision: -1 };
    memo.set(kind as SharedData<unknown>, entry);
  }
  if (entry.revision !== position.revision) {
    entry.data = kind.refresh(entry.data, context, entry.revision);
    entry.revision = position.revision;
  }
  return entry.data;
}

/**
 * For each part of the board (a house, a digit, however the family divides it), the last revision at which a technique
 * found no pattern in it, not even one that it skipped; −1 if there is none. Candidates are only ever removed, so there
 * is nothing to find in a part until it changes.
 */
export function lastEmptyRevision(
  { emptyRevisions }: FinderContext,
  technique: TechniqueId,
  parts: number,
): Int32Array {
  let at = emptyRevisions.get(technique);
  if (!at) emptyRevisions.set(technique, (at = new Int32Array(parts).fill(-1)));
  return at;
}
