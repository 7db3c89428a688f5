/**
 * Rated steps as steps of logic, with evidence that can be told, drawn and checked like any other. Nested chains are
 * steps within steps: `Implication.by` is a step on the board that the chain around it has made.
 */
import { classic9 } from '../model/boards.ts';
import type {
  Branch,
  Candidate,
  CandidatePart,
  Chain,
  ChainNode,
  Evidence,
  Implication,
  Link,
  Step,
} from '../logic/step.ts';
import type { TechniqueId } from '../logic/catalogue.ts';
import { bitsOf, type Board, cellsAt, HOUSE_CELLS, HOUSE_OF, HOUSES } from './board.ts';
import { CAUSE, type Pattern, type Proof, type Trail } from './chains/proof.ts';
import type { Hint, Reason, UniquenessReason } from './hint.ts';

/** The candidates of each cell as nine bits; 0 for a filled one. */
type Masks = ArrayLike<number>;

let houseIndices: readonly number[] | undefined;

/** The geometry's number of a house. */
function houseIndex(house: number): number {
  houseIndices ??= Array.from({ length: HOUSES }, (_, own) =>
    classic9().houses.findIndex(({ cells }) => cellsAt(own, 511).every((cell) => cells.includes(cell))),
  );
  return houseIndices[house];
}

const SIZES = ['', '', 'pair', 'triple', 'quadruple'];
const FISH = ['', '', 'x-wing', 'swordfish', 'jellyfish'];

