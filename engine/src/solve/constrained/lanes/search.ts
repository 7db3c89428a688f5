/**
 * The search for puzzles with constraints, with a choice of cores: eight nodes at a time if that core knows all rules,
 * otherwise the scalar core, the only one that `../search.ts` uses.
 */
import type { DigitSet } from '../../../model/digits.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import type { SearchStatus } from '../../general/search.ts';
import { PAUSED, SOLUTION } from '../core/layout.ts';
import { borrowCore } from '../cores.ts';
import { createModel } from '../create-model.ts';
import type { Model } from '../image.ts';
import { load, restart } from '../load.ts';
import type { Rule } from '../rule.ts';
import { advanceConstrained, type ConstrainedSearch, endSearch, narrowSearch, searchIn } from '../search.ts';
import { isToBeBuilt, takesLanes } from './image.ts';
import { borrowLanes, LANES, type LanesCore, OUT_OF_MEMORY, returnLanes } from './lanes.ts';

interface ChosenSearch extends ConstrainedSearch {
  /** Used in place of the scalar core. Undefined once it has been returned at the end. */
  lanes?: LanesCore;
  /** Set while some rules are not built yet. */
  late?: Late;
}

/** The rules of a model, built one after another, and the arguments with which the search then starts. */
interface Late {
  readonly rules: Rule[];
  masks: ArrayLike<number>;
  wanted: readonly DigitSet[];
}

export function createChosenSearch(puzzle: Puzzle): ChosenSearch {
  const model = createModel(puzzle);
  const lanes = takesLanes(model) ? borrowLanes() : undefined;
  if (lanes) {
    try {
      return searchInLanes(model, lanes);
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
    }
  }
  return searchIn(model, borrowCore());
}

/** Whether there is too little memory for the image of a large puzzle. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError;
}

/** A search of a model whose rules the lanes core all knows. */
export function searchInLanes(model: Model, lanes: LanesCore): ChosenSearch {
  const search = { model, core: undefined, lanes, digits: new Uint8Array(model.masks.length), guesses: 0 };
  if (model.rules.some(isToBeBuilt)) {
    return { ...search, late: { rules: [...model.rules], masks: model.masks, wanted: [] } };
  }
  lanes.load(model);
  return search;
}

/**
 * Builds one rule, which may take a tenth of a second: the search can be stopped before the next one. Once all are
 * built the search starts, in the scalar core if a diagram turned out too large for the lanes.
 */
function buildOne(search: ChosenSearch, { rules, masks, wanted }: Late): void {
  const at = rules.findIndex(isToBeBuilt);
  if (at >= 0) {
    rules[at] = rules[at].host!.build!();
    return;
  }
  search.late = undefined;
  const model = { ...search.model, rules };
  if (takesLanes(model)) {
    try {
      search.lanes!.load(model);
      search.lanes!.restart(masks, wanted);
      return;
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
    }
  }
  returnLanes(search.lanes!);
  search.lanes = undefined;
  search.core = borrowCore();
  load(search.core, model);
  restart(search.core, masks, wanted);
}

export function narrowChosen(
  search: ChosenSearch,
  allowed: readonly DigitSet[],
  wanted: readonly DigitSet[],
): void {
  if (!search.lanes) return narrowSearch(search, allowed, wanted);
  const masks = search.model.masks.map((mask, cell) => mask & allowed[cell]);
  search.guesses = 0;
  if (search.late) Object.assign(search.late, { masks, wanted });
  else search.lanes.restart(masks, wanted);
}

/** The same with several alternatives, of which a solution obeys one; false if this search cannot do that. */
export function narrowToAny(
  search: ChosenSearch,
  alternatives: readonly (readonly DigitSet[])[],
  wanted: readonly DigitSet[],
): boolean {
  const { lanes, late, model } = search;
  if (!lanes || late || alternatives.length > LANES) return false;
  search.guesses = 0;
  lanes.restartAny(
    alternatives.map((allowed) => model.masks.map((mask, cell) => mask & allowed[cell])),
    wanted,
  );
  return true;
}

export function advanceChosen(search: ChosenSearch, maxGuesses: number): SearchStatus {
  if (search.late) {
    buildOne(search, search.late);
    return 'paused';
  }
  const { lanes, digits } = search;
  if (!lanes) return advanceConstrained(search, maxGuesses);
  const end = lanes.advance(Math.min(maxGuesses, 2 ** 30));
  search.guesses = lanes.guesses;
  if (end === PAUSED) return 'paused';
  if (end === OUT_OF_MEMORY) throw new Error('There is no memory left for this search.');
  if (end !== SOLUTION) return 'exhausted';
  lanes.readSolution(digits);
  return 'solution';
}

export function endChosen(search: ChosenSearch): void {
  if (search.lanes) returnLanes(search.lanes);
  search.lanes = undefined;
  search.late = undefined;
  endSearch(search);
}
