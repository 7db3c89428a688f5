/**
 * The search for puzzles with constraints. Its work is done by a core: the one for eight nodes at once where that knows
 * all rules, else the scalar one, in WebAssembly or its twin. Here a puzzle gets one, and its state is read.
 *
 * Mutable with care, like `search.ts`: only `advanceConstrained` and `narrowSearch` change it.
 */
import type { DigitSet } from '../../model/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SearchStatus } from '../general/search.ts';
import { borrowCore, type Core, returnCore } from './cores.ts';
import { GUESSES, MASKS, PAUSED, SOLUTION } from './core/layout.ts';
import { createModel } from './create-model.ts';
import type { Model } from './image.ts';
import { takesLanes } from './lanes/image.ts';
import { borrowLanes, type LanesCore, returnLanes } from './lanes/lanes.ts';
import { load, restart } from './load.ts';

/** What a search asks of its core. */
interface Work {
  readonly restart: (masks: Int32Array, wanted: readonly DigitSet[]) => void;
  /** One of the ends of `core/layout.ts`. */
  readonly advance: (maxGuesses: number) => number;
  /** Since the beginning. */
  readonly guesses: () => number;
  readonly readSolution: (digits: Uint8Array) => void;
  readonly giveBack: () => void;
}

export interface ConstrainedSearch {
  readonly model: Model;
  /** There is none after the end. */
  work: Work | undefined;
  /** The digit of each cell at a solution. */
  readonly digits: Uint8Array;
  guesses: number;
}

export function createConstrainedSearch(puzzle: Puzzle): ConstrainedSearch {
  const model = createModel(puzzle);
  const lanes = takesLanes(model) ? borrowLanes() : undefined;
  return lanes ? searchInLanes(model, lanes) : searchIn(model, borrowCore());
}

/** A search of a model in a core of one's choice. */
export function searchIn(model: Model, core: Core): ConstrainedSearch {
  load(core, model);
  return createSearch(model, {
    restart: (masks, wanted) => restart(core, masks, wanted),
    advance: (maxGuesses) => core.advance(maxGuesses),
    guesses: () => core.words[GUESSES],
    readSolution: (digits) => {
      const { words } = core;
      const at = words[MASKS];
      for (let cell = 0; cell < digits.length; cell++) digits[cell] = 32 - Math.clz32(words[at + cell]);
    },
    giveBack: () => returnCore(core),
  });
}

/** The same in lanes, which know all rules of the model. */
export function searchInLanes(model: Model, core: LanesCore): ConstrainedSearch {
  core.load(model);
  return createSearch(model, {
    restart: (masks, wanted) => core.restart(masks, wanted),
    advance: (maxGuesses) => core.advance(maxGuesses),
    guesses: () => core.guesses,
    readSolution: (digits) => core.readSolution(digits),
    giveBack: () => returnLanes(core),
  });
}

function createSearch(model: Model, work: Work): ConstrainedSearch {
  return { model, work, digits: new Uint8Array(model.masks.length), guesses: 0 };
}

/**
 * Begins again with fewer digits allowed: what was compiled is used again, and where dead ends were is remembered.
 * Digits that are `wanted` in a cell are tried first.
 */
export function narrowSearch(
  search: ConstrainedSearch,
  allowed: readonly DigitSet[],
  wanted: readonly DigitSet[],
): void {
  const masks = search.model.masks.map((mask, cell) => mask & allowed[cell]);
  search.work!.restart(masks, wanted);
  search.guesses = 0;
}

/** Goes on to the next solution, to the end, for so many guesses, or for a slice of work. */
export function advanceConstrained(search: ConstrainedSearch, maxGuesses: number): SearchStatus {
  const { work } = search;
  if (!work) return 'exhausted';
  const end = work.advance(Math.min(maxGuesses, 2 ** 30));
  search.guesses = work.guesses();
  if (end === PAUSED) return 'paused';
  if (end !== SOLUTION) return 'exhausted';
  work.readSolution(search.digits);
  return 'solution';
}

/** Lets go of the core. */
export function endSearch(search: ConstrainedSearch): void {
  search.work?.giveBack();
  search.work = undefined;
}
