/** A search for steps that is kept from question to question about one game. */
import { digitsIn } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { createFinderContext, type FinderContext } from './finder-context.ts';
import { copyPosition, eliminate, placeDigit, type Position } from './position.ts';
import { nextStep, nextStepIn } from './solve-logically.ts';
import type { Step } from './step.ts';

interface Kept {
  readonly context: FinderContext;
  readonly revision: number;
  readonly near: Cell | undefined;
  readonly step: Step | undefined;
}

/**
 * `nextStep` with a memory, for the default techniques. A board on which digits were entered or candidates eliminated
 * since the last question is reached from the last one, so that finders look again only where something has changed, as
 * along a path; on any other board the search begins again. The other options must be the same at each call.
 */
export function createStepSearch(): typeof nextStep {
  let kept: Kept | undefined;
  return (position, given) => {
    const options = given ?? {};
    if (options.techniques || options.search) return nextStep(position, options);
    const { near, shouldStop = () => false } = options;
    const before = kept;
    kept = undefined;
    const isFollowed = before !== undefined && follow(before.context.position, position);
    const context = isFollowed ? before.context : createFinderContext(copyPosition(position));
    const { revision } = context.position;
    if (isFollowed && before.revision === revision && before.near === near) {
      kept = before;
      return before.step;
    }
    let isStopped = false;
    const heard = (): boolean => (isStopped ||= shouldStop());
    const step = nextStepIn({ ...context, shouldStop: heard }, options);
    // What a stopped search has noted is not complete.
    if (!isStopped) kept = { context, step, near, revision };
    return step;
  };
}

/** Plays what has happened between two positions; false if the later one cannot be reached, or not exactly. */
function follow(position: Position, later: Position): boolean {
  const { puzzle, digits, candidates } = position;
  if (puzzle.geometry !== later.puzzle.geometry || puzzle.constraints !== later.puzzle.constraints)
    return false;
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell] !== 0 && digits[cell] !== later.digits[cell]) return false;
    if ((later.candidates[cell] & ~candidates[cell]) !== 0) return false;
  }
  for (let cell = 0; cell < digits.length; cell++)
    if (digits[cell] !== later.digits[cell]) placeDigit(position, cell, later.digits[cell]);
  for (let cell = 0; cell < digits.length; cell++) {
    for (const digit of digitsIn(candidates[cell] & ~later.candidates[cell]))
      eliminate(position, cell, digit);
    if (candidates[cell] !== later.candidates[cell]) return false;
  }
  return true;
}
