import { seesCell } from '../../board-index.ts';
import { type FinderContext, read, type SharedData } from '../../finder-context.ts';
import { isCandidate } from '../../position.ts';
import { follow, isSettled, trialOf } from '../../rules/outcomes.ts';
import { fallOf } from '../../rules/rule-step.ts';
import {
  createRuleTrial,
  placesOf,
  type RuleTrial,
  runRuleTrial,
  type TrialDepth,
  TRIAL_DEPTHS,
} from '../../rules/rule-trial.ts';
import { type Reason, reasonsOf } from '../../rules/trial-reasons.ts';
import type { Candidate, ChainNode, Implication, Step } from '../../step.ts';
import { weakLink } from '../chains/weak-links.ts';
import { type Family, NOTHING } from '../family.ts';
import { seenStep } from './seen-places.ts';

/**
 * Forcing net through rules: an assumed candidate leads, by eliminations, singles, digits that see all their places in
 * a house, and digits in no filling of a rule, to a cell without a digit or a digit without a place. So the candidate
 * is eliminated. Single rules are tried first, then sums derived from whole houses, then combined rules; within each,
 * the net with the fewest conclusions.
 *
 * Evidence: one of `branches`, in which `by` is a step of a rule or common sight; `candidates`: the assumption as
 * `target`; the emptied cell as `pattern` of `cells` or the house without a place as `home` of `houses`.
 */
export const ruleNets: Family = {
  techniques: ['forcing-rules-contradiction'],
  find(context) {
    if (context.position.puzzle.constraints.length === 0) return NOTHING;
    return context.options.extent === 'every' ? every(context) : contradictions(context);
  },
};

interface Assumed extends Candidate {
  readonly depth: TrialDepth;
  readonly length: number;
}

interface Memory {
  /** Assumptions that have failed, the shortest first: they will fail again, since candidates are only ever removed. */
  readonly failed: Assumed[];
  /** The candidate, as `cell * stride + digit`, at which the next search starts. */
  next: number;
}

const MEMORY: SharedData<Memory> = { create: () => ({ failed: [], next: 0 }), refresh: (memory) => memory };

/** Maximum number of failures that one search collects to choose from. */
const ENOUGH = 4;

function* contradictions(context: FinderContext): Generator<Step> {
  const { position } = context;
  const memory = read(context, MEMORY);
  for (let known = memory.failed.shift(); known; known = memory.failed.shift()) {
    const step = isCandidate(position, known.cell, known.digit) && stepAgainst(context, known);
    if (step) yield step;
  }
  for (const depth of TRIAL_DEPTHS) {
    memory.failed.push(...failures(context, depth, memory));
    for (let first = memory.failed.shift(); first; first = memory.failed.shift()) {
      const step = stepAgainst(context, first);
      if (!step) continue;
      yield step;
      return;
    }
  }
}

/** Cycles through all candidates, starting where the last search ended. */
function failures(context: FinderContext, depth: TrialDepth, memory: Memory): Assumed[] {
  const { position, tables } = context;
  const { stride, cellCount } = tables;
  const found: Assumed[] = [];
  for (let k = 0; k < cellCount * stride && found.length < ENOUGH; k++) {
    const at = (memory.next + k) % (cellCount * stride);
    const [cell, digit] = [Math.floor(at / stride), at % stride];
    if (digit === 0 || !isCandidate(position, cell, digit)) continue;
    if (isSettled(context, depth, cell, digit)) continue;
    if (context.shouldStop()) return [];
    const trial = follow(context, depth, cell, digit);
    if (trial.contradiction) found.push({ cell, digit, depth, length: trial.events.length });
    if (found.length === ENOUGH) memory.next = at + 1;
  }
  return found.sort((a, b) => a.length - b.length);
}

function stepAgainst(context: FinderContext, assumed: Assumed): Step | undefined {
  const trial = trialOf(context, assumed.depth, assumed);
  return trial.contradiction && stepOf(trial, assumed);
}

function* every({ position, tables, shouldStop }: FinderContext): Generator<Step> {
  const trial = createRuleTrial(position, 'thorough');
  for (let cell = 0; cell < tables.cellCount; cell++) {
    for (let digit = 1; digit <= tables.size; digit++) {
      if (!isCandidate(position, cell, digit)) continue;
      if (shouldStop()) return;
      runRuleTrial(trial, cell, digit);
      if (trial.contradiction) yield stepOf(trial, { cell, digit });
    }
  }
}

function stepOf(trial: RuleTrial, { cell, digit }: Candidate): Step {
  const reasons = reasonsOf(trial);
  const { contradiction } = trial;
  return {
    technique: 'forcing-rules-contradiction',
    placements: [],
    eliminations: [{ cell, digit }],
    evidence: {
      digits: [contradiction?.is === 'house' ? contradiction.digit : digit],
      candidates: [{ cell, digit, role: 'target' }],
      ...(contradiction?.is === 'cell' && { cells: [{ cells: [contradiction.cell], role: 'pattern' }] }),
      ...(contradiction?.is === 'house' && { houses: [{ house: contradiction.house, role: 'home' }] }),
      branches: [{ implications: reasons.map((reason) => implicationOf(trial, reasons, reason)) }],
    },
  };
}

function implicationOf({ position }: RuleTrial, reasons: readonly Reason[], reason: Reason): Implication {
  const { event, causes } = reason;
  const { cell, digit, isTrue, cause } = event;
  const node: ChainNode = { cells: [cell], digit };
  const plain = { node, holds: isTrue ? ('true' as const) : ('false' as const), causes };
  switch (cause.is) {
    case 'assumed':
      return plain;
    case 'taken': {
      const by = reasons[causes[0]].event;
      return { ...plain, link: weakLink(position, { cells: [by.cell], digit: by.digit }, node) };
    }
    case 'cell':
      return { ...plain, link: { strength: 'strong', reason: { kind: 'cell', cell } } };
    case 'house':
      return { ...plain, link: { strength: 'strong', reason: { kind: 'house', house: cause.house } } };
    case 'seen':
      return {
        ...plain,
        by: seenStep(
          cause.house,
          placesOf(position, cause.house, digit).filter((place) => seesCell(position.tables, place, cell)),
          [{ cell, digit }],
        ),
      };
    case 'premise':
      return { ...plain, by: fallOf(cause.premise, { cell, digit }) };
  }
}
