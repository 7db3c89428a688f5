/**
 * Level and score along the path that HoDoKu 2.2.0 itself takes. Which of equal steps it applies decides what comes
 * after, and so the score. For most techniques our finders yield the step that it takes; chains it collects and sorts.
 * Not finished: docs/rating.md tells how often both agree.
 */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type HodokuRating, hodokuScoreOf } from '../logic/difficulty/hodoku-rating.ts';
import { applyStep, findSteps, type LogicOptions, nextStep, type PathEnd } from '../logic/solve-logically.ts';
import { isSolved, type Position, positionOf } from '../logic/position.ts';
import type { Step } from '../logic/step.ts';
import { type TechniqueId, TECHNIQUES, techniqueOf } from '../logic/catalogue.ts';

/**
 * As `hodokuRating`, with HoDoKu's choice between equal steps. It looks at houses alone. A stuck path is rated so far.
 */
export function rateAsHodoku(puzzle: Puzzle, options: LogicOptions = {}): HodokuRating {
  const walk = walkAsHodoku(positionOf(puzzle), options);
  const steps: Step[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { end: next.value, ...hodokuScoreOf(steps), steps };
    steps.push(next.value);
  }
}

/** X-Chain, XY-Chain, nice loops and AIC, grouped ones: by abbreviation, as one search finds all of a kind. */
const SORTED = ['x', 'xyc', 'nl', 'gnl'];

/** Yields each step before it is applied to `position`; returns how the path ended. */
function* walkAsHodoku(position: Position, options: LogicOptions = {}): Generator<Step, PathEnd> {
  const { shouldStop = () => false, maxSteps = Infinity } = options;
  for (let count = 0; !isSolved(position); count++) {
    if (shouldStop()) return 'stopped';
    if (count >= maxSteps) return 'limit';
    const first = nextStep(position, options);
    if (!first) return shouldStop() ? 'stopped' : 'stuck';
    const step = chosenLike(first, position, options);
    yield step;
    applyStep(position, step);
  }
  return 'solved';
}

/** Of chains the one that takes most away, then the one that `sumOf` puts first, then the shortest. */
function chosenLike(first: Step, position: Position, options: LogicOptions): Step {
  const { short } = techniqueOf(first.technique);
  if (!SORTED.includes(short)) return first;
  const wanted = options.techniques?.map((id) => id as string);
  const techniques = TECHNIQUES.filter((one) => one.short === short && (wanted?.includes(one.id) ?? true));
  const ids: readonly TechniqueId[] = techniques.map(({ id }) => id);
  let best: Step | undefined;
  for (const step of findSteps(position, { ...options, techniques: ids })) {
    if (hasEndInGroup(step)) continue;
    if (!best || isBefore(step, best)) best = step;
  }
  return best ?? first;
}

/** HoDoKu's AIC begin and end in single cells. */
function hasEndInGroup({ technique, evidence }: Step): boolean {
  if (technique !== 'grouped-aic') return false;
  const [{ nodes }] = evidence.chains!;
  return nodes[0].cells.length > 1 || nodes[nodes.length - 1].cells.length > 1;
}

function isBefore(a: Step, b: Step): boolean {
  if (a.eliminations.length !== b.eliminations.length) return a.eliminations.length > b.eliminations.length;
  const sums = sumOf(a) - sumOf(b);
  return sums !== 0 ? sums < 0 : lengthOf(a) < lengthOf(b);
}

/** Of the eliminated candidates: later ones weigh more, by their cells, so that the sum says little about places. */
function sumOf({ eliminations }: Step): number {
  return eliminations.reduce((sum, { cell, digit }, k) => sum + cell * (1 + 80 * k) + digit, 0);
}

function lengthOf({ evidence }: Step): number {
  return evidence.chains?.[0]?.nodes.length ?? 0;
}
