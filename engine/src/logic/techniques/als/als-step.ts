/** Steps of linked almost locked sets, shared by the families that find them. */
import { digitSet, digitsIn } from '../../../model/digits.ts';
import type { AlsSets } from './als-sets.ts';
import { lowestBit } from '../../cell-set.ts';
import type { FinderContext } from '../../finder-context.ts';
import type { AlmostLockedSet, Candidate, RestrictedCommon, Step } from '../../step.ts';
import type { TechniqueId } from '../../catalogue.ts';

/** Adds the candidates that see all holders of a digit in both sets. */
export function addTargets(
  found: Candidate[],
  { tables }: FinderContext,
  { targets, faceDigit }: AlsSets,
  face: number,
  other: number,
): void {
  const { words } = tables;
  for (let w = 0; w < words; w++) {
    let bits = targets[face * words + w] & targets[other * words + w];
    for (; bits !== 0; bits &= bits - 1)
      found.push({ cell: (w << 5) + lowestBit(bits), digit: faceDigit[face] });
  }
}

export function linkedStep(
  technique: TechniqueId,
  sets: readonly AlmostLockedSet[],
  commons: readonly RestrictedCommon[],
  eliminations: readonly Candidate[],
): Step {
  const digits = digitSet([...commons, ...eliminations].map(({ digit }) => digit));
  return { technique, placements: [], eliminations, evidence: { digits: digitsIn(digits), sets, commons } };
}
