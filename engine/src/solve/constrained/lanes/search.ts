/**
 * The search for puzzles with constraints where there is a choice of cores: the one for eight nodes at once if that knows
 * all rules, else the scalar one, which `../search.ts` uses alone.
 */
import type { DigitSet } from '../../../model/digits.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import type { SearchStatus } from '../../general/search.ts';
import { PAUSED, SOLUTION } from '../core/layout.ts';
import { borrowCore } from '../cores.ts';
import { createModel } from '../create-model.ts';
import type { Model } from '../image.ts';
import { advanceConstrained, type ConstrainedSearch, endSearch, narrowSearch, searchIn } from '../search.ts';
import { takesLanes } from './image.ts';
import { borrowLanes, type LanesCore, OUT_OF_MEMORY, returnLanes } from './lanes.ts';

interface ChosenSearch extends ConstrainedSearch {
  /** In place of the scalar core. Given back at the end: then there is none. */
  lanes?: LanesCore;
}

export function createChosenSearch(puzzle: Puzzle): ChosenSearch {
  const model = createModel(puzzle);
  const lanes = takesLanes(model) ? borrowLanes() : undefined;
  if (lanes) {
    try {
      return searchInLanes(model, lanes);
    } catch {
      // There is no memory for the image of a large puzzle.
    }
  }
  return searchIn(model, borrowCore());
}

/** A search of a model of which the lanes know all rules. */
export function searchInLanes(model: Model, lanes: LanesCore): ChosenSearch {
  lanes.load(model);
  return { model, core: undefined, lanes, digits: new Uint8Array(model.masks.length), guesses: 0 };
}

export function narrowChosen(
  search: ChosenSearch,
  allowed: readonly DigitSet[],
  wanted: readonly DigitSet[],
): void {
  if (!search.lanes) return narrowSearch(search, allowed, wanted);
  const masks = search.model.masks.map((mask, cell) => mask & allowed[cell]);
  search.lanes.restart(masks, wanted);
  search.guesses = 0;
}

export function advanceChosen(search: ChosenSearch, maxGuesses: number): SearchStatus {
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
  endSearch(search);
}
