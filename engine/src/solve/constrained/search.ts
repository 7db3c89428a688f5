/**
 * The search for puzzles with constraints. Its work is done by a core, in WebAssembly or its twin; here a puzzle gets
 * one, and its state is read.
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
import { load, restart } from './load.ts';

export interface ConstrainedSearch {
  readonly model: Model;
  /** Given back at the end: then there is none. */
  core: Core | undefined;
  /** The digit of each cell at a solution. */
  readonly digits: Uint8Array;
  guesses: number;
}

export function createConstrainedSearch(puzzle: Puzzle): ConstrainedSearch {
  return searchIn(createModel(puzzle), borrowCore());
}

/** A search of a model in a core of one's choice. */
export function searchIn(model: Model, core: Core): ConstrainedSearch {
  load(core, model);
  return { model, core, digits: new Uint8Array(model.masks.length), guesses: 0 };
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
  restart(search.core!, masks, wanted);
  search.guesses = 0;
}

/** Goes on to the next solution, to the end, for so many guesses, or for a slice of work. */
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

/** Lets go of the core. */
export function endSearch(search: ConstrainedSearch): void {
  if (search.core) returnCore(search.core);
  search.core = undefined;
}
