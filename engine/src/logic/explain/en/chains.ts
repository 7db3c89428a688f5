/** Chains, loops, wings and forcing chains in English: what follows from what, link by link. */
import type { HouseIndex } from '../../../grid/geometry.ts';
import type { Branch, Chain, ChainNode, Implication, Link } from '../../step.ts';
import { EN_NAMES } from './names.ts';
import { aName, countWord, plural } from './words.ts';
import type { Facts } from '../facts.ts';
import type { Teller } from '../locale.ts';
import type { Say } from '../say.ts';

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
    what: `There is ${aName(EN_NAMES[facts.technique])} of ${say.digits(facts.digits)}s in ${say.houses(areasOf(facts, say))}.`,
    why: facts.chains.flatMap((chain, k) => [
      ...(k === 0 ? [] : ['A second chain does the same.']),
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
    what: `There is ${aName(EN_NAMES[facts.technique])} on ${say.digits(facts.digits)} through ${say.node(facts.chains[0].nodes[0])}.`,
    why: facts.chains.flatMap((chain) => [
      ...walked(chain, say),
      'So the ring closes. It can be read in the other direction as well, so of the two ends of each link one is true and one is false.',
      'What both ends of a link exclude is false in either case.',
    ]),
  }),

  'broken-ring': (facts, say) => {
    const [chain] = facts.chains;
    const [first] = chain.nodes;
    const starts = chain.links[0].strength === 'strong' ? 'false' : 'true';
    const opposite = holdsText(first, starts === 'false' ? 'true' : 'false', say);
    const end = `Supposing that ${holdsText(first, starts, say)} leads to the opposite, so ${opposite}.`;
    return {
      what: `There is ${aName(EN_NAMES[facts.technique])} from ${say.node(first)} back to ${say.node(first)}.`,
      why: [...walked(chain, say), ...(starts === 'false' ? [end] : ['The supposition contradicts itself.'])],
    };
  },

  'w-wing': ({ chains, cells, digits, eliminations }, say) => {
    const gone = eliminations[0].digit;
    const linked = digits.find((digit) => digit !== gone) ?? gone;
    const [, , middle] = chains[0].links;
    const within = middle.reason.kind === 'house' ? `In ${say.house(middle.reason.house)}, ` : '';
    const pair = chains[0].nodes.filter(({ digit }) => digit === linked).slice(1, -1);
    return {
      what: `There is a W-wing of ${say.digits(digits)} with ${say.cells(cells.pincer)}.`,
      why: [
        `${say.cells(cells.pincer, digits)} both hold only ${say.digits(digits)}.`,
        `${within}${say.digit(linked)} has to stand in ${say.cells(
          pair.flatMap((node) => node.cells),
          [linked],
          'or',
        )}. One of these sees ${say.cell(cells.pincer[0])}, the other ${say.cell(cells.pincer[1])}, so those cannot both be ${say.digit(linked)}: one is ${say.digit(gone)}.`,
        seesBoth(cells.pincer, say),
      ],
    };
  },

  'xy-wing': (facts, say) => wing(facts, say),
  'xyz-wing': (facts, say) => wing(facts, say),

  contradiction: (facts, say) => {
    const { told } = facts;
    const [{ node, holds }] = told[0].implications;
    return {
      what: `There is ${aName(EN_NAMES[facts.technique])}: try what follows if ${holdsText(node, holds, say)}.`,
      why: [...told.flatMap((branch) => branchText(branch, say)), contradictionText(facts, say)],
    };
  },

  verity: ({ technique, told, cells, houses, digits }, say) => {
    const [{ node }] = told[0].implications;
    const choice =
      cells.pattern.length > 0
        ? `the digits of ${say.cells(cells.pattern)}`
        : houses.home.length > 0
          ? `the places of ${say.digits(digits)} in ${say.houses(houses.home)}`
          : `${say.digit(node.digit)} in ${say.node(node)} and its absence`;
    const cases = told.map(({ implications: [first] }) => holdsText(first.node, first.holds, say));
    return {
      what: `There is ${aName(EN_NAMES[technique])}: ${choice} all lead to the same.`,
      why: [
        `One of these must hold: ${say.list(cases, 'or')}.`,
        ...told.flatMap((branch) => branchText(branch, say)),
        allAlike(told.length),
      ],
    };
  },

  kraken: (facts, say) => {
    const { technique, told, digits, houses, candidates } = facts;
    const fins = [...candidates.fin, ...candidates['endo-fin']].map(({ cell }) => cell);
    const starts = told
      .map(({ implications: [{ node }] }) => node.cells[0])
      .filter((cell) => !fins.includes(cell));
    const targets = say.cells(candidates.target.map(({ cell }) => cell));
    const body = say.cells(
      candidates.pattern.map(({ cell }) => cell),
      digits,
    );
    return {
      what: `There is ${aName(EN_NAMES[technique])} of ${say.digits(digits)}s in ${say.houses(houses.base)}.`,
      why: [
        `In ${say.houses(houses.base)}, ${say.digits(digits)} can only stand in ${say.houses(houses.cover)} (${body})${fins.length > 0 ? ` or in ${plural(fins.length, 'the fin', 'the fins')} ${say.cells(fins, digits, 'or')}` : ''}.`,
        technique === 'kraken-fish-1'
          ? `If ${fins.length === 1 ? 'the fin is not' : 'no fin is'} ${say.digits(digits)}, all the ${say.digits(digits)}s of ${say.houses(houses.cover)} stand here, so ${targets} is not ${say.digits(digits)}.`
          : `If ${fins.length === 1 ? 'the fin is not' : 'no fin is'} ${say.digits(digits)}, ${starts.length === 0 ? `there is no place left for the ${say.digits(digits)} of ${say.houses(houses.home)}` : `the ${say.digits(digits)} of ${say.houses(houses.home)} stands in ${say.cells(starts, digits, 'or')}`}.`,
        ...told.flatMap((branch) => branchText(branch, say)),
        allAlike(told.length + (technique === 'kraken-fish-1' ? 1 : 0)),
      ],
    };
  },
} satisfies Partial<Record<string, Teller>>;

