/** Chains, loops, wings and forcing chains in English. */
import { capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import type { Ending, Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { fishPlaces } from './patterns.ts';
import { aName, allOf } from './words.ts';

export const EN_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${capital(aName(EN_NAMES[technique]))} on ${digits} runs from ${from}${/ or | and /.test(to) ? `. It ends at ${to}` : ` to ${to}`}.`,
    why: openChains(chains),
    ends: chains.some(({ end }) => end.kind === 'claims') ? 'either' : 'so',
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${EN_NAMES[technique]}: where can ${digits} go ${area.in}?`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, cells }) => ({
    what: `A remote pair of ${digits} runs from ${from} to ${to}.`,
    why: [
      `${cells} can only be ${one} or ${other}.`,
      'Each sees the next along the chain, so the two digits alternate.',
      `That makes one of ${from} and ${to} ${one}, and the other ${other}.`,
      'Any cell that sees both can’t be either digit.',
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${capital(aName(EN_NAMES[technique]))} on ${digits} runs through ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'That closes the loop, and it works the other way round too.',
      'So one end of every link is true, and any other mark that both ends rule out can go.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, proved, walk }) => ({
    what: `${capital(aName(EN_NAMES[technique]))} starts and ends at ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'That contradicts the assumption.'
        : `That contradicts the assumption, so ${proved} after all.`,
    ],
  }),

  'w-wing': ({ pincers, eitherDigit, linked, eliminated, home, pair }) => ({
    what: `W-wing: ${pincers} have the same two marks.`,
    why: [
      `${pincers} are both ${eitherDigit}.`,
      `${home ? `In ${home.name}, ` : ''}${linked} must go in ${pair}, and each of those sees one of the first two.`,
      `So the first two can’t both be ${linked}, and one of them is ${eliminated}.`,
      `Any cell that sees both of them can’t be ${eliminated}.`,
    ],
  }),

  'xy-wing': ({ pivot, pivotDigits, arms, eliminated }) => ({
    what: `XY-wing: ${pivot} has two digits. Where does each of them lead?`,
    why: [
      `${pivot} is ${pivotDigits}.`,
      ...arms.map(({ cell, digit }) => `If it’s ${digit}, ${cell} must be ${eliminated}.`),
      `So one of those two cells is ${eliminated}, and any cell that sees both can’t be.`,
    ],
    ends: 'either',
  }),

  'xyz-wing': ({ pivot, pivotDigits, either, one, other, eliminated }) => ({
    what: `XYZ-wing: ${pivot} has three digits. Where does each of them lead?`,
    why: [
      `${pivot} is ${pivotDigits}.`,
      `If it’s ${one} or ${other}, it takes that digit from ${either}, which must then be ${eliminated}.`,
      `So one of those three cells is ${eliminated}, and any cell that sees all three can’t be.`,
    ],
  }),

  contradiction: ({ technique, supposed, story, contradiction }) => ({
    what: `${EN_NAMES[technique]}: what if ${supposed}?`,
    why: [...story, contradictionText(contradiction)],
  }),

  verity: ({ technique, choice, story, count }) => ({
    what: `${EN_NAMES[technique]}: ${choiceQuestion(choice)}`,
    why: [choiceText(choice), ...story],
    ends: inCases(count),
  }),

  kraken: (parts) => {
    const { digit, bases, fins, target, home, starts } = parts;
    const noFin = fins.count === 1 ? `If the fin isn’t ${digit}` : `If no fin is ${digit}`;
    return {
      what: `${EN_NAMES[parts.technique]}: where can ${digit} go ${bases.in}?`,
      why: [
        ...fishPlaces(parts),
        parts.type === 1
          ? `${noFin}, this is an ordinary fish, and ${target} can’t be ${digit}.`
          : `${noFin}, ${starts.count === 0 ? `no place is left for the ${digit} ${home.in}` : `the ${digit} ${home.in} must go in ${starts.cells}`}.`,
        ...parts.story,
      ],
      ends: inCases(parts.count),
    };
  },
} satisfies Partial<Tellers>;

function inCases(count: number): Ending {
  if (count === 1) return 'so';
  return count === 2 ? 'either' : 'every';
}

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['A second chain works the same way.']),
    ...walk,
    end.kind === 'digit'
      ? `Either way, ${end.either} is ${end.digit}, and any cell that sees ${allOf(end.count)} can’t be.`
      : `Either ${end.one}, or ${end.other}.`,
  ]);
}

function contradictionText(contradiction: Parts<'contradiction'>['contradiction']): string {
  switch (contradiction.kind) {
    case 'cell':
      return `That leaves no digit for ${contradiction.cells}.`;
    case 'house':
      return `That leaves no place for ${contradiction.digit} ${contradiction.home.in}.`;
    case 'candidate':
      return `But ${contradiction.cells} can’t be ${contradiction.digit} and not ${contradiction.digit} at the same time.`;
  }
}

function choiceQuestion(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `what does each digit of ${choice.cells} lead to?`;
    case 'house':
      return `what does each place for ${choice.digit} ${choice.home.in} lead to?`;
    case 'candidate':
      return `what if ${choice.cells} is ${choice.digit}, and what if it isn’t?`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells} is ${choice.digits}.`;
    case 'house':
      return `${capital(choice.home.in)}, ${choice.digit} must go in ${choice.places}.`;
    case 'candidate':
      return `Either ${choice.cells} is ${choice.digit}, or it isn’t.`;
  }
}
