import type { Cell } from '../../model/geometry.ts';
import type { Domains } from './domains.ts';

/** One rule at work: takes away digits that it proves impossible. */
export interface Propagator {
  /** It is run again when one of these changes. */
  readonly cells: readonly Cell[];
  /** Dear ones run after cheap ones: 0, 1 or 2. */
  readonly cost: 0 | 1 | 2;
  /** About how many cells, sets or edges one run looks at: the search measures its slices by it. */
  readonly effort: number;
  /** False if the rule cannot be obeyed any more. */
  readonly run: (domains: Domains) => boolean;
}