function allAlike(cases: number): string {
  if (cases === 1) return 'So that case must hold.';
  return cases === 2 ? 'Both cases end alike.' : `All ${countWord(cases)} cases end alike.`;
}

function wing({ technique, cells, digits, eliminations, chains }: Facts, say: Say) {
  for (const { cells: named, digit } of chains.flatMap(({ nodes }) => nodes)) say.mention(named, [digit]);
  const gone = eliminations[0].digit;
  const others = digits.filter((digit) => digit !== gone);
  const isWhole = technique === 'xyz-wing';
  const pivotDigits = isWhole ? digits : others;
  const [pivot] = cells.pivot;
  return {
    what: `There is ${aName(EN_NAMES[technique])} around ${say.cell(pivot)}.`,
    why: [
      `${say.cell(pivot, ...pivotDigits)} can only be ${say.digits(pivotDigits, 'or')}, and it sees ${say.cells(cells.pincer, [gone])}, which can each be ${say.digit(gone)}.`,
      `One of them has ${say.digit(others[0])} besides, the other ${say.digit(others[1])}. If ${say.cell(pivot)} is ${say.digit(others[0])} or ${say.digit(others[1])}, the one with that digit becomes ${say.digit(gone)}.`,
      isWhole
        ? `So one of ${say.cells([pivot, ...cells.pincer])} is ${say.digit(gone)}, and what sees all three is not.`
        : seesBoth(cells.pincer, say),
    ],
  };
}

function seesBoth(cells: readonly number[], say: Say): string {
  return `What sees both ${say.cells(cells)} loses it.`;
}

/** The areas among the houses of a chain's strong links; all of these houses where there is none. */
function areasOf({ chains }: Facts, say: Say): HouseIndex[] {
  const houses = chains
    .flatMap(({ links }) => links)
    .flatMap(({ strength, reason }) =>
      strength === 'strong' && reason.kind === 'house' ? [reason.house] : [],
    );
  const areas = houses.filter((house) => ['box', 'region'].includes(say.kindOf([house]) ?? ''));
  return [...new Set(areas.length > 0 ? areas : houses)];
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
  if (node.cells.length === 1) return `${say.node(node)} is ${holds === 'true' ? '' : 'not '}${digit}`;
  return `${holds === 'true' ? 'one' : 'none'} of ${say.cells(node.cells, [node.digit])} is ${digit}`;
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

/** Beyond that many conclusions a branch is told in stretches. */
const TOLD_SINGLY = 6;

/** What follows from an assumption. Of a long branch the middle is told without reasons: the board shows them. */
function branchText({ implications }: Branch, say: Say): string[] {
  const [first, ...rest] = implications;
  const begins = `Suppose ${holdsText(first.node, first.holds, say)}.`;
  const clauses = rest.map((_, k) => clauseOf(implications, k + 1, say));
  if (rest.length <= TOLD_SINGLY) return [begins, ...joined(clauses)];
  const middle = rest.slice(3, -2).map(({ node, holds }) => holdsText(node, holds, say));
  return [
    begins,
    ...joined(clauses.slice(0, 3)),
    `From there it follows in turn that ${say.list(middle)}.`,
    ...joined(clauses.slice(-2), 'So'),
  ];
}

interface Clause {
  readonly text: string;
  /** Whether it follows from the one before, or from the same cause. */
  readonly joins: 'so' | 'and';
}

function joined(clauses: readonly Clause[], begin = 'Then'): string[] {
  const texts: string[] = [];
  for (let k = 0; k < clauses.length; k += CLAUSES) {
    const [first, ...rest] = clauses.slice(k, k + CLAUSES);
    const opening = k === 0 ? begin : first.joins === 'so' ? 'So' : 'And';
    texts.push(
      `${opening} ${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? ', so' : ' and'} ${text}`).join('')}.`,
    );
  }
  return texts;
}

/** A cell without candidates, a digit without a place, or a candidate both true and false. */
function contradictionText({ told, cells, houses, digits }: Facts, say: Say): string {
  const { node } = told[0].implications[told[0].implications.length - 1];
  if (cells.pattern.length > 0) return `That leaves nothing for ${say.cells(cells.pattern)}.`;
  if (houses.home.length > 0)
    return `That leaves no place for ${say.digits(digits)} in ${say.house(houses.home[0])}.`;
  return `But then ${say.node(node)} would have to be ${say.digit(node.digit)} and not ${say.digit(node.digit)}.`;
}

/** What becomes true has the reason of its link; of what falls the cause is told where it does not stand just before. */
function clauseOf(implications: readonly Implication[], index: number, say: Say): Clause {
  const { node, holds, causes, link } = implications[index];
  const text = holdsText(node, holds, say);
  if (holds === 'true' && link) return { text: text + trueReason(link, say), joins: 'so' };
  if (causes.includes(index - 1)) return { text, joins: 'so' };
  if (causes.join() === implications[index - 1].causes.join()) return { text, joins: 'and' };
  const because = causes.slice(0, 3).map((cause) => implications[cause]);
  const names = because.map((other) => holdsText(other.node, other.holds, say));
  return { text: `${text} (as ${say.list(names)})`, joins: 'and' };
}

function trueReason({ reason }: Link, say: Say): string {
  if (reason.kind === 'house') return ` (no other place in ${say.house(reason.house)})`;
  return reason.kind === 'cell' ? ' (nothing else is left there)' : '';
}
