/**
 * The learning search, for boards too hard for the plain one (above all hard 25×25 grids): every dead end is traced to
 * the assignments that caused it, and their combination is ruled out for good (conflict-driven clause learning;
 * Marques-Silva and Sakallah 1996, with the watched literals and activities of Chaff, 2001).
 */
import { addClause, learn } from './learning-clauses.ts';
import {
  assign,
  backTo,
  GIVEN_OR_GUESSED,
  type LearningSearch,
  RESTART_AFTER,
  settle,
} from './learning-state.ts';
import type { SearchStatus } from './search.ts';

export { createLearningSearch } from './learning-state.ts';

/** Like `advance` of the plain search. */
export function advanceLearning(search: LearningSearch, maxGuesses: number): SearchStatus {
  if (search.finished) return 'exhausted';
  if (search.onSolution && !leaveSolution(search)) return 'exhausted';
  search.onSolution = false;
  const lastGuess = search.guesses + maxGuesses;
  for (;;) {
    if (!settle(search)) {
      if (!learn(search)) return finish(search);
      continue;
    }
    if (search.conflicts >= search.nextRestart) restart(search);
    if (search.guesses >= lastGuess) return 'paused';
    const variable = nextVariable(search);
    if (variable < 0) {
      search.onSolution = true;
      return 'solution';
    }
    search.levelStarts.push(search.trailCount);
    search.guesses++;
    assign(search, 2 * variable, GIVEN_OR_GUESSED);
  }
}

function finish(search: LearningSearch): 'exhausted' {
  search.finished = true;
  return 'exhausted';
}

function restart(search: LearningSearch): void {
  search.restarts++;
  search.nextRestart = search.conflicts + RESTART_AFTER * luby(search.restarts + 1);
  backTo(search, 0);
}

/** Luby's sequence 1 1 2 1 1 2 4 …, from index 1. */
function luby(index: number): number {
  const bits = 32 - Math.clz32(index);
  return index === 2 ** bits - 1 ? 2 ** (bits - 1) : luby(index - 2 ** (bits - 1) + 1);
}

function nextVariable(search: LearningSearch): number {
  for (;;) {
    const variable = search.order.takeFirst();
    if (variable < 0 || search.holds[2 * variable] === 0) return variable;
  }
}

/** Rules out the solution just found: not all its guesses again. False if it depended on none. */
function leaveSolution(search: LearningSearch): boolean {
  const { levelStarts, trail } = search;
  if (levelStarts.length === 0) {
    finish(search);
    return false;
  }
  const literals = levelStarts.map((start) => trail[start] ^ 1).reverse();
  addClause(search, literals);
  // A clause that excludes a solution must never be dropped: without it the same solution would come again.
  const last = search.learned.at(-1);
  if (literals.length > 1 && last) search.learned.pop();
  return true;
}
