import type { FinderContext } from '../finder-context.ts';
import type { Step } from '../step.ts';
import type { TechniqueId } from '../catalogue.ts';

/**
 * The finders of one family of techniques.
 *
 * `find` lazily yields the steps of the `wanted` techniques in the current position: a caller that wants one step takes
 * one and stops. With extent `cheapest` the first may be the only one. The position must not change while it runs. If
 * nothing is found, the result is an empty list or iterator.
 */
export interface Family {
  /** Every technique it can find. */
  readonly techniques: readonly TechniqueId[];
  /**
   * Yields the steps lazily.
   *
   * @internal
   */
  readonly find: (context: FinderContext, wanted: readonly TechniqueId[]) => Iterable<Step>;
}

/** The result of a finder that immediately finds nothing: most calls end like this, without a generator. */
export const NOTHING: readonly Step[] = [];
