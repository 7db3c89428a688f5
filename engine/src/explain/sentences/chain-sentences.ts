/** Sentences along a chain or a branch, made of a language's own words. */
import type { Branch, Chain, ChainNode, Implication, Link } from '../../logic/step.ts';
import type { Say } from '../phrases.ts';
import type { ChainWords, Clause, Opening } from './chain-words.ts';

/** Clauses to a sentence. */
const CLAUSES = 3;

export function claimed(node: ChainNode, holds: 'true' | 'false', say: Say, words: ChainWords): string {
  const { length: count } = node.cells;
  const cells = count === 1 ? say.node(node) : say.cells(node.cells, [node.digit]);
  return words.claim({ cells, count, digit: say.digit(node.digit), holds });
}

/** `Suppose r1c1 is not 6. Then r1c8 is 6 (no other place in row 1), so r5c8 is not 6.` */
export function walk({ nodes, links, shape }: Chain, say: Say, words: ChainWords): string[] {
  const starts = links[0].strength === 'strong' ? 'false' : 'true';
  const route = shape === 'loop' ? [...nodes, nodes[0]] : nodes;
  const clauses = links.slice(0, route.length - 1).map((link, k): Clause => {
    const claim = claimed(route[k + 1], link.strength === 'strong' ? 'true' : 'false', say, words);
    const reason = linkReason(link, { from: route[k], to: route[k + 1] }, say, words);
    return { text: claim + reason, joins: 'so' };
  });
  return [words.suppose(claimed(nodes[0], starts, say, words)), ...sentences(clauses, 'then', words)];
}

function linkReason(
  { strength, reason }: Link,
  { from, to }: { readonly from: ChainNode; readonly to: ChainNode },
  say: Say,
  { reasons }: ChainWords,
): string {
  switch (reason.kind) {
    case 'house':
      return reasons.onlyPlace(say.houses([reason.house]));
    case 'set':
      return reasons.lacksOne(say.cells(reason.set.cells), say.digits(reason.set.digits));
    case 'cell':
      return strength === 'strong' ? reasons.onlyDigit : '';
    case 'sight':
      return from.digit === to.digit ? '' : reasons.sees;
    case 'rule':
      return reasons.rule(say.rule(reason.constraint, 'where'));
  }
}

/** Beyond that many conclusions a branch is summarised in stretches. */
const TOLD_SINGLY = 6;

/** The consequences of an assumption. The middle of a long branch goes without reasons: the board shows them. */
export function branchStory({ implications }: Branch, say: Say, words: ChainWords): string[] {
  const [first, ...rest] = implications;
  const begins = words.suppose(claimed(first.node, first.holds, say, words));
  const clauses = rest.map((_, k) => clauseOf(implications, k + 1, say, words));
  if (rest.length <= TOLD_SINGLY) return [begins, ...sentences(clauses, 'then', words)];
  const middle = rest.slice(3, -2).map(({ node, holds }) => claimed(node, holds, say, words));
  return [
    begins,
    ...sentences(clauses.slice(0, 3), 'then', words),
    words.inTurn(say.list(middle)),
    ...sentences(clauses.slice(-2), 'so', words),
  ];
}

function sentences(clauses: readonly Clause[], begin: Opening, words: ChainWords): string[] {
  const texts: string[] = [];
  for (let k = 0; k < clauses.length; k += CLAUSES) {
    texts.push(words.follow(k === 0 ? begin : clauses[k].joins, clauses.slice(k, k + CLAUSES)));
  }
  return texts;
}

/** A true candidate has the reason of its link; a false one names its cause unless that is the clause just before. */
function clauseOf(implications: readonly Implication[], index: number, say: Say, words: ChainWords): Clause {
  const { node, holds, causes, link, by } = implications[index];
  const text = claimed(node, holds, say, words);
  if (holds === 'true' && link) return { text: text + trueReason(link, say, words), joins: 'so' };
  const rule = link?.reason.kind === 'rule' ? link.reason.constraint : by?.evidence.rules?.constraints[0];
  if (rule) return { text: text + words.reasons.rule(say.rule(rule, 'where')), joins: 'so' };
  if (causes.includes(index - 1)) return { text, joins: 'so' };
  if (causes.join() === implications[index - 1].causes.join()) return { text, joins: 'and' };
  const because = causes.slice(0, 3).map((cause) => implications[cause]);
  const claims = because.map((other) => claimed(other.node, other.holds, say, words));
  return { text: text + words.reasons.as(say.list(claims)), joins: 'and' };
}

function trueReason({ reason }: Link, say: Say, { reasons }: ChainWords): string {
  if (reason.kind === 'house') return reasons.onlyPlace(say.houses([reason.house]));
  return reason.kind === 'cell' ? reasons.onlyDigit : '';
}
