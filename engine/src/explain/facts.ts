/**
 * The evidence of a step, sorted by role, so that sentences read what they need without checking that it exists. A list
 * is empty if the technique has no such part.
 */
import type { Digit, DigitSet } from '../model/digits.ts';
import type { Cell, Geometry, HouseIndex } from '../model/geometry.ts';
import {
  type AlmostLockedSet,
  type Branch,
  type Candidate,
  CANDIDATE_ROLES,
  type CandidateRole,
  CELL_ROLES,
  type CellRole,
  type Chain,
  type DeadlyPattern,
  HOUSE_ROLES,
  type HouseRole,
  type RestrictedCommon,
  type RuleEvidence,
  type Step,
} from '../logic/step.ts';
import type { TechniqueId } from '../logic/catalogue.ts';
import { type Bars, barsOf } from '../logic/bars.ts';
import { type Contact, contactsOf } from '../logic/contacts.ts';
import { condenseBranches } from '../logic/condense.ts';

export interface Facts {
  readonly technique: TechniqueId;
  readonly isSiamese: boolean;
  readonly digits: readonly Digit[];
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly houses: Readonly<Record<HouseRole, readonly HouseIndex[]>>;
  /** The cells of all parts with the role, in the order of the evidence. */
  readonly cells: Readonly<Record<CellRole, readonly Cell[]>>;
  /** The digits for which the cells of a role are named; 0 if no part has any. */
  readonly cellDigits: Readonly<Record<CellRole, DigitSet>>;
  readonly candidates: Readonly<Record<CandidateRole, readonly Candidate[]>>;
  readonly chains: readonly Chain[];
  /** The complete branches, and the condensed ones that text and drawing show. */
  readonly branches: readonly Branch[];
  readonly told: readonly Branch[];
  /** The places where a colouring touches itself or another. */
  readonly contacts: readonly Contact[];
  /** The houses of the roof cells. */
  readonly roofHouses: readonly HouseIndex[];
  readonly sets: readonly AlmostLockedSet[];
  readonly commons: readonly RestrictedCommon[];
  readonly deadly: DeadlyPattern;
  readonly rules: RuleEvidence;
  /** The digits that rule out everything but a single, if the board is known. */
  readonly bars: Bars | undefined;
}

export function factsOf(step: Step, geometry: Geometry, board?: ArrayLike<Digit>): Facts {
  const { technique, form, placements, eliminations, evidence } = step;
  const { digits, houses = [], cells = [], candidates = [] } = evidence;
  return {
    technique,
    isSiamese: form === 'siamese',
    digits,
    placements,
    eliminations,
    houses: byRole(HOUSE_ROLES, (role) =>
      houses.filter((part) => part.role === role).map(({ house }) => house),
    ),
    cells: byRole(CELL_ROLES, (role) =>
      cells.filter((part) => part.role === role).flatMap((part) => part.cells),
    ),
    cellDigits: byRole(CELL_ROLES, (role) =>
      cells.reduce((set, part) => (part.role === role ? set | (part.digits ?? 0) : set), 0),
    ),
    candidates: byRole(CANDIDATE_ROLES, (role) =>
      candidates.filter((part) => part.role === role).map(({ cell, digit }) => ({ cell, digit })),
    ),
    chains: evidence.chains ?? [],
    branches: evidence.branches ?? [],
    told: condenseBranches(evidence.branches ?? []),
    contacts: contactsOf(geometry, step),
    roofHouses: cells.flatMap((part) =>
      part.role === 'roof' ? part.cells.flatMap((cell) => geometry.housesOf[cell]) : [],
    ),
    sets: evidence.sets ?? [],
    commons: evidence.commons ?? [],
    deadly: evidence.deadly ?? { cells: [], digits: [] },
    rules: evidence.rules ?? { constraints: [], cells: [] },
    bars: board && barsOf(geometry, Array.from(board), step),
  };
}

function byRole<Role extends string, Part>(
  roles: readonly Role[],
  pick: (role: Role) => Part,
): Record<Role, Part> {
  return Object.fromEntries(roles.map((role) => [role, pick(role)])) as Record<Role, Part>;
}