/**
 * The steps of logic that a hint comes to, one after the other: direct forms are two, all others one. Undefined where
 * logic has no name for it: unique loops of six cells and more, BUG but for its plainest form, aligned exclusion.
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

type LockingOrSet =
  Extract<Reason, { kind: 'locking' }> | Extract<Reason, { kind: 'hidden-set' | 'naked-set' }>;
type Conclusions = Pick<Step, 'placements' | 'eliminations'>;

function made(reason: Reason, cells: Masks, conclusions: Conclusions): Step[] | undefined {
  const found = evidenceOf(reason, cells, conclusions);
  return found && [{ technique: found[0], ...conclusions, evidence: found[1] }];
}

/** A pattern, and the single that it leaves. */
function direct(reason: LockingOrSet, placed: number, cells: Masks): Step[] {
  const removed =
    reason.kind === 'locking'
      ? placesOf(cells, reason.cover, reason.digit)
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

type Named = readonly [TechniqueId, Evidence];

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

function patternEvidence(reason: LockingOrSet, cells: Masks): Named {
  if (reason.kind === 'locking') {
    const { digit, base, cover } = reason;
    const evidence: Evidence = {
      digits: [digit + 1],
      houses: [
        { house: houseIndex(base), role: 'base' },
        { house: houseIndex(cover), role: 'cover' },
      ],
      candidates: placesOf(cells, base, digit).map((cell) => part(cell, digit)),
    };
    return [base < 9 ? 'pointing' : 'claiming', evidence];
  }
  const size = SIZES[reason.digits.length];
  const mask = maskOf(reason.digits);
  const evidence: Evidence = {
    digits: reason.digits.map((digit) => digit + 1),
    houses: [{ house: houseIndex(reason.house), role: 'home' }],
    cells: [{ cells: reason.cells, role: 'pattern', digits: mask }],
    candidates: reason.cells.flatMap((cell) => bitsOf(cells[cell] & mask).map((digit) => part(cell, digit))),
  };
  return [`${reason.kind === 'hidden-set' ? 'hidden' : 'naked'}-${size}` as TechniqueId, evidence];
}

function fishEvidence({ digit, bases, covers }: Extract<Reason, { kind: 'fish' }>, cells: Masks): Named {
  const houses = [
    ...bases.map((house) => ({ house: houseIndex(house), role: 'base' as const })),
    ...covers.map((house) => ({ house: houseIndex(house), role: 'cover' as const })),
  ];
  const body = bases.flatMap((base) => placesOf(cells, base, digit));
  const candidates = body.map((cell) => part(cell, digit));
  return [FISH[bases.length] as TechniqueId, { digits: [digit + 1], houses, candidates }];
}

function wingEvidence(
  { pivot, pincers, digit: gone }: Extract<Reason, { kind: 'wing' }>,
  cells: Masks,
): Named {
  const digits = bitsOf(cells[pincers[0]] | cells[pincers[1]]).map((digit) => digit + 1);
  const parts = [
    { cells: [pivot], role: 'pivot' as const },
    { cells: pincers, role: 'pincer' as const },
  ];
  if (bitsOf(cells[pivot]).length === 3) return ['xyz-wing', { digits, cells: parts }];
  const [one, other] = pincers.map((cell) => bitsOf(cells[cell] & ~(1 << gone))[0]);
  const nodes = [
    nodeOf([pincers[0]], gone),
    nodeOf([pincers[0]], one),
    nodeOf([pivot], one),
    nodeOf([pivot], other),
    nodeOf([pincers[1]], other),
    nodeOf([pincers[1]], gone),
  ];
  const links = nodes
    .slice(1)
    .map(({ cells: [cell] }, k): Link =>
      k % 2 === 0
        ? { strength: 'strong', reason: { kind: 'cell', cell } }
        : { strength: 'weak', reason: { kind: 'sight' } },
    );
  return ['xy-wing', { digits, cells: parts, chains: [{ nodes, links, shape: 'open' }] }];
}

/** Places of a house that are in neither group belong to the end that all of them see the next link from. */
function linksEvidence(
  { digit, links, bridges }: Extract<Reason, { kind: 'strong-links' }>,
  cells: Masks,
): Named {
  const ordered = links.map(({ house, ends }, i) => {
    const before = i > 0 ? bridges[i - 1] : -1;
    const after = i < bridges.length ? bridges[i] : -1;
    const isTurned =
      after >= 0 ? !ends[1].every((cell) => isIn(after, cell)) : !ends[0].every((cell) => isIn(before, cell));
    const [from, to] = isTurned ? [ends[1], ends[0]] : ends;
    const places = placesOf(cells, house, digit);
    const left = places.filter((cell) => from.includes(cell));
    const right = places.filter((cell) => to.includes(cell));
    for (const cell of places.filter((other) => !from.includes(other) && !to.includes(other))) {
      const joinsRight = after >= 0 ? isIn(after, cell) : before < 0 || !isIn(before, cell);
      (joinsRight ? right : left).push(cell);
    }
    return { house, left, right };
  });
  const nodes = ordered.flatMap(({ left, right }) => [nodeOf(left, digit), nodeOf(right, digit)]);
  const joined = ordered.flatMap(({ house }, i): Link[] => [
    ...(i > 0 ? [{ strength: 'weak', reason: { kind: 'sight' } } as const] : []),
    { strength: 'strong', reason: { kind: 'house', house: houseIndex(house) } },
  ]);
  const chains: Chain[] = [{ nodes, links: joined, shape: 'open' }];
  const isGrouped = links.some((link) => link.isGrouped);
  return [isGrouped ? 'grouped-aic' : 'x-chain', { digits: [digit + 1], chains }];
}

function setsEvidence(
  { cells: wing, pair, restricted }: Extract<Reason, { kind: 'bivalue-wing' }>,
  cells: Masks,
  { eliminations }: Conclusions,
): Named | undefined {
  const house = commonHouse(wing);
  if (house < 0) return undefined;
  const digits = wing.reduce((all, cell) => all | cells[cell], 0);
  const sets = [
    { cells: [pair], digits: cells[pair], house: houseIndex(HOUSE_OF[pair * 3]) },
    { cells: wing, digits, house: houseIndex(house) },
  ];
  const commons = restricted.map((digit) => ({ a: 0, b: 1, digit: digit + 1 }));
  const named = new Set([...commons, ...eliminations].map(({ digit }) => digit));
  return ['als-xz', { digits: [...named].sort((a, b) => a - b), sets, commons }];
}

function rectangleEvidence(
  { type, cells: loop, pairs, extraCells, extras, house, set }: UniquenessReason,
  cells: Masks,
): Named | undefined {
  if (loop.length !== 4) return undefined;
  const floor = loop.filter((cell) => !extraCells.includes(cell));
  const evidence: Evidence = {
    digits: bitsOf(pairs[0]).map((digit) => digit + 1),
    deadly: { cells: loop, digits: pairs },
    cells: [
      { cells: floor, role: 'floor', digits: pairs[0] },
      { cells: extraCells, role: 'roof', digits: pairs[0] },
      ...(set && set.cells.length > 0
        ? [
            {
              cells: set.cells,
              role: 'pattern' as const,
              digits: set.hidden ? undefined : maskOf(set.digits),
            },
          ]
        : []),
    ],
    candidates: extras
      .map(candidateOf)
      .filter(({ cell, digit }) => (cells[cell] >> (digit - 1)) & 1)
      .map((one) => ({ ...one, role: 'extra' as const })),
    ...(house !== undefined && { houses: [{ house: houseIndex(house), role: 'home' as const }] }),
  };
  return [`uniqueness-test-${type}` as TechniqueId, evidence];
}

function graveEvidence({ type, cells: open, pairs, extras }: UniquenessReason): Named | undefined {
  if (type !== 1 || extras.length !== 1) return undefined;
  const extra = candidateOf(extras[0]);
  const evidence: Evidence = {
    digits: [],
    deadly: { cells: open, digits: pairs },
    cells: [{ cells: [extra.cell], role: 'roof' }],
    candidates: [{ ...extra, role: 'extra' }],
  };
  return ['bug-plus-1', evidence];
}

function chainsEvidence(proof: Proof, cells: Masks, conclusions: Conclusions): Named {
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

/** A loop's nodes are true and false in turn, and each follows from the next. */
function cycleEvidence({ nodes, causes }: Trail): Named {
  const chainNodes = nodes.map((node) => {
    const { cell, digit } = candidateOf(node >> 1);
    return { digit, cells: [cell] };
  });
  const links = nodes.map((node, i): Link => linkOf(node, causes[i])); // prettier-ignore
  const digits = [...new Set(chainNodes.map(({ digit }) => digit))].sort((a, b) => a - b);
  return ['continuous-nice-loop', { digits, chains: [{ nodes: chainNodes, links, shape: 'loop' }] }];
}

/** Why a node follows from the one before it. */
function linkOf(node: number, cause: number): Link {
  const cell = Math.floor(node / 18);
  if (cause === CAUSE.cell) return { strength: node & 1 ? 'strong' : 'weak', reason: { kind: 'cell', cell } };
  if (!(node & 1)) return { strength: 'weak', reason: { kind: 'sight' } };
  const house = HOUSE_OF[cell * 3 + cause - CAUSE.block];
  return { strength: 'strong', reason: { kind: 'house', house: houseIndex(house) } };
}

/** All that some trails of one assumption rest on, each after its causes; what they lead to comes last, in order. */
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

/** What a chain inside of another comes to: a digit that is placed and takes others, or only what falls. */
function conclusionOf({ kind, trails }: Proof, gone: Candidate): Conclusions {
  const eliminated = { placements: [], eliminations: [gone] };
  if (kind === 'cycle') return eliminated;
  const [node] = kind === 'contradiction' ? [assumedNode(trails[0]) ^ 1] : trails[0].nodes;
  return node & 1 ? { placements: [candidateOf(node >> 1)], eliminations: [] } : eliminated;
}

/** The node of a trail that nothing leads to. */
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

function commonHouse(cells: readonly number[]): number {
  return [0, 1, 2]
    .map((kind) => HOUSE_OF[cells[0] * 3 + kind])
    .reduce((found, house) => (found < 0 && cells.every((cell) => isIn(house, cell)) ? house : found), -1);
}

function isIn(house: number, cell: number): boolean {
  return HOUSE_OF[cell * 3 + Math.floor(house / 9)] === house;
}

function placesOf(cells: Masks, house: number, digit: number): number[] {
  return Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9)).filter(
    (cell) => (cells[cell] >> digit) & 1,
  );
}

function presentIn(cells: Masks, removed: readonly number[]): Candidate[] {
  const present = removed.filter((one) => (cells[Math.floor(one / 9)] >> (one % 9)) & 1);
  return [...new Set(present)].sort((a, b) => a - b).map(candidateOf);
}

function nodeOf(cells: readonly number[], digit: number): ChainNode {
  return { digit: digit + 1, cells };
}

function part(cell: number, digit: number): CandidatePart {
  return { cell, digit: digit + 1, role: 'pattern' };
}

function maskOf(digits: readonly number[]): number {
  return digits.reduce((mask, digit) => mask | (1 << digit), 0);
}

function candidateOf(candidate: number): Candidate {
  return { cell: Math.floor(candidate / 9), digit: (candidate % 9) + 1 };
}
