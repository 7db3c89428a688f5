/** Chains, loops, wings and forcing chains in English: what follows from what, link by link. */
import type { Branch, Chain, ChainNode, Implication, Link } from '../step.ts';
import { EN_NAMES } from './en-names.ts';
import { aName } from './en-words.ts';
import type { Facts } from './facts.ts';
import type { Teller } from './locale.ts';
import type { Say } from './say.ts';

export const EN_CHAINS = {
  'open-chain': (facts, say) => ({
    what: `There is ${aName(EN_NAMES[facts.technique])} on ${say.digits(facts.digits)} from ${endsText(facts, say)}.`,
    why: facts.chains.flatMap((chain, k) => [
      ...(k === 0 ? [] : ['A second chain does the same.']),
      ...walked(chain, say),
      eitherEnd(chain, say),
    ]),
  }),

  'empty-rectangle': (facts, say) => ({
    what: `There is ${aName(EN_NAMES[facts.technique])} of ${say.digits(facts.digits)}s.`,
    why: facts.chains.flatMap((chain, k) => [
      ...(k === 0 ? [] : ['And a second time:']),
      ...walked(chain, say),
      eitherEnd(chain, say),
    ]),
  }),

  'remote-pair': ({ chains, digits }, say) => {
    const cells = chains.flatMap(({ nodes }) => nodes.flatMap((node) => node.cells));
    const { nodes } = chains[0];
    const ends = [nodes[0].cells[0], nodes[nodes.length - 1].cells[0]];
    return {
      what: `There is a remote pair of ${say.digits(digits)} from ${say.cell(ends[0])} to ${say.cell(ends[1])}.`,
      why: [
        `${say.cells(cells, digits)} hold only ${say.digits(digits)}, and each sees the next, so the two digits take turns along them.`,
        `The ends ${say.cells(ends)} therefore differ: one is ${say.digit(digits[0])}, the other ${say.digit(digits[1])}. What sees both can be neither.`,
      ],
    };
  },

  ring: (facts, say) => ({
    what: `There is a closed ring on ${say.digits(facts.digits)} through ${say.node(facts.chains[0].nodes[0])}.`,
    why: facts.chains.flatMap((chain) => [
      ...walked(chain, say),
      'The ring closes, and it can be read in the other direction too: of every two nodes that are linked, exactly one is true.',
      'What both ends of a link would exclude is excluded.',
    ]),
  }),

  'broken-ring': (facts, say) => {
    const [chain] = facts.chains;
    const [first] = chain.nodes;
    const starts = chain.links[0].strength === 'strong' ? 'false' : 'true';
    const end =
      starts === 'false'
        ? `So ${holdsText(first, 'true', say)} after all: it cannot be otherwise.`
        : `So ${holdsText(first, 'false', say)} after all: it contradicts itself.`;
    return {
      what: `There is a chain that returns to ${say.node(first)} and contradicts itself.`,
      why: [...walked(chain, say), end],
    };
  },

  'w-wing': ({ chains, cells, digits, eliminations }, say) => {
    const gone = eliminations[0].digit;
    const linked = digits.find((digit) => digit !== gone) ?? gone;
    const pair = chains[0].nodes.filter(({ digit }) => digit === linked).slice(1, -1);
    return {
      what: `There is a W-wing of ${say.digits(digits)} with ${say.cells(cells.pincer)}.`,
      why: [
        `${say.cells(cells.pincer, digits)} both hold only ${say.digits(digits)}.`,
        `${say.digit(linked)} has to stand in ${say.cells(
          pair.flatMap((node) => node.cells),
          [linked],
          'or',
        )}, so not both of them can be ${say.digit(linked)}: one is ${say.digit(gone)}.`,
        seesBoth(cells.pincer, say),
      ],
    };
  },

  'xy-wing': (facts, say) => wing(facts, say),
  'xyz-wing': (facts, say) => wing(facts, say),

  contradiction: (facts, say) => {
    const { branches, eliminations } = facts;
    const [{ node, holds }] = branches[0].implications;
    const digit = say.digits(eliminations.map((candidate) => candidate.digit).slice(0, 1));
    return {
      what: `There is a candidate that contradicts itself: try ${say.node(node)}${digit === '' ? '' : ` with ${digit}`}.`,
      why: [
        ...branches.flatMap((branch) => branchText(branch, say)),
        contradictionText(facts, say),
        `So ${holdsText(node, holds === 'true' ? 'false' : 'true', say)}.`,
      ].slice(0, holds === 'true' ? -1 : undefined),
    };
  },

  verity: ({ branches }, say) => {
    const cases = branches.map(({ implications: [first] }) => holdsText(first.node, first.holds, say));
    return {
      what: `Whichever of ${branches.length} cases holds, the same follows.`,
      why: [
        `One of these must hold: ${say.list(cases, 'or')}.`,
        ...branches.flatMap((branch) => branchText(branch, say)),
        'The same in every case.',
      ],
    };
  },

  kraken: (facts, say) => {
    const { branches, digits, houses, candidates } = facts;
    const fins = [...candidates.fin, ...candidates['endo-fin']].map(({ cell }) => cell);
    const body = say.cells(
      candidates.pattern.map(({ cell }) => cell),
      digits,
    );
    return {
      what: `There is a Kraken fish of ${say.digits(digits)}s in ${say.houses(houses.base)}.`,
      why: [
        `In ${say.houses(houses.base)}, ${say.digits(digits)} stands in ${say.houses(houses.cover)} (${body})${fins.length > 0 ? ` or in ${say.cells(fins, digits, 'or')}` : ''}.`,
        ...branches.flatMap((branch) => branchText(branch, say)),
        'The same in every case.',
      ],
    };
  },
} satisfies Partial<Record<string, Teller>>;

