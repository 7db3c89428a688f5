/**
 * Evidence of chains, from their trails. Nested chains are steps within steps: `Implication.by` is a step on the board
 * that results from the outer chain.
 */
import type { Branch, Candidate, Evidence, Implication, Link, Step } from '../../logic/step.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { HOUSE_OF } from './board.ts';
import { CAUSE, type Pattern, type Proof, type Trail } from './chains/proof.ts';
import { candidateOf, type Conclusions, houseIndex, type Masks, type Named } from './evidence-parts.ts';
import { fishEvidence, patternEvidence } from './pattern-evidence.ts';

export function chainsEvidence(proof: Proof, cells: Masks, conclusions: Conclusions): Named {
  const { kind, trails, home = 0 } = proof;
  if (kind === 'cycle') return cycleEvidence(trails[0]);
  const isContradiction = kind === 'forcing' || kind === 'contradiction';
  const branches = isContradiction
    ? [branchOf(trails, cells)]
    : trails.map((trail) => branchOf([trail], cells));
  const isNet = branches.some(({ implications }) =>
    implications.some(({ causes, by }) => causes.length > 1 || by),
  );
  const technique = `forcing-${isNet ? 'net' : 'chain'}-${isContradiction ? 'contradiction' : 'verity'}`;
  const targets = [...conclusions.placements, ...conclusions.eliminations];
  const evidence: Evidence = {
    digits: [],
    branches,
    candidates: targets.map((target) => ({ ...target, role: 'target' })),
    ...(kind === 'cell' && { cells: [{ cells: [home], role: 'pattern' as const }] }),
    ...(kind === 'house' && {
      digits: [((assumedNode(trails[0]) >> 1) % 9) + 1],
      houses: [{ house: houseIndex(home), role: 'home' as const }],
    }),
  };
  return [technique as TechniqueId, evidence];
}

/** The evidence of a loop, whose nodes are alternately true and false, each following from the next. */
function cycleEvidence({ nodes, causes }: Trail): Named {
  const chainNodes = nodes.map((node) => {
    const { cell, digit } = candidateOf(node >> 1);
    return { digit, cells: [cell] };
  });
  const links = nodes.map((node, i): Link => linkOf(node, causes[i]));
  const digits = [...new Set(chainNodes.map(({ digit }) => digit))].sort((a, b) => a - b);
  return ['continuous-nice-loop', { digits, chains: [{ nodes: chainNodes, links, shape: 'loop' }] }];
}

/** The reason that a node follows from its cause. */
function linkOf(node: number, cause: number): Link {
  const cell = Math.floor(node / 18);
  if (cause === CAUSE.cell) return { strength: node & 1 ? 'strong' : 'weak', reason: { kind: 'cell', cell } };
  if (!(node & 1)) return { strength: 'weak', reason: { kind: 'sight' } };
  const house = HOUSE_OF[cell * 3 + cause - CAUSE.block];
  return { strength: 'strong', reason: { kind: 'house', house: houseIndex(house) } };
}

/** The branch of several trails from one assumption: every node after its causes, and the results last, in order. */
function branchOf(trails: readonly Trail[], cells: Masks): Branch {
  const implications: Implication[] = [];
  const placeOf = new Map<number, number>();
  for (const trail of trails) {
    const add = (at: number): number => {
      const node = trail.nodes[at];
      const known = placeOf.get(node);
      if (known !== undefined) return known;
      const causes = trail.parents[at].map(add);
      placeOf.set(node, implications.length);
      implications.push(implicationOf(trail, at, causes, implications, cells));
      return implications.length - 1;
    };
    add(0);
  }
  return { implications };
}

function implicationOf(
  { nodes, causes: why, patterns }: Trail,
  at: number,
  causes: readonly number[],
  before: readonly Implication[],
  cells: Masks,
): Implication {
  const node = nodes[at];
  const { cell, digit } = candidateOf(node >> 1);
  const base = {
    node: { digit, cells: [cell] },
    holds: node & 1 ? ('true' as const) : ('false' as const),
    causes,
  };
  const pattern = patterns[at];
  if (pattern) {
    const ruledOut = causes.map((cause) => before[cause]);
    return { ...base, by: innerStep(pattern, { cell, digit }, without(cells, ruledOut)) };
  }
  return causes.length === 0 ? base : { ...base, link: linkOf(node, why[at]) };
}

function innerStep(pattern: Pattern, gone: Candidate, cells: Masks): Step {
  const conclusions = { placements: [], eliminations: [gone] };
  if (pattern.kind === 'chains') {
    const concluded = conclusionOf(pattern.proof, gone);
    const [technique, evidence] = chainsEvidence(pattern.proof, cells, concluded);
    return { technique, ...concluded, evidence };
  }
  const [technique, evidence] =
    pattern.kind === 'x-wing'
      ? fishEvidence({ ...pattern, kind: 'fish' }, cells)
      : pattern.kind === 'locking'
        ? patternEvidence(pattern, cells)
        : patternEvidence(
            { ...pattern, kind: pattern.kind === 'hidden-pair' ? 'hidden-set' : 'naked-set' },
            cells,
          );
  return { technique, ...conclusions, evidence };
}

/** The conclusion of a chain inside another: a placement if its last node is true, otherwise only the elimination. */
function conclusionOf({ kind, trails }: Proof, gone: Candidate): Conclusions {
  const eliminated = { placements: [], eliminations: [gone] };
  if (kind === 'cycle') return eliminated;
  const [node] = kind === 'contradiction' ? [assumedNode(trails[0]) ^ 1] : trails[0].nodes;
  return node & 1 ? { placements: [candidateOf(node >> 1)], eliminations: [] } : eliminated;
}

/** The assumption of a trail: its node without parents. */
function assumedNode({ nodes, parents }: Trail): number {
  return nodes[parents.findIndex((causes) => causes.length === 0)];
}

function without(cells: Masks, facts: readonly Implication[]): Masks {
  const left = Array.from(cells);
  for (const { node, holds } of facts) {
    if (holds === 'false') for (const cell of node.cells) left[cell] &= ~(1 << (node.digit - 1));
  }
  return left;
}
