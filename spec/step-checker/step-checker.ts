/**
 * Checks steps of logic by their evidence. It shares nothing with the finders: it reads the board before the step, the
 * houses of the geometry, and the step itself; it derives everything else independently, in a slow and simple way.
 */
import { type Step, type TechniqueId, techniqueOf } from 'pencilmark';
import { type CheckedBoard, type Checker, holds, type Verdict } from './board.ts';
import { brokenRing, contradiction, kraken, openChain, remotePair, ring, verity } from './chains.ts';
import {
  colours,
  fish,
  fullHouse,
  hiddenSingle,
  hiddenSubset,
  lockedCandidates,
  nakedSingle,
  nakedSubset,
  sueDeCoq,
  xyzWing,
} from './patterns.ts';
import { areUnruled, byRules, commonSight } from './rules.ts';
import { lockedSets } from './sets.ts';
import { templates } from './templates.ts';
import { bruteForce } from './trial.ts';
import { grave, rectangle } from './uniqueness.ts';

export type { CheckedBoard, Verdict } from './board.ts';

/** Why the evidence does not prove the step; undefined if it does. */
export function checkStep(board: CheckedBoard, step: Step): Verdict {
  const { placements, eliminations } = step;
  const all = [...placements, ...eliminations];
  if (all.length === 0) return 'it concludes nothing';
  if (!all.every(({ cell, digit }) => holds(board, cell, digit))) return 'a conclusion is about no candidate';
  if (new Set(all.map(({ cell, digit }) => `${cell} ${digit}`)).size !== all.length)
    return 'a conclusion comes twice';
  const { deadly } = step.evidence;
  if (deadly && !areUnruled(board, deadly.cells)) return 'a rule speaks of the deadly pattern';
  return checkInner(board, step) ?? checkerOf(step.technique)(board, step);
}

/** Checks the inner steps of a step, each on the board without the candidates that its causes rule out. */
function checkInner(board: CheckedBoard, { evidence }: Step): Verdict {
  for (const { implications } of evidence.branches ?? []) {
    for (const { causes, by } of implications) {
      if (!by) continue;
      const ruledOut = causes.map((cause) => implications[cause]);
      if (ruledOut.some((fact) => fact?.holds !== 'false'))
        return 'an inner step rests on what is not ruled out';
      const candidates = board.candidates.map((mask, cell) =>
        ruledOut.reduce(
          (left, { node }) => (node.cells.includes(cell) ? left & ~(1 << (node.digit - 1)) : left),
          mask,
        ),
      );
      const verdict = checkStep({ ...board, candidates }, by);
      if (verdict !== undefined) return `an inner ${by.technique}: ${verdict}`;
    }
  }
  return undefined;
}

function checkerOf(technique: TechniqueId): Checker {
  if (technique === 'seen-places') return commonSight;
  if (techniqueOf(technique).needs === 'rules' && !technique.startsWith('forcing-')) return byRules;
  const found = CHECKERS.find(([pattern]) => pattern.test(technique));
  return found ? found[1] : () => `nobody checks ${technique}`;
}

const CHECKERS: readonly (readonly [RegExp, Checker])[] = [
  [/^full-house$/, fullHouse],
  [/^naked-single$/, nakedSingle],
  [/^hidden-single$/, hiddenSingle],
  [/^(pointing|claiming)$/, lockedCandidates],
  [/^(naked|locked)-/, nakedSubset],
  [/^hidden-rectangle$/, rectangle],
  [/^hidden-/, hiddenSubset],
  [/^kraken-/, kraken],
  [/(^|-)(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, fish],
  [/^(skyscraper|turbot-fish|(dual-)?(two-string-kite|empty-rectangle)|w-wing|xy-wing)$/, openChain],
  [/^(x-chain|xy-chain|aic|grouped-aic)$/, openChain],
  [/^xyz-wing$/, xyzWing],
  [/^remote-pair$/, remotePair],
  [/discontinuous-nice-loop$/, brokenRing],
  [/continuous-nice-loop$/, ring],
  [/colors/, colours],
  [/^(uniqueness-test|avoidable-rectangle)-/, rectangle],
  [/^bug-plus-1$/, grave],
  [/^sue-de-coq$/, sueDeCoq],
  [/^(als-|death-blossom)/, lockedSets],
  [/^forcing-.*-contradiction$/, contradiction],
  [/^forcing-.*-verity$/, verity],
  [/^template-/, templates],
  [/^brute-force$/, bruteForce],
];
