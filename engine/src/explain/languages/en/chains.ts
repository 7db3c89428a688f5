/** Chains, loops, wings and forcing chains in English. */
import type { ChainWords } from '../../sentences/chain-words.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { aName, countWord, plural } from './words.ts';

/** `Suppose r1c1 is not 6. Then r1c8 is 6 (no other place in row 1), so r5c8 is not 6.` */
export const EN_CHAIN_WORDS: ChainWords = {
  claim: ({ cells, count, digit, holds }) =>
    count === 1
      ? `${cells} is ${holds === 'true' ? '' : 'not '}${digit}`
      : `${holds === 'true' ? 'one' : 'none'} of ${cells} is ${digit}`,
  suppose: (claim) => `Suppose ${claim}.`,
  follow: (opening, [first, ...rest]) =>
    `${{ then: 'Then', so: 'So', and: 'And' }[opening]} ${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? ', so' : ' and'} ${text}`).join('')}.`,
  inTurn: (claims) => `From there it follows in turn that ${claims}.`,
  reasons: {
    onlyPlace: (house) => ` (no other place ${house.in})`,
    onlyDigit: ' (nothing else is left there)',
    lacksOne: (cells, digits) => ` (${cells} can lack only one of ${digits})`,
    sees: ' (it sees them)',
    rule: (rule) => ` (${rule})`,
    as: (claims) => ` (as ${claims})`,
  },
};

export const EN_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `There is ${aName(EN_NAMES[technique])} on ${digits} from ${from} to ${to}.`,
    why: openChains(chains),
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `There is ${aName(EN_NAMES[technique])} of ${digits}s ${area.in}.`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, ends, cells }) => ({
    what: `There is a remote pair of ${digits} from ${from} to ${to}.`,
    why: [
      `${cells} hold only ${digits}, and each sees the next, so the two digits take turns along them.`,
      `The ends ${ends} therefore differ: one is ${one}, the other ${other}. What sees both can be neither.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `There is ${aName(EN_NAMES[technique])} on ${digits} through ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'So the ring closes. It can be read in the other direction as well, so of the two ends of each link one is true and one is false.',
      'What both ends of a link exclude is false in either case.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, supposed, proved, walk }) => ({
    what: `There is ${aName(EN_NAMES[technique])} from ${at} back to ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'The supposition contradicts itself.'
        : `Supposing that ${supposed} leads to the opposite, so ${proved}.`,
    ],
  }),

  'w-wing': ({ digits, pincers, one, other, linked, eliminated, home, pair }) => ({
    what: `There is a W-wing of ${digits} with ${pincers}.`,
    why: [
      `${pincers} both hold only ${digits}.`,
      `${home ? `In ${home.name}, ` : ''}${linked} has to stand in ${pair}. One of these sees ${one}, the other ${other}, so those cannot both be ${linked}: one is ${eliminated}.`,
      `What sees both ${pincers} loses it.`,
    ],
  }),

  'xy-wing': (parts) => wing(parts, `What sees both ${parts.pincers} loses it.`),
  'xyz-wing': (parts) =>
    wing(parts, `So one of ${parts.all} is ${parts.eliminated}, and what sees all three is not.`),

  contradiction: ({ technique, supposed, story, clash }) => ({
    what: `There is ${aName(EN_NAMES[technique])}: try what follows if ${supposed}.`,
    why: [...story, clashText(clash)],
  }),

  verity: ({ technique, choice, cases, count, story }) => ({
    what: `There is ${aName(EN_NAMES[technique])}: ${choiceText(choice)} all lead to the same.`,
    why: [`One of these must hold: ${cases}.`, ...story, allAlike(count)],
  }),

  kraken: (parts) => {
    const { digit, bases, covers, body, fins, target, home, starts } = parts;
    const noFin = `If ${fins.count === 1 ? 'the fin is not' : 'no fin is'} ${digit}`;
    return {
      what: `There is ${aName(EN_NAMES[parts.technique])} of ${digit}s ${bases.in}.`,
      why: [
        `In ${bases.name}, ${digit} can only stand ${covers.in} (${body})${fins.count > 0 ? ` or in ${plural(fins.count, 'the fin', 'the fins')} ${fins.cells}` : ''}.`,
        parts.type === 1
          ? `${noFin}, all the ${digit}s ${covers.of} stand here, so ${target} is not ${digit}.`
          : `${noFin}, ${starts.count === 0 ? `there is no place left for the ${digit} ${home.of}` : `the ${digit} ${home.of} stands in ${starts.cells}`}.`,
        ...parts.story,
        allAlike(parts.count),
      ],
    };
  },
} satisfies Partial<Tellers>;

function openChains(chains: Parts<'open-chain'>['chains']): string[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['A second chain does the same.']),
    ...walk,
    end.kind === 'digit'
      ? `So at least one of ${end.cells} is ${end.digit}, and what sees ${end.count === 2 ? 'both' : 'all of them'} is not.`
      : `So ${end.one} or ${end.other}, and whatever both of these exclude cannot be.`,
  ]);
}

function wing(
  { technique, pivot, pivotDigits, pincers, eliminated, one, other }: Parts<'xy-wing'>,
  so: string,
) {
  return {
    what: `There is ${aName(EN_NAMES[technique])} around ${pivot}.`,
    why: [
      `${pivot} can only be ${pivotDigits}, and it sees ${pincers}, which can each be ${eliminated}.`,
      `One of them has ${one} besides, the other ${other}. If ${pivot} is ${one} or ${other}, the one with that digit becomes ${eliminated}.`,
      so,
    ],
  };
}

function clashText(clash: Parts<'contradiction'>['clash']): string {
  switch (clash.kind) {
    case 'cell':
      return `That leaves nothing for ${clash.cells}.`;
    case 'house':
      return `That leaves no place for ${clash.digit} ${clash.home.in}.`;
    case 'candidate':
      return `But then ${clash.cells} would have to be ${clash.digit} and not ${clash.digit}.`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `the digits of ${choice.cells}`;
    case 'house':
      return `the places of ${choice.digit} ${choice.home.in}`;
    case 'candidate':
      return `${choice.digit} in ${choice.cells} and its absence`;
  }
}

function allAlike(cases: number): string {
  if (cases === 1) return 'So that case must hold.';
  return cases === 2 ? 'Both cases end alike.' : `All ${countWord(cases)} cases end alike.`;
}
