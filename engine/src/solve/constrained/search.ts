/**
 * The search for puzzles with constraints. A core does the work, in WebAssembly or its twin; this file gives it a
 * puzzle and reads its state.
 *
 * Deliberately mutable, like `search.ts`: only `advanceConstrained` and `narrowSearch` change it.
 */
import type { DigitSet } from '../../model/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SearchStatus } from '../general/search.ts';
import { borrowCore, type Core, returnCore } from './cores.ts';
import { GUESSES, MASKS, PAUSED, SOLUTION } from './core/layout.ts';
import { createModel } from './create-model.ts';
import type { Model } from './image.ts';
import { load, restart } from './load.ts';

export interface ConstrainedSearch {
  readonly model: Model;
  /** Undefined once it has been returned at the end. */
  core: Core | undefined;
  /** The digit of each cell, at a solution. */
  readonly digits: Uint8Array;
  guesses: number;
}

export function createConstrainedSearch(puzzle: Puzzle): ConstrainedSearch {
  return searchIn(createModel(puzzle), borrowCore());
}

/** A search of a model in a given core. */
export function searchIn(model: Model, core: Core): ConstrainedSearch {
  load(core, model);
  return { model, core, digits: new Uint8Array(model.masks.length), guesses: 0 };
}

/**
 * Restarts with fewer digits allowed: the compiled model is reused, and scores of dead ends are kept. Digits that are
 * `wanted` in a cell are tried first.
 */
export function narrowSearch(
  search: ConstrainedSearch,
  allowed: readonly DigitSet[],
  wanted: readonly DigitSet[],
): void {
  const masks = search.model.masks.map((mask, cell) => mask & allowed[cell]);
  restart(search.core!, masks, wanted);
  search.guesses = 0;
}

/** Continues until the next solution, the end, `maxGuesses` guesses or the end of a slice of work. */
export function advanceConstrained(search: ConstrainedSearch, maxGuesses: number): SearchStatus {
  const { core } = search;
  if (!core) return 'exhausted';
  const end = core.advance(Math.min(maxGuesses, 2 ** 30));
  const { words } = core;
  search.guesses = words[GUESSES];
  if (end === PAUSED) return 'paused';
  if (end !== SOLUTION) return 'exhausted';
  const at = words[MASKS];
  for (let cell = 0; cell < search.digits.length; cell++) {
    search.digits[cell] = 32 - Math.clz32(words[at + cell]);
  }
  return 'solution';
}

/** Releases the core. */
export function endSearch(search: ConstrainedSearch): void {
  if (search.core) returnCore(search.core);
  search.core = undefined;
}
