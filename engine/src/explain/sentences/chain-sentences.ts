/** Sentences along a chain or a branch, one per link or pair of links, in the words of a language. */
import { digitBit } from '../../model/digits.ts';
import type { Branch, Chain, ChainNode, Implication, Link } from '../../logic/step.ts';
import type { Say } from '../phrases.ts';
import type {
  Causes,
  ChainWords,
  Claim,
  Follow,
  LinkParts,
  LinkPlace,
  Reason,
  Sentence,
} from './chain-words.ts';

type Holds = 'true' | 'false';

/** A claim. Its digit is recorded as a candidate of its cells, however they are named. */
export function claimOf(node: ChainNode, holds: Holds, say: Say): Claim {
  say.mention(node.cells, [node.digit]);
  const cells = say.cells(node.cells, [node.digit]);
  const digit = say.digit(node.digit);
  return { cells, either: say.node(node), count: node.cells.length, digit, holds };
}

export function claimed(node: ChainNode, holds: Holds, say: Say, words: ChainWords): string {
  return words.claim(claimOf(node, holds, say));
}

/** `If r1c1 isn't 6, the 6 in row 1 must go in r1c8.` */
export function walk({ nodes, links, shape }: Chain, index: number, say: Say, words: ChainWords): Sentence[] {
  const route = shape === 'loop' ? [...nodes, nodes[0]] : nodes;
  const starts = links[0].strength === 'strong' ? 'false' : 'true';
  const follows = links.slice(0, route.length - 1).map((link, k): Follow => {
    const claim = claimOf(route[k + 1], link.strength === 'strong' ? 'true' : 'false', say);
    return { claim, because: reasonOf(link, route[k], route[k + 1], say), restsOnLast: true };
  });
  return linkSentences(follows, claimOf(nodes[0], starts, say), words, (k) => ({
    of: 'chain',
    index,
    nodes: k.map((at) => at % nodes.length),
  }));
}

/** The consequences of an assumption, one after another. */
export function branchStory(
  { implications }: Branch,
  index: number,
  say: Say,
  words: ChainWords,
): Sentence[] {
  const [first, ...rest] = implications;
  const follows = rest.map((_, k) => followOf(implications, k + 1, say));
  return linkSentences(follows, claimOf(first.node, first.holds, say), words, (nodes) => ({
    of: 'branch',
    index,
    nodes,
  }));
}

/**
 * One sentence per claim, or per pair of a false claim and the true one that follows. `place` gets the indices of the
 * claims; 0 is the assumption.
 */
function linkSentences(
  follows: readonly Follow[],
  supposed: Claim,
  words: ChainWords,
  place: (nodes: number[]) => LinkPlace,
): Sentence[] {
  const sentences: Sentence[] = [];
  for (let k = 0; k < follows.length;) {
    const isPair = isFalse(follows[k]) && k + 1 < follows.length && isDrawn(follows[k + 1]);
    const taken = follows.slice(k, k + (isPair ? 2 : 1));
    const parts: LinkParts = { ...(k === 0 && { supposed }), follows: taken };
    const nodes = taken.map((_, i) => k + 1 + i);
    sentences.push({ text: words.link(parts), at: place(k === 0 ? [0, ...nodes] : nodes) });
    k += taken.length;
  }
  return sentences;
}

function isFalse({ claim }: Follow): boolean {
  return claim.holds === 'false';
}

function isDrawn({ claim, causes, restsOnLast }: Follow): boolean {
  return claim.holds === 'true' && causes === undefined && restsOnLast;
}

function reasonOf({ strength, reason }: Link, from: ChainNode, to: ChainNode, say: Say): Reason {
  switch (reason.kind) {
    case 'house':
      return { kind: 'only-place', home: say.houses([reason.house]) };
    case 'set': {
      const { cells, digits } = reason.set;
      return {
        kind: 'set',
        cells: say.cells(cells),
        rest: say.digits(digits & ~digitBit(from.digit)),
        forces: reason.forces !== undefined,
      };
    }
    case 'cell':
      return { kind: strength === 'strong' ? 'only-digit' : 'same-cell' };
    case 'sight':
      return { kind: 'sight', shared: say.sharedKind([...from.cells, ...to.cells]) };
    case 'rule':
      return { kind: 'rule', rule: say.rule(reason.constraint) };
  }
}

function followOf(implications: readonly Implication[], index: number, say: Say): Follow {
  const { node, holds, causes, link, by } = implications[index];
  const claim = claimOf(node, holds, say);
  const from = implications[causes[0] ?? 0].node;
  const because = link ? reasonOf(link, from, node, say) : ruleReason(by, say);
  const earlier = earlierCauses(implications, index, say);
  return { claim, because, restsOnLast: causes.includes(index - 1), ...(earlier && { causes: earlier }) };
}

function ruleReason(by: Implication['by'], say: Say): Reason {
  const rule = by?.evidence.rules?.constraints[0];
  if (rule) return { kind: 'rule', rule: say.rule(rule) };
  if (!by) return { kind: 'none' };
  const [home, ...others] = (by.evidence.houses ?? []).filter(({ role }) => role === 'base');
  // With several bases or with fins, the digit may lie where the cell does not see it.
  return home && others.length === 0 && !by.evidence.candidates?.some(({ role }) => role !== 'pattern')
    ? { kind: 'seen', home: say.houses([home.house]) }
    : { kind: 'technique', technique: by.technique };
}

/** The true claims that lead here, unless it is only the previous one. Those in the cell itself are obvious. */
function earlierCauses(implications: readonly Implication[], index: number, say: Say): Causes | undefined {
  const isMentioned = ({ holds }: Implication, k: number): boolean => holds === 'true' || k === 0;
  const last = implications.slice(0, index).findLastIndex(isMentioned);
  const causes = implications[index].causes.filter((cause) => isMentioned(implications[cause], cause));
  if (causes.length === 0 || causes.join() === String(last)) return undefined;
  const { node } = implications[index];
  const others = causes
    .map((cause) => implications[cause])
    .filter((cause) => cause.node.cells.join() !== node.cells.join());
  if (others.length === 0) return undefined;
  const cells = others.flatMap((cause) => cause.node.cells);
  return {
    cells: say.cells(cells),
    count: new Set(cells).size,
  };
}
