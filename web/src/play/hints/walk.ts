/**
 * The proof of a step as a walk: a card for each link of a chain or a branch, or for a few short sentences. Each card
 * has a step of its own, limited to what has been explained so far, so it can be drawn like any other.
 */
import {
  type Branch,
  type Chain,
  condenseBranches,
  type Explanation,
  type Geometry,
  type Step,
} from 'pencilmark';

/** The number of letters that can be read at a glance, the maximum for a card however much room there is. */
const MAX_LETTERS = 200;

/** A bead of the strip: a node of the chain or branch. */
export interface Bead {
  readonly symbol: string;
  readonly cells: readonly number[];
  /** What connects the bead to the previous one: a line inside a cell, or dots. */
  readonly join: 'none' | 'cell' | 'sight';
  /** The index of the card that adds it. */
  readonly card: number;
  readonly holds: 'true' | 'false' | 'either';
}

export interface Card {
  readonly text: readonly string[];
  /** The sentences of the explanation on this card, by index. */
  readonly sentences: readonly number[];
  /** The step as explained so far, without its conclusions before the last card. */
  readonly step: Step;
  /** The chain or branch of the card; empty if the step has none. */
  readonly beads: readonly Bead[];
}

/** `room`: the number of letters that fit into the slot. */
export function cardsOf(
  geometry: Geometry,
  step: Step,
  { why, links }: Explanation,
  room: number = MAX_LETTERS,
): Card[] {
  const groups = grouped(why, new Set(links.map(({ sentence }) => sentence)), Math.min(room, MAX_LETTERS));
  const chains = step.evidence.chains ?? [];
  const branches = condenseBranches(step.evidence.branches ?? []);
  /** For each card, the number of nodes of each chain or branch explained so far. */
  const reached = groups.map((_, card) => {
    const counts = { chain: chains.map(() => 0), branch: branches.map(() => 0) };
    for (const { sentence, of, index, nodes } of links) {
      if (sentence <= groups[card][groups[card].length - 1])
        counts[of][index] = Math.max(
          counts[of][index],
          ...nodes.map((node) => node + 1),
          isClosing(nodes) ? Infinity : 0,
        );
    }
    return counts;
  });
  const strips = stripsOf(geometry, chains, branches, links.length > 0 ? reached : []);
  return groups.map((sentences, card) => {
    const isLast = card === groups.length - 1;
    const link = links.find(({ sentence }) => sentences.includes(sentence)) ?? latestOf(links, sentences[0]);
    return {
      text: sentences.map((sentence) => why[sentence]),
      sentences,
      step: isLast ? step : partOf(step, chains, branches, links.length > 0 ? reached[card] : undefined),
      beads: link ? strips[link.of][link.index] : [],
    };
  });
}

/** Sentences by their indices, card by card: as many as fit, but each link alone. */
function grouped(why: readonly string[], links: ReadonlySet<number>, room: number): number[][] {
  const groups: number[][] = [];
  for (const [k, sentence] of why.entries()) {
    const last = groups.at(-1);
    const length = last?.reduce((sum, other) => sum + why[other].length, sentence.length) ?? Infinity;
    const isApart = links.has(k) || last?.some((other) => links.has(other));
    if (last && !isApart && length <= room) last.push(k);
    else groups.push([k]);
  }
  return groups;
}

/** Whether the last nodes close a loop with the first. */
function isClosing(nodes: readonly number[]): boolean {
  return nodes[nodes.length - 1] === 0;
}

function latestOf(links: Explanation['links'], before: number): Explanation['links'][number] | undefined {
  return links.filter(({ sentence }) => sentence < before).at(-1);
}

interface Reached {
  readonly chain: readonly number[];
  readonly branch: readonly number[];
}

/** The step up to that point; all of its evidence but no conclusions if it has no links. */
function partOf(step: Step, chains: readonly Chain[], branches: readonly Branch[], reached?: Reached): Step {
  // The evidence that excludes the other digits of a single is drawn around its place.
  if (!reached && step.placements.length > 0) return step;
  const open = { ...step, placements: [], eliminations: [] };
  if (!reached) return open;
  // The remaining evidence of a chain or a contradiction would show where it ends. Cases need a starting point.
  const ground = branches.length > 1 ? step.evidence : { digits: step.evidence.digits };
  return {
    ...open,
    evidence: {
      ...ground,
      chains: chains.flatMap((chain, k): Chain[] => {
        const count = reached.chain[k];
        if (count === 0) return [];
        if (count > chain.nodes.length) return [chain];
        return [
          { nodes: chain.nodes.slice(0, count), links: chain.links.slice(0, count - 1), shape: 'open' },
        ];
      }),
      branches: branches.flatMap(({ implications }, k) =>
        reached.branch[k] === 0 ? [] : [{ implications: implications.slice(0, reached.branch[k]) }],
      ),
    },
  };
}

function stripsOf(
  { symbols }: Geometry,
  chains: readonly Chain[],
  branches: readonly Branch[],
  reached: readonly Reached[],
): Record<'chain' | 'branch', readonly (readonly Bead[])[]> {
  const strip = (
    of: 'chain' | 'branch',
    index: number,
    nodes: readonly { digit: number; cells: readonly number[]; holds: Bead['holds'] }[],
  ): Bead[] =>
    nodes.map(({ digit, cells, holds }, k) => ({
      symbol: symbols[digit - 1],
      cells,
      holds,
      join: k === 0 ? 'none' : nodes[k - 1].cells.join() === cells.join() ? 'cell' : 'sight',
      card: Math.max(
        0,
        reached.findIndex((counts) => counts[of][index] > k),
      ),
    }));
  return {
    chain: chains.map(({ nodes }, k) =>
      strip(
        'chain',
        k,
        nodes.map((node) => ({ ...node, holds: 'either' })),
      ),
    ),
    branch: branches.map(({ implications }, k) =>
      strip(
        'branch',
        k,
        implications.map(({ node, holds }) => ({ ...node, holds })),
      ),
    ),
  };
}
