/**
 * Answers the questions of digs: on the classic board many at once with the batch solver, elsewhere one by one with the
 * general search. The result of a dig depends on neither its neighbours nor the solver.
 */
import type { Geometry } from '../model/geometry.ts';
import { EXCLUDED, PAIR, solveExcluding, solvePairs } from '../solve/classic/batch.ts';
import { isClassic } from '../model/boards.ts';
import type { Digits } from '../puzzle/puzzle.ts';
import type { SolveControl } from '../solve/control.ts';
import { type CountOutcome, countSolutions } from '../solve/solver.ts';
import { findClassicSwaps } from '../analysis/classic-unavoidable-sets.ts';
import { addRankSets, addSet, type Dig, digOn, goBack, keepInDoubt, learn } from './digging.ts';
import { findSwaps } from './unavoidable-sets.ts';

/** Takes all digs, just started, to their end. Yields every few milliseconds; returns false if stopped. */
export function* digAll(
  geometry: Geometry,
  digs: readonly Dig[],
  shouldStop: () => boolean,
): Generator<void, boolean> {
  if (isClassic(geometry)) {
    for (const dig of digs) addRankSets(dig, findClassicSwaps(dig.solution, dig.rankOf));
    return yield* digInBatches(digs, shouldStop);
  }
  for (const dig of digs) addSwaps(geometry, dig);
  for (const dig of digs) {
    const count: CountGivens = (givens, control) =>
      countSolutions({ geometry, constraints: [], givens }, 2, control);
    const budget = geometry.cells.length > LARGE ? MAX_GUESSES : Infinity;
    if (!(yield* digByCounts(dig, count, budget, shouldStop))) return false;
  }
  return true;
}

/** Counts the solutions of some givens, up to 2. */
export type CountGivens = (givens: Digits, control: SolveControl) => CountOutcome;

/** On boards with more cells, each question has a limit. */
const LARGE = 250;
const MAX_GUESSES = 6_000;

/** Adds the sets that are known without any question. */
function addSwaps(geometry: Geometry, dig: Dig): void {
  const { cells, ends, count: parts } = findSwaps(geometry, dig.solution);
  for (let part = 0, from = 0; part < parts; from = ends[part++]) addSet(dig, cells, from, ends[part]);
}

/**
 * This share of the cells is removed on known sets alone, because a second solution hardly ever appears earlier.
 * Batches may use a higher share, since a second solution costs them almost nothing.
 */
const TRUSTED = 0.52;
const TRUSTED_IN_BATCHES = 0.59;
/** After that, each question of the general search covers about this share of the cells. */
const STRIDE = 1 / 40;

/**
 * On the classic board the questions of many digs go to the batch solver together. The first question is whether there
 * is a second solution once all the trusted cells are gone; later ones cover about one orbit each. For a single cell,
 * the question is whether there is a solution with another digit in it, which is faster to answer.
 */
function* digInBatches(digs: readonly Dig[], shouldStop: () => boolean): Generator<void, boolean> {
  const whole = createQuestions(digs.length, PAIR);
  const single = createQuestions(digs.length, PAIR / 2);
  let open = [...digs];
  while (open.length > 0) {
    whole.asked.length = single.asked.length = 0;
    for (const dig of open) {
      const isFirst = dig.confirmed === 0;
      if (digOn(dig, isFirst ? Math.ceil(81 * TRUSTED_IN_BATCHES) : 1) === 0) continue;
      const orbit = dig.orbits[dig.reached - 1];
      if (isFirst || orbit.length > 1) ask(whole, dig);
      else ask(single, dig, orbit[0]);
    }
    if (!answer(whole, shouldStop) || !answer(single, shouldStop)) return false;
    open = [...whole.asked, ...single.asked];
    yield;
  }
  return true;
}

/** Questions to answer together, `stride` bytes each, and their digs. */
interface Questions {
  readonly stride: number;
  readonly asked: Dig[];
  readonly puzzles: Uint8Array;
  readonly solutions: Uint8Array;
  readonly counts: Uint32Array;
}

function createQuestions(size: number, stride: number): Questions {
  return {
    stride,
    asked: [],
    puzzles: new Uint8Array(stride * size),
    solutions: new Uint8Array(stride * size),
    counts: new Uint32Array(size),
  };
}

/** Adds a question about the current givens or, with a cell, about another digit in it. */
function ask({ asked, puzzles, stride }: Questions, dig: Dig, cell = -1): void {
  const at = stride * asked.push(dig) - stride;
  puzzles.set(dig.puzzle, at);
  if (cell >= 0) puzzles[at + cell] = EXCLUDED + dig.solution[cell];
}

/** Passes each answer to its dig. False if stopped. */
function answer(
  { asked, puzzles, solutions, counts, stride }: Questions,
  shouldStop: () => boolean,
): boolean {
  if (asked.length === 0) return true;
  const batch = puzzles.subarray(0, stride * asked.length);
  const isPair = stride === PAIR;
  const { status } = isPair
    ? solvePairs(batch, solutions, counts, { shouldStop })
    : solveExcluding(batch, solutions, counts, { limit: 1, shouldStop });
  if (status === 'stopped') return false;
  for (let k = 0; k < asked.length; k++) {
    const dig = asked[k];
    if (counts[k] === (isPair ? 1 : 0)) {
      dig.confirmed = dig.reached;
      continue;
    }
    learn(dig, solutions, stride * k);
    if (isPair) learn(dig, solutions, stride * k + 81);
  }
  return true;
}

/**
 * Takes one dig to its end by counting solutions of all its givens. A given stays if the budget of guesses runs out
 * first. Yields every few milliseconds; false if stopped.
 */
export function* digByCounts(
  dig: Dig,
  count: CountGivens,
  budget: number,
  shouldStop: () => boolean,
): Generator<void, boolean> {
  const cellCount = dig.solution.length;
  const usual = Math.max(1, Math.round(cellCount * STRIDE));
  let stride = Math.ceil(cellCount * TRUSTED);
  for (let about = digOn(dig, stride); about > 0; about = digOn(dig, stride)) {
    if (shouldStop()) return false;
    let isLong = false;
    const outcome = count([...dig.puzzle], {
      onProgress: ({ guesses }) => (isLong = guesses > budget),
      shouldStop: () => isLong || shouldStop(),
    });
    yield;
    const isAnswered = outcome.status !== 'stopped' || outcome.examples.length > 1;
    if (!isAnswered && !isLong) return false;
    if (!isAnswered) {
      stride = retreat(dig, about);
    } else if (outcome.count === 1) {
      dig.confirmed = dig.reached;
      stride = Math.min(usual, stride * 2);
    } else {
      for (const other of outcome.examples) learn(dig, Uint8Array.from(other), 0);
    }
  }
  return true;
}

/** After a question without an answer: asks about half as many cells or, after a question about one orbit, keeps it. */
function retreat(dig: Dig, about: number): number {
  const rank = dig.reached - 1;
  const orbit = dig.orbits[rank];
  if (about > orbit.length) {
    goBack(dig, dig.confirmed);
    return Math.max(1, about >> 1);
  }
  keepInDoubt(dig, rank);
  return 1;
}
