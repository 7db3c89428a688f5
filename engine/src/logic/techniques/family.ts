import type { FinderContext } from '../finder-context.ts';
import type { Step } from '../step.ts';
import type { TechniqueId } from '../catalogue.ts';

/**
 * The finders of one family of techniques.
 *
 * `find` yields the steps of the `wanted` techniques that the position holds now, lazily: a caller that wants one step
 * takes one and leaves; in `cheapest` extent the first may be the only one. The position must not change while it
 * runs. Nothing found is an empty list or iterator.
 */
export interface Family {
  /** Every technique it can find. */
  readonly techniques: readonly TechniqueId[];
  /**
   * The steps there are, lazily.
   *
   * @internal
   */
  readonly find: (context: FinderContext, wanted: readonly TechniqueId[]) => Iterable<Step>;
}

/** The result of a finder that sees at once that there is nothing: most calls end so, without a generator. */
export const NOTHING: readonly Step[] = [];