function wing({ technique, cells, digits, eliminations }: Facts, say: Say) {
  const gone = eliminations[0].digit;
  const others = digits.filter((digit) => digit !== gone);
  const isWhole = technique === 'xyz-wing';
  const pivotDigits = isWhole ? digits : others;
  const [pivot] = cells.pivot;
  return {
    what: `There is ${aName(EN_NAMES[technique])} around ${say.cell(pivot)}.`,
    why: [
      `${say.cell(pivot, ...pivotDigits)} can only be ${say.digits(pivotDigits, 'or')}, and it sees ${say.cells(cells.pincer, [gone])}.`,
      `If it is ${say.digit(others[0])}, one of those becomes ${say.digit(gone)}; if it is ${say.digit(others[1])}, the other does.`,
      isWhole
        ? `So one of ${say.cells([pivot, ...cells.pincer])} is ${say.digit(gone)}, and what sees all three is not.`
        : seesBoth(cells.pincer, say),
    ],
  };
}

function seesBoth(cells: readonly number[], say: Say): string {
  return `What sees both ${say.cells(cells)} loses it.`;
}

function endsText({ chains }: Facts, say: Say): string {
  const { nodes } = chains[0];
  return `${say.node(nodes[0])} to ${say.node(nodes[nodes.length - 1])}`;
}

/** Clauses to a sentence. */
const CLAUSES = 3;

/** `Suppose r1c1 is not 6. Then r1c8 is 6 (no other place in row 1), so r5c8 is not 6.` */
function walked({ nodes, links, shape }: Chain, say: Say): string[] {
  const starts = links[0].strength === 'strong' ? 'false' : 'true';
  const clauses: string[] = [];
  const route = shape === 'loop' ? [...nodes, nodes[0]] : nodes;
  for (let k = 1; k < route.length; k++) {
    const isTrue = links[k - 1].strength === 'strong';
    clauses.push(
      holdsText(route[k], isTrue ? 'true' : 'false', say) +
        reasonText(links[k - 1], route[k - 1], route[k], say),
    );
  }
  return [`Suppose ${holdsText(nodes[0], starts, say)}.`, ...sentences(clauses)];
}

function sentences(clauses: readonly string[]): string[] {
  const texts: string[] = [];
  for (let k = 0; k < clauses.length; k += CLAUSES) {
    texts.push(`${k === 0 ? 'Then' : 'So'} ${clauses.slice(k, k + CLAUSES).join(', so ')}.`);
  }
  return texts;
}

function eitherEnd({ nodes }: Chain, say: Say): string {
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const cells = [...first.cells, ...last.cells];
  if (first.digit !== last.digit) {
    const either = `${holdsText(first, 'true', say)} or ${holdsText(last, 'true', say)}`;
    return `So ${either}, and whatever both of these exclude cannot be.`;
  }
  return `So at least one of ${say.cells(cells)} is ${say.digit(first.digit)}, and what sees ${cells.length === 2 ? 'both' : 'all of them'} is not.`;
}

function holdsText(node: ChainNode, holds: 'true' | 'false', say: Say): string {
  const digit = say.digit(node.digit);
  const cells = say.node(node);
  if (node.cells.length === 1) return `${cells} is ${holds === 'true' ? '' : 'not '}${digit}`;
  return `${holds === 'true' ? 'one' : 'none'} of ${say.cells(node.cells)} is ${digit}`;
}

function reasonText({ strength, reason }: Link, from: ChainNode, to: ChainNode, say: Say): string {
  switch (reason.kind) {
    case 'house':
      return ` (no other place in ${say.house(reason.house)})`;
    case 'set':
      return ` (${say.cells(reason.set.cells)} can lack only one of ${say.digits(reason.set.digits)})`;
    case 'cell':
      return strength === 'strong' ? ' (nothing else is left there)' : '';
    case 'sight':
      return from.digit === to.digit ? '' : ' (it sees them)';
  }
}

/** What follows from an assumption; where a reason is not the conclusion just before, it is told. */
function branchText({ implications }: Branch, say: Say): string[] {
  const [first, ...rest] = implications;
  const clauses = rest.map((implication, k) => {
    const others = implication.causes.filter((cause) => cause !== k).map((cause) => implications[cause]);
    return clauseText(implication, others, say);
  });
  return [`Suppose ${holdsText(first.node, first.holds, say)}.`, ...sentences(clauses)];
}

/** A cell without candidates, a digit without a place, or a candidate both true and false. */
function contradictionText({ branches, cells, houses }: Facts, say: Say): string {
  const { node } = branches[0].implications[branches[0].implications.length - 1];
  if (cells.pattern.length > 0) return `That leaves nothing for ${say.cells(cells.pattern)}.`;
  if (houses.home.length > 0)
    return `That leaves no place for ${say.digit(node.digit)} in ${say.house(houses.home[0])}.`;
  return 'That cannot be.';
}

function clauseText({ node, holds }: Implication, others: readonly Implication[], say: Say): string {
  const because = others.slice(0, 3).map((other) => holdsText(other.node, other.holds, say));
  return holdsText(node, holds, say) + (because.length === 0 ? '' : ` (as ${say.list(because)})`);
}
