/**
 * The search for puzzles with constraints: depth first over cell masks, with propagation to a standstill after every
 * decision. It decides where dead ends have been: on the cell with the greatest score for its digits, or on a digit
 * that has two places left in a house.
 *
 * Mutable with care, like `search.ts`: only `advanceConstrained` changes it.
 */
import type { DigitSet } from '../../model/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SearchStatus } from '../general/search.ts';
import { createDomains, type Domains, restrict, undoTo } from './domains.ts';
import { createModel } from './create-model.ts';
import type { Model } from './model.ts';
import { type Agenda, createAgenda, listAll, propagate } from './propagate.ts';
import { bitsIn } from './propagators/house.ts';

export interface ConstrainedSearch {
  readonly model: Model;
  readonly domains: Domains;
  readonly agenda: Agenda;
  /** The digit of each cell at a solution. */
  readonly digits: Uint8Array;
  /** How much each cell had to do with dead ends, and what the next dead end adds. */
  readonly scores: Float64Array;
  /** For each cell the digits to try first; otherwise the lowest is. */
  readonly wanted?: readonly DigitSet[];
  increment: number;
  /** Three numbers for each open decision: its cell, its digit as a mask, and the length of the trail before it. */
  readonly decisions: number[];
  status: 'new' | 'running' | 'solution' | 'finished';
  guesses: number;
}

/** The work between two pauses, counted in efforts of propagators: some hundredths of a second. */
const SLICE = 500_000;

const DECAY = 0.997;
/** A cell without a score is still worth something: the smallest number of digits then decides. */
const BASE = 0.1;

export function createConstrainedSearch(puzzle: Puzzle): ConstrainedSearch {
  return searchIn(createModel(puzzle));
}

/**
 * A search of the same puzzle with fewer digits allowed: what was compiled for the first is used again, and where its
 * dead ends were is remembered. Digits that are `wanted` in a cell are tried first.
 */
export function narrowedSearch(
  { model, scores, increment }: ConstrainedSearch,
  allowed: readonly DigitSet[],
  wanted: readonly DigitSet[],
): ConstrainedSearch {
  const masks = model.masks.map((mask, cell) => mask & allowed[cell]);
  return { ...searchIn({ ...model, masks }), scores, increment, wanted };
}

function searchIn(model: Model): ConstrainedSearch {
  const cellCount = model.masks.length;
  const agenda = createAgenda(model);
  agenda.pauseAt = SLICE;
  return {
    model,
    domains: createDomains(model.masks.slice()),
    agenda,
    digits: new Uint8Array(cellCount),
    scores: new Float64Array(cellCount),
    increment: 1,
    decisions: [],
    status: 'new',
    guesses: 0,
  };
}

/** Goes on to the next solution, to the end, for so many guesses, or for a slice of work. */
export function advanceConstrained(search: ConstrainedSearch, maxGuesses: number): SearchStatus {
  const { model, domains, agenda } = search;
  if (search.status === 'finished') return 'exhausted';
  if (search.status === 'new') listAll(model, agenda);
  if (search.status === 'solution' && !takeBack(search)) return 'exhausted';
  search.status = 'running';
  const end = search.guesses + maxGuesses;
  for (;;) {
    const propagation = propagate(model, domains, agenda);
    if (propagation === 'paused') {
      agenda.pauseAt = agenda.work + SLICE;
      return 'paused';
    }
    if (propagation === 'broken') {
      blame(search);
      if (!takeBack(search)) return 'exhausted';
      continue;
    }
    if (search.guesses >= end) return 'paused';
    if (!decide(search)) {
      readSolution(search);
      search.status = 'solution';
      return 'solution';
    }
  }
}

/** Makes the next decision; false if every cell has its digit. */
function decide(search: ConstrainedSearch): boolean {
  const { masks } = search.domains;
  const { scores } = search;
  let cell = -1;
  let best = -1;
  for (let at = 0; at < masks.length; at++) {
    const mask = masks[at];
    if ((mask & (mask - 1)) === 0) continue;
    const size = bitsIn(mask);
    const worth = (scores[at] + BASE * search.increment) / (size * size);
    if (worth > best) {
      best = worth;
      cell = at;
    }
  }
  if (cell < 0) return false;
  const mask = masks[cell];
  const first = mask & (search.wanted?.[cell] ?? 0) || mask;
  let digit = first & -first;
  if (bitsIn(mask) > 2) {
    const place = twoPlaces(search, best);
    if (place) [cell, digit] = place;
  }
  search.decisions.push(cell, digit, search.domains.trailLength);
  search.guesses++;
  restrict(search.domains, cell, digit);
  return true;
}

/** A digit with two places in a house whose score beats that of the best cell. */
function twoPlaces(
  { model, domains, scores, increment }: ConstrainedSearch,
  best: number,
): [number, number] | undefined {
  const { masks } = domains;
  let found: [number, number] | undefined;
  let most = best;
  for (const house of model.houses) {
    let one = 0;
    let two = 0;
    let more = 0;
    for (let k = 0; k < house.length; k++) {
      const mask = masks[house[k]];
      more |= two & mask;
      two |= one & mask;
      one |= mask;
    }
    for (let digits = two & ~more; digits !== 0; digits &= digits - 1) {
      const digit = digits & -digits;
      let score = 0;
      let place = -1;
      for (let k = 0; k < house.length; k++) {
        if ((masks[house[k]] & digit) === 0) continue;
        score += scores[house[k]];
        if (place < 0 || scores[house[k]] > scores[place]) place = house[k];
      }
      const worth = (score / 2 + BASE * increment) / 4;
      if (worth > most) {
        most = worth;
        found = [place, digit];
      }
    }
  }
  return found;
}

/** Takes the last decision back and its digit out of the cell; finished if none is left. */
function takeBack(search: ConstrainedSearch): boolean {
  const { domains, decisions } = search;
  while (decisions.length > 0) {
    const trail = decisions.pop()!;
    const digit = decisions.pop()!;
    const cell = decisions.pop()!;
    undoTo(domains, trail);
    if (restrict(domains, cell, ~digit)) return true;
  }
  search.status = 'finished';
  return false;
}

/** Remembers the cell decided on and the cells of the rule that failed. */
function blame(search: ConstrainedSearch): void {
  const { agenda, scores, decisions } = search;
  if (decisions.length > 0) scores[decisions[decisions.length - 3]] += search.increment;
  if (!agenda.failed) scores[agenda.failedCell] += search.increment;
  else {
    const { cells } = agenda.failed;
    for (let k = 0; k < cells.length; k++) scores[cells[k]] += (3 * search.increment) / cells.length;
  }
  search.increment /= DECAY;
  if (search.increment < 1e100) return;
  for (let cell = 0; cell < scores.length; cell++) scores[cell] /= search.increment;
  search.increment = 1;
}

function readSolution({ domains, digits }: ConstrainedSearch): void {
  for (let cell = 0; cell < digits.length; cell++) digits[cell] = 32 - Math.clz32(domains.masks[cell]);
}
