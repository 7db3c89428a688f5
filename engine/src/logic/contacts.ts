import type { Geometry } from '../model/geometry.ts';
import type { Candidate, CandidateRole, Step } from './step.ts';

/** Two candidates that a drawing connects. */
export type Contact = readonly [Candidate, Candidate];

/**
 * The candidates that see each other where a colouring touches itself or another: together with the pairs, the grounds
 * of its conclusion. Empty for all other steps.
 */
export function contactsOf(geometry: Geometry, { technique, evidence }: Step): Contact[] {
  const { candidates = [] } = evidence;
  const between = (a: CandidateRole, b: CandidateRole): Contact[] => {
    for (const one of candidates.filter(({ role }) => role === a)) {
      const sees = geometry.peers[one.cell];
      const other = candidates.find(({ role, cell }) => role === b && sees.includes(cell));
      if (other) return [[plain(one), plain(other)]];
    }
    return [];
  };
  switch (technique) {
    case 'simple-colors-wrap':
      return between('colour-1', 'colour-1');
    case 'multi-colors-1':
      return between('colour-1', 'colour-3');
    case 'multi-colors-2':
      return [...between('colour-1', 'colour-3'), ...between('colour-1', 'colour-4')];
    default:
      return [];
  }
}

function plain({ cell, digit }: Candidate): Candidate {
  return { cell, digit };
}
