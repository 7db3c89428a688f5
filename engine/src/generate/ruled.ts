/** Full grids with rules that they obey, and how those are made to leave one solution. */
import type { Constraint } from '../constraints/kinds.ts';
import { allDigits, digitBit, type DigitSet } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Digits } from '../puzzle/puzzle.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import type { Random } from '../random.ts';
import { SCALAR } from '../solve/constrained/provide.ts';
import type { SolveControl } from '../solve/control.ts';
import { type Counter, createCounter } from '../solve/counter.ts';
import { digByCounts } from './dig-all.ts';
import type { Dig } from './digging.ts';
import type { GenerateOptions } from './options.ts';
import { drawGrid } from './random-grid.ts';
import { type Cages, cutIntoCages, refute, rulesOf } from './rules/cages.ts';
import { beginDrawing } from './rules/drawing.ts';
import { hasCages } from './rules/rule-names.ts';
import { rulesBefore, rulesFrom } from './rules/rule-sets.ts';

/** A full grid and the rules drawn from it. */
export interface Ruled {
  readonly solution: Uint8Array;
  readonly rules: readonly Constraint[];
  /** The cages, if any: they may still change. */
  readonly cages?: Cages;
}

/** Draws a grid and its rules. Undefined if stopped, or if a board has no such grid or no place for the rules. */
export function drawRuled(
  { geometry, rules = [] }: GenerateOptions,
  random: Random,
  shouldStop: () => boolean,
): Ruled | undefined {
  const before = rulesBefore(rules, geometry);
  const solution =
    before.length > 0
      ? drawObeying(geometry, before, random, shouldStop)
      : drawGrid(geometry, random, shouldStop);
  if (!solution) return undefined;
  const drawing = beginDrawing(geometry, [...solution], random, rules.length - before.length);
  const drawn = [...before, ...rulesFrom(rules, drawing)];
  if (!hasCages(rules)) return drawn.length > 0 ? { solution, rules: drawn } : undefined;
  return { solution, rules: drawn, cages: cutIntoCages(drawing) };
}

export function rulesIn({ rules, cages }: Ruled): readonly Constraint[] {
  return cages ? [...rules, ...rulesOf(cages)] : rules;
}

/** Guesses for one order of digits: with a bad order, the search may take long. */
const GRID_GUESSES = 2_000;
const GRID_TRIES = 200;

/** A grid that obeys rules: each cell tries a random digit first. */
function drawObeying(
  geometry: Geometry,
  constraints: readonly Constraint[],
  random: Random,
  shouldStop: () => boolean,
): Uint8Array | undefined {
  const counter = createSteadyCounter(geometry, constraints);
  const full = geometry.cells.map(() => allDigits(geometry.size));
  let found: Digits | undefined;
  for (let tries = 0; !found && tries < GRID_TRIES && !shouldStop(); tries++) {
    const wanted = full.map(() => digitBit(1 + random.below(geometry.size)));
    let isLong = false;
    const outcome = counter.count(
      full,
      1,
      {
        onProgress: ({ guesses }) => (isLong = guesses > GRID_GUESSES),
        shouldStop: () => isLong || shouldStop(),
      },
      wanted,
    );
    found = outcome.examples[0];
    if (outcome.status === 'exact') break;
  }
  counter.end();
  return found && Uint8Array.from(found);
}

/** Maximum number of second solutions refuted, and of guesses for each question, before another board is cut. */
const MAX_CHANGES = 120;
const MAX_GUESSES = 4_000;

/** Changes cages until they leave one solution; undefined if that fails. Yields between questions. */
export function* settleCages(
  drawn: Ruled,
  geometry: Geometry,
  shouldStop: () => boolean,
): Generator<void, readonly Constraint[] | undefined> {
  const open = geometry.cells.map(() => allDigits(geometry.size));
  const others = othersThan(drawn.solution, geometry);
  for (let changes = 0; changes < MAX_CHANGES; changes++) {
    const constraints = rulesIn(drawn);
    const counter = createSteadyCounter(geometry, constraints);
    let isLong = false;
    const control: SolveControl = {
      onProgress: ({ guesses }) => (isLong = guesses > MAX_GUESSES),
      shouldStop: () => isLong || shouldStop(),
    };
    const isOther = (grid: readonly number[]): boolean =>
      grid.some((digit, cell) => digit !== drawn.solution[cell]);
    let answer = counter.count(open, 1, control, others);
    // The search need not go on after another solution.
    if (answer.status === 'limit' && !isOther(answer.examples[0]))
      answer = counter.countMore(1, control) ?? answer;
    counter.end();
    yield;
    const { status, examples } = answer;
    const other = examples.find(isOther);
    if (status === 'exact' && !other) return constraints;
    if (!other || !refute(drawn.cages!, other)) return undefined;
  }
  return undefined;
}

/** If a minimal puzzle is wanted, more guesses go into the proof. */
const MAX_GUESSES_FOR_MINIMAL = 200_000;

/** Takes a dig to its end under the rules of its board. False if stopped. */
export function* digRuled(
  drawn: Ruled,
  { geometry, dig: depth }: GenerateOptions,
  dig: Dig,
  shouldStop: () => boolean,
): Generator<void, boolean> {
  const counter = createSteadyCounter(geometry, rulesIn(drawn));
  const full = allDigits(geometry.size);
  const others = othersThan(drawn.solution, geometry);
  const isDone = yield* digByCounts(
    dig,
    (givens, control) =>
      counter.count(
        givens.map((digit) => (digit === 0 ? full : digitBit(digit))),
        2,
        control,
        others,
      ),
    depth === 'minimal' ? MAX_GUESSES_FOR_MINIMAL : MAX_GUESSES,
    shouldStop,
  );
  counter.end();
  return isDone;
}

/** Tried first, so that a second solution is found quickly. */
function othersThan(solution: Uint8Array, { size }: Geometry): DigitSet[] {
  return [...solution].map((digit) => allDigits(size) & ~digitBit(digit));
}

/**
 * The result depends on the first solution that a question finds, and on its number of guesses: so it uses the solver
 * that behaves the same on every machine, not the faster one that some hosts lack.
 */
function createSteadyCounter(geometry: Geometry, constraints: readonly Constraint[]): Counter {
  return createCounter({ ...emptyPuzzle(geometry), constraints }, SCALAR);
}
