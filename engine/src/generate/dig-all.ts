/**
 * Asks the questions of digs: many at once by the batch solver on the classic board, one by one by the general search
 * elsewhere. What comes of a dig does not depend on its neighbours nor on the solver.
 */
import type { Cell, Geometry } from '../grid/geometry.ts';
import { PAIR, solvePairs } from '../solve/batch.ts';
import { count, isClassic } from '../solve/solver.ts';
import { addSet, type Dig, digTo, goBack, learn } from './digging.ts';
import { findSwaps } from './swaps.ts';

/** Takes all digs, freshly begun, to their end. Yields every few milliseconds; returns false when stopped. */
export function* digAll(
  geometry: Geometry,
  digs: readonly Dig[],
  shouldStop: () => boolean,
): Generator<void, boolean> {
  for (const dig of digs) addSwaps(geometry, dig);
  if (isClassic(geometry)) return yield* digInBatches(digs, shouldStop);
  for (const dig of digs) {
    if (!(yield* digByCounts(geometry, dig, shouldStop))) return false;
  }
  return true;
}

/** The sets that are known without any question. */
function addSwaps(geometry: Geometry, dig: Dig): void {
  const { cells, ends, count: parts } = findSwaps(geometry, dig.solution);
  for (let part = 0, from = 0; part < parts; from = ends[part++]) addSet(dig, cells, from, ends[part]);
}

/** Rank up to which known sets are trusted from the start: hardly ever has a second solution appeared before it. */
const TRUSTED = 0.57;
/** From there on a question is asked about this share of the orbits at a time. */
const STRIDE = 1 / 27;

function nextCheck({ orbits, confirmed }: Dig, stride: number): number {
  return Math.min(orbits.length, Math.max(Math.round(orbits.length * TRUSTED), confirmed + stride));
}

function usualStride({ orbits }: Dig): number {
  return Math.max(1, Math.round(orbits.length * STRIDE));
}

function* digInBatches(digs: readonly Dig[], shouldStop: () => boolean): Generator<void, boolean> {
  const puzzles = new Uint8Array(PAIR * digs.length);
  const solutions = new Uint8Array(PAIR * digs.length);
  const counts = new Uint32Array(digs.length);
  let open = [...digs];
  while (open.length > 0) {
    for (let k = 0; k < open.length; k++) {
      digTo(open[k], nextCheck(open[k], usualStride(open[k])));
      puzzles.set(open[k].puzzle, PAIR * k);
    }
    const { status } = solvePairs(puzzles.subarray(0, PAIR * open.length), solutions, counts, { shouldStop });
    if (status === 'stopped') return false;
    const left: Dig[] = [];
    for (let k = 0; k < open.length; k++) {
      const dig = open[k];
      if (counts[k] === 1) {
        dig.confirmed = dig.reached;
      } else {
        learn(dig, solutions, PAIR * k);
        learn(dig, solutions, PAIR * k + PAIR / 2);
      }
      if (dig.confirmed < dig.orbits.length) left.push(dig);
    }
    open = left;
    yield;
  }
  return true;
}

/** Boards with more cells get an end to each question: what is not proved by then stays given. */
const LARGE = 250;
const MOST_GUESSES = 6_000;

function* digByCounts(geometry: Geometry, dig: Dig, shouldStop: () => boolean): Generator<void, boolean> {
  const budget = geometry.cells.length > LARGE ? MOST_GUESSES : Infinity;
  let stride = usualStride(dig);
  while (dig.confirmed < dig.orbits.length) {
    if (shouldStop()) return false;
    digTo(dig, nextCheck(dig, stride));
    let isLong = false;
    const outcome = count({ geometry, givens: [...dig.puzzle] }, 2, {
      onProgress: ({ guesses }) => (isLong = guesses > budget),
      shouldStop: () => isLong || shouldStop(),
    });
    yield;
    const isAnswered = outcome.status !== 'stopped' || outcome.examples.length > 1;
    if (!isAnswered && !isLong) return false;
    if (!isAnswered) {
      stride = retreat(dig, stride);
    } else if (outcome.count === 1) {
      dig.confirmed = dig.reached;
      stride = Math.min(usualStride(dig), stride * 2);
    } else {
      for (const other of outcome.examples) learn(dig, Uint8Array.from(other), 0);
    }
  }
  return true;
}

/** After a question without an answer: asks about fewer orbits, and where it was one only, lets it stay. */
function retreat(dig: Dig, stride: number): number {
  const asked = dig.reached - dig.confirmed;
  if (asked > 1) {
    goBack(dig, dig.confirmed + (asked >> 1));
    return Math.max(1, stride >> 1);
  }
  const orbit: readonly Cell[] = dig.orbits[dig.confirmed];
  goBack(dig, addSet(dig, Uint16Array.from(orbit), 0, orbit.length));
  return 1;
}
