/** Rules recognised by their look that leave no solution, so that the setter means something else. */
import type { Constraint } from '../../../constraints/kinds.ts';
import { constraintFunctions } from '../../../constraints/provided.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import { constrainedSolver } from '../../../solve/constrained/provided.ts';
import { countsOf } from '../../text/counts.ts';
import type { StatedRule } from '../../text/stated-rules.ts';

/**
 * The names of recognised rules that cannot hold together with the rules that are stated and the rules of looks that
 * are found more often. Only what a short search proves.
 */
export function impossibleLooks(
  puzzle: Puzzle,
  stated: readonly StatedRule[],
  recognised: readonly string[],
): string[] {
  const counts = countsOf(recognised);
  if (counts.size === 0) return [];
  const fails = (names: readonly string[]): boolean => {
    const held = stated.filter(({ name }) => !counts.has(name) || names.includes(name));
    return isImpossible(
      puzzle,
      held.flatMap(({ constraints = [] }) => constraints),
    );
  };
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  if (!fails(names) || fails([])) return [];
  const kept: string[] = [];
  for (const name of names) if (!fails([...kept, name])) kept.push(name);
  return names.filter((name) => !kept.includes(name));
}

/** Rules with more work than this are not tried: a text must be read at once. */
const MAX_WORK = 10_000;
/** Enough for whatever is read wrongly, which fails within a few guesses. */
const MAX_GUESSES = 300;
/** The core pauses after a slice of work, however few guesses it took. */
const MAX_SLICES = 3;

function isImpossible(puzzle: Puzzle, constraints: readonly Constraint[]): boolean {
  const { checkConstraints, workOf } = constraintFunctions();
  const { geometry } = puzzle;
  const checked = checkConstraints(geometry, constraints);
  if (!checked.ok || workOf(geometry, checked.value) > MAX_WORK) return false;
  const { createConstrainedSearch, advanceConstrained, endSearch } = constrainedSolver();
  const search = createConstrainedSearch({ ...puzzle, constraints: checked.value });
  try {
    for (let slice = 0; slice < MAX_SLICES && search.guesses < MAX_GUESSES; slice++) {
      const status = advanceConstrained(search, MAX_GUESSES);
      if (status !== 'paused') return status === 'exhausted';
    }
    return false;
  } finally {
    endSearch(search);
  }
}
