/**
 * The consequences of each candidate of a position, kept while it changes: candidates are only ever removed, so earlier
 * consequences remain valid and only new ones need to be propagated.
 */
import type { Digit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { type FinderContext, read, type SharedData } from '../finder-context.ts';
import type { Candidate } from '../step.ts';
import { fillingsIn } from './fillings.ts';
import {
  createRuleTrial,
  followOn,
  type RuleTrial,
  runRuleTrial,
  TRIAL_DEPTHS,
  type TrialDepth,
} from './rule-trial.ts';

/** At `cell * stride + digit`: the digits left for each cell if that candidate is true; undefined if unknown. */
type Outcomes = (Int32Array | undefined)[];

interface Kept {
  readonly outcomes: Outcomes;
  /** The revision at which each outcome was found. */
  readonly revisions: Int32Array;
  trial: RuleTrial | undefined;
}

const KEPT: SharedData<Map<TrialDepth, Kept>> = {
  create: () => new Map(),
  refresh: (kept) => kept,
};

/** Maximum number of integers kept at one depth; on boards beyond it every assumption is propagated from the start. */
const MAX_KEPT = 4_000_000;

/** Follows an assumption, starting from its known consequences; the result is kept unless it is a contradiction. */
export function follow(context: FinderContext, depth: TrialDepth, cell: Cell, digit: Digit): RuleTrial {
  const { position, tables } = context;
  const kept = keptAt(context, depth);
  const trial = (kept.trial ??= createRuleTrial(position, depth, fillingsIn(context)));
  const at = cell * tables.stride + digit;
  const known = kept.outcomes[at];
  const before = known ?? shallower(context, depth, at);
  if (!before || !followOn(trial, before, !known)) runRuleTrial(trial, cell, digit);
  if (trial.contradiction) kept.outcomes[at] = undefined;
  else if (tables.cellCount ** 2 * tables.size <= MAX_KEPT) {
    if (known) known.set(trial.domains);
    else kept.outcomes[at] = trial.domains.slice();
  }
  kept.revisions[at] = position.revision;
  return trial;
}

/** The outcome found at a shallower depth. */
function shallower(context: FinderContext, depth: TrialDepth, at: number): Int32Array | undefined {
  const less = TRIAL_DEPTHS.slice(0, TRIAL_DEPTHS.indexOf(depth)).reverse();
  for (const one of less) {
    const known = keptAt(context, one).outcomes[at];
    if (known) return known;
  }
  return undefined;
}

/** A separate trial, which records causes, using the known fillings. */
export function trialOf(context: FinderContext, depth: TrialDepth, { cell, digit }: Candidate): RuleTrial {
  const trial = createRuleTrial(context.position, depth, fillingsIn(context));
  runRuleTrial(trial, cell, digit);
  return trial;
}

/** Whether a candidate is known to lead to no contradiction in the current position. */
export function isSettled(context: FinderContext, depth: TrialDepth, cell: Cell, digit: Digit): boolean {
  const { outcomes, revisions } = keptAt(context, depth);
  const at = cell * context.tables.stride + digit;
  return outcomes[at] !== undefined && revisions[at] === context.position.revision;
}

function keptAt(context: FinderContext, depth: TrialDepth): Kept {
  const all = read(context, KEPT);
  let kept = all.get(depth);
  const { cellCount, stride } = context.tables;
  if (!kept) {
    const revisions = new Int32Array(cellCount * stride).fill(-1);
    const outcomes = new Array<Int32Array | undefined>(cellCount * stride);
    all.set(depth, (kept = { outcomes, revisions, trial: undefined }));
  }
  return kept;
}
