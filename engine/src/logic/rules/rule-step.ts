/**
 * Steps that a premise of rules proves: digits in none of its fillings, and digits that see a place of theirs in every
 * filling.
 */
import { digitCount, type DigitSet, digitsIn } from '../../model/digits.ts';
import type { TechniqueId } from '../catalogue.ts';
import type { FinderContext } from '../finder-context.ts';
import { fillingsIn, fillingsOf } from './fillings.ts';
import { candidatesSeeing } from '../sight.ts';
import type { Candidate, RuleEvidence, Step } from '../step.ts';
import { techniqueOfRule } from './rule-technique.ts';
import { findFilling, listFillings, type Scope, settle, supported } from './scope.ts';
import { domainsOf, type Premise } from './premises.ts';

/** Maximum number of trials for one premise. Candidates left undecided stay. */
const TRIALS = 1500;
/** Maximum numbers of sets and fillings that are listed, and of fillings that are enumerated for them. */
const MAX_SETS = 8;
const MAX_FILLINGS = 6;
const MAX_LISTED = 300;

/** The step that eliminates the digits in no filling of a premise. */
export function strikeStep(
  context: FinderContext,
  premise: Premise,
  technique: TechniqueId,
): Step | undefined {
  const { position } = context;
  const before = domainsOf(position, premise.scope);
  if (before.every((set) => (set & (set - 1)) === 0)) return undefined;
  const left = supported(premise.scope, before, { left: TRIALS }, fillingsOf(fillingsIn(context), premise));
  // Without any filling the position is broken, which is not something for a step to report.
  if (!left) return undefined;
  const eliminations = premise.scope.cells.flatMap((cell, i) =>
    position.digits[cell] === 0
      ? digitsIn(before[i] & ~left[i]).map((digit): Candidate => ({ cell, digit }))
      : [],
  );
  if (eliminations.length === 0) return undefined;
  const emptied = emptiedBy(premise.scope, before, eliminations);
  return stepOf(technique, premise, eliminations, {
    ...partsOf(premise),
    ...remaining(premise.scope, left),
    ...(emptied && { emptied }),
  });
}

/** The first eliminated candidate that leaves another cell without digits by propagation alone. */
function emptiedBy(
  scope: Scope,
  before: Int32Array,
  eliminations: readonly Candidate[],
): RuleEvidence['emptied'] {
  for (const assumed of eliminations) {
    const tried = before.slice();
    tried[scope.cells.indexOf(assumed.cell)] = 1 << (assumed.digit - 1);
    settle(scope, tried);
    const at = tried.indexOf(0);
    if (at >= 0 && scope.cells[at] !== assumed.cell) return { assumed, cell: scope.cells[at] };
  }
  return undefined;
}

/** The digits that a premise is known to need and not to need. A needed digit remains needed. */
export interface Needs {
  needed: DigitSet;
  /** Valid as long as none of the cells has changed. */
  notNeeded: DigitSet;
}

/** Eliminates digits that every filling of a premise contains from the cells that see all their places in it. */
export function* requiredSteps(
  context: FinderContext,
  premise: Premise,
  technique: TechniqueId,
  needs: Needs,
): Generator<Step> {
  const { position } = context;
  const { scope } = premise;
  const before = domainsOf(position, scope);
  let all = 0;
  let placed = 0;
  before.forEach((set, i) => {
    all |= set;
    if (position.digits[scope.cells[i]] !== 0) placed |= set;
  });
  for (const digit of digitsIn(all & ~placed & ~needs.notNeeded)) {
    const bit = 1 << (digit - 1);
    const holders = scope.cells.filter((_, i) => (before[i] & bit) !== 0);
    const seen = candidatesSeeing(context, digit, holders).filter(({ cell }) => !scope.cells.includes(cell));
    if (seen.length === 0) continue;
    if ((needs.needed & bit) === 0) {
      const without = before.map((set) => set & ~bit);
      if (settle(scope, without) && findFilling(scope, without, { left: TRIALS }) !== undefined) {
        needs.notNeeded |= bit;
        continue;
      }
      // The premise itself must have a filling, or it would prove anything.
      const left = before.slice();
      if (!settle(scope, left) || findFilling(scope, left, { left: TRIALS }) === undefined) return;
      needs.needed |= bit;
    }
    const candidates = holders.map((cell) => ({ cell, digit, role: 'pattern' as const }));
    const step = stepOf(technique, premise, seen, { ...partsOf(premise), isRequired: true });
    yield { ...step, evidence: { ...step.evidence, digits: [digit], candidates } };
  }
}

function partsOf({ constraints, scope, balance, derived }: Premise): RuleEvidence {
  return { constraints, cells: scope.cells, ...(balance && { balance }), ...(derived && { derived }) };
}

function stepOf(
  technique: TechniqueId,
  { house }: Premise,
  eliminations: Candidate[],
  rules: RuleEvidence,
): Step {
  const digits = [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
  const houses = [...(house === undefined ? [] : [house]), ...(rules.balance?.houses ?? [])];
  return {
    technique,
    placements: [],
    eliminations,
    evidence: {
      digits,
      rules,
      ...(houses.length > 0 && { houses: houses.map((one) => ({ house: one, role: 'home' as const })) }),
    },
  };
}

/** The remaining sets or fillings, if few enough to be listed. */
function remaining(scope: Scope, left: Int32Array): Pick<RuleEvidence, 'sets' | 'fillings'> {
  const fillings = listFillings(scope, left, MAX_LISTED, { left: TRIALS });
  if (!fillings) return {};
  if (fillings.length <= MAX_FILLINGS) return { fillings: fillings.map((filling) => [...filling]) };
  const areSeen = scope.sees.every((seen) => digitCount(seen) === scope.cells.length - 1);
  if (!areSeen) return {};
  const sets = [...new Set(fillings.map(setOf))].sort((a, b) => a - b);
  return sets.length <= MAX_SETS ? { sets } : {};
}

function setOf(filling: Int32Array): DigitSet {
  return filling.reduce((set, digit) => set | (1 << (digit - 1)), 0);
}

/** The step that eliminates one digit that is in no filling of a premise: a part of a longer proof. */
export function fallOf(premise: Premise, gone: Candidate): Step {
  return stepOf(techniqueOf(premise), premise, [gone], partsOf(premise));
}

function techniqueOf({ constraints, balance, house }: Premise): TechniqueId {
  if (balance) return balance.houses.length === 1 ? 'rule-of-45' : 'rule-of-45-several';
  return house !== undefined || constraints.length > 1
    ? 'joined-rules'
    : techniqueOfRule(constraints[0].kind);
}
