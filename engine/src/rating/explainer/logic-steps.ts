/** Rated steps as steps of logic, with evidence that can be explained, drawn and checked like any other. */
import type { Evidence, Step } from '../../logic/step.ts';
import { bitsOf, type Board, HOUSE_OF } from './board.ts';
import type { Hint, Reason } from './hint.ts';
import { chainsEvidence } from './chain-evidence.ts';
import {
  candidateOf,
  type Conclusions,
  houseIndex,
  isIn,
  maskOf,
  type Masks,
  type Named,
  placesIn,
  presentIn,
} from './evidence-parts.ts';
import {
  fishEvidence,
  graveEvidence,
  linksEvidence,
  type LockingOrSet,
  patternEvidence,
  rectangleEvidence,
  setsEvidence,
  wingEvidence,
} from './pattern-evidence.ts';

/**
 * The steps of logic that are equivalent to a hint, in order: two for direct forms, one for all others. Undefined if
 * logic has no name for it: unique loops of at least six cells, BUG except in its simplest form, aligned exclusion.
 */
export function toldSteps({ removed, placed, reason }: Hint, { cells }: Board): Step[] | undefined {
  if (placed >= 0) {
    const placements = [candidateOf(placed)];
    if (reason.kind === 'locking' || reason.kind === 'hidden-set' || reason.kind === 'naked-set')
      return direct(reason, placed, cells);
    return made(reason, cells, { placements, eliminations: [] });
  }
  const eliminations = presentIn(cells, removed);
  return made(reason, cells, { placements: [], eliminations });
}

function made(reason: Reason, cells: Masks, conclusions: Conclusions): Step[] | undefined {
  const found = evidenceOf(reason, cells, conclusions);
  return found && [{ technique: found[0], ...conclusions, evidence: found[1] }];
}

/** A pattern and the single that follows. */
function direct(reason: LockingOrSet, placed: number, cells: Masks): Step[] {
  const removed =
    reason.kind === 'locking'
      ? placesIn(cells, reason.cover, reason.digit)
          .filter((cell) => !isIn(reason.base, cell))
          .map((cell) => cell * 9 + reason.digit)
      : reason.cells.flatMap((cell) =>
          bitsOf(cells[cell] & ~maskOf(reason.digits)).map((digit) => cell * 9 + digit),
        );
  const [technique, evidence] = patternEvidence(reason, cells);
  const kind = Math.floor((reason.kind === 'locking' ? reason.base : reason.house) / 9);
  const house = HOUSE_OF[Math.floor(placed / 9) * 3 + kind];
  const pattern: Step = { technique, placements: [], eliminations: presentIn(cells, removed), evidence };
  const placements = [candidateOf(placed)];
  return [
    pattern,
    { technique: 'hidden-single', placements, eliminations: [], ...singleEvidence(house, placed) },
  ];
}

function singleEvidence(house: number, placed: number): { readonly evidence: Evidence } {
  const { cell, digit } = candidateOf(placed);
  const houses = [{ house: houseIndex(house), role: 'base' as const }];
  return { evidence: { digits: [digit], houses, candidates: [{ cell, digit, role: 'pattern' }] } };
}

function evidenceOf(reason: Reason, cells: Masks, conclusions: Conclusions): Named | undefined {
  switch (reason.kind) {
    case 'hidden-single': {
      const [{ cell, digit }] = conclusions.placements;
      const role = reason.alone ? ('home' as const) : ('base' as const);
      const houses = [{ house: houseIndex(reason.house), role }];
      const candidates = [{ cell, digit, role: 'pattern' as const }];
      return [reason.alone ? 'full-house' : 'hidden-single', { digits: [digit], houses, candidates }];
    }
    case 'naked-single': {
      const [{ cell, digit }] = conclusions.placements;
      return ['naked-single', { digits: [digit], candidates: [{ cell, digit, role: 'pattern' }] }];
    }
    case 'locking':
    case 'hidden-set':
    case 'naked-set':
      return patternEvidence(reason, cells);
    case 'fish':
      return fishEvidence(reason, cells);
    case 'wing':
      return wingEvidence(reason, cells);
    case 'strong-links':
      return linksEvidence(reason, cells);
    case 'bivalue-wing':
      return setsEvidence(reason, cells, conclusions);
    case 'unique-loop':
      return rectangleEvidence(reason, cells);
    case 'bug':
      return graveEvidence(reason);
    case 'chains':
      return chainsEvidence(reason.proof, cells, conclusions);
    case 'aligned':
      return undefined;
  }
}
