/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in English. */
import type { TechniqueId } from '../../../logic/catalogue.ts';
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { aName, allOf, countWord, kindWord, plural } from './words.ts';

export const EN_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `Full house: ${home.name} has only one empty cell.`,
    why: [
      `${capital(home.name)} has only one empty cell, and only ${digit} is missing.`,
      `So ${cell} is ${digit}.`,
    ],
    ends: 'none',
  }),

  'naked-single': ({ cell, digit, unseen }) => ({
    what: `Naked single: ${cell} can only be one digit.`,
    why: [nakedSingle(cell, digit, unseen)],
    ends: 'none',
  }),

  'hidden-single': ({ home, cell, digit, bars }) => ({
    what: `Hidden single: ${home.in}, one digit has only one place left.`,
    why: [hiddenSingle({ home, cell, digit, bars })],
    ends: 'none',
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells, count }) => ({
    what: `${EN_NAMES[technique]}: where can ${digit} go ${base.in}?`,
    why: [
      `${capital(base.in)}, ${digit} can only go in ${cells}, ${allOf(count)} ${cover.in}.`,
      `One of them must be the ${digit} of ${cover.name}.`,
    ],
  }),

  'naked-subset': ({ technique, home, homes, cells, either, count }) => ({
    what: `${EN_NAMES[technique]}: ${home.in}, ${countWord(count)} cells share the same ${countWord(count)} digits.`,
    why: [
      `${cells} can only be ${either}, so between them they take ${count === 2 ? 'both' : `all ${countWord(count)}`}.`,
      `No other cell ${homes} can be ${either}.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${EN_NAMES[technique]}: ${home.in}, ${countWord(count)} digits share the same ${countWord(count)} cells.`,
    why: [
      `${capital(home.in)}, ${digits} can only go in ${cells}.`,
      `Those ${countWord(count)} cells take those ${countWord(count)} digits and nothing else.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Two finned fish in one' : EN_NAMES[parts.technique]}: where can ${parts.digit} go ${parts.bases.in}?`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
    ends: parts.fins.count === 0 ? 'so' : 'either',
  }),

  'colour-trap': (parts) => ({
    what: `Colour trap: follow the pairs of ${parts.digit}s from ${parts.place}.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `Either way, any cell that sees one of each kind can’t be ${parts.digit}.`,
    ],
  }),

  'colour-wrap': (parts) => ({
    what: `Colour wrap: follow the pairs of ${parts.digit}s from ${parts.place} until they clash.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `But ${parts.contact} see each other, so they can’t both be ${parts.digit}.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Multi-colours: follow the pairs of ${parts.digit}s from ${parts.place}. A second group touches them.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `But ${parts.contact} see each other, so one of them isn’t ${parts.digit}.`,
      `Then either ${allAre(parts.second)} ${parts.digit}, or ${allAre(parts.fourth)}.`,
      `Any cell that sees one of each kind can’t be ${parts.digit}.`,
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Multi-colours: follow the pairs of ${parts.digit}s from ${parts.place}. A second group touches them twice.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `But ${parts.contact} see each other, and so do ${parts.further}.`,
      'Whichever way the second group goes, it rules out the first choice.',
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Template set: where can all the ${digit}s go together?`,
    why: [`However all the ${digit}s are placed, one of them is always in the same cell.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Template delete: where can all the ${digit}s go together?`,
    why: [`However all the ${digit}s are placed, some cells never get one.`],
  }),

  'brute-force': () => ({
    what: 'No pattern helps here.',
    why: [
      'None of the techniques we know moves this board on.',
      'What is left is trying: only one digit here leads to a solution.',
    ],
  }),
} satisfies Partial<Tellers>;

function nakedSingle(cell: string, digit: string, unseen: Parts<'naked-single'>['unseen']): string {
  if (!unseen) return `${cell} has only one mark left, so it must be ${digit}.`;
  if (unseen.count === 0) return `${cell} sees every digit except ${digit}, so it must be ${digit}.`;
  return unseen.areAll
    ? `${cell} has only one mark left, so it must be ${digit}.`
    : `${cell} must be ${digit}: it sees every other digit except ${unseen.digits}, already ruled out.`;
}

function hiddenSingle({ home, cell, digit, bars }: Parts<'hidden-single'>): string {
  if (!bars || bars.count === 0) return `${capital(home.in)}, ${digit} can only go in ${cell}.`;
  const seen = `the ${plural(bars.count, digit, `${digit}s`)} ${bars.houses.in}`;
  return bars.isPartial
    ? `${capital(home.in)}, ${seen} and earlier steps leave only ${cell} for ${digit}.`
    : `${capital(home.in)}, ${seen} ${plural(bars.count, 'leaves', 'leave')} only ${cell} for ${digit}.`;
}

function plainFish(parts: Parts<'fish'>): string[] {
  const { digit, size: count, coverKind } = parts;
  const many = coverKind ? `${allOf(count)} ${kindWord(coverKind, count)}` : allOf(count);
  return [
    ...fishPlaces(parts),
    `The ${countWord(count)} ${digit}s use up ${many}, so nothing else there can be ${digit}.`,
  ];
}

function finnedFish(parts: Parts<'fish'>): string[] {
  const { others, digit, fins, target } = parts;
  const one = fins.count === 1;
  const plain = aName(EN_NAMES[plainOf(parts.technique)]);
  return [
    ...fishPlaces(parts),
    ...(others ? [`The same is true ${others.in}.`] : []),
    `If ${one ? `the fin isn’t ${digit}` : `no fin is ${digit}`}, this is ${plain}, and ${target.cells} can’t be ${digit}.`,
    `If ${one ? 'the fin is' : 'a fin is'} ${digit}, ${plural(target.count, 'that cell sees', 'those cells see')} it.`,
  ];
}

type FishPlaces = Pick<Parts<'fish'>, 'bases' | 'covers' | 'digit' | 'body' | 'fins' | 'size'>;

/**
 * The places of the digit of a fish, apart from fins. Large fish take a sentence for the bases and one for the covers.
 */
export function fishPlaces({ bases, covers, digit, body, fins, size }: FishPlaces): string[] {
  const apart = `Apart from the ${plural(fins.count, 'fin')} ${fins.all}, `;
  if (size >= LARGE) {
    const all = fins.count === 0 ? 'They' : `${apart}they`;
    return [
      `Take all the places for ${digit} ${bases.in}.`,
      `${all} are ${covers.in}.`,
      `The places are ${body}.`,
    ];
  }
  if (fins.count > 0)
    return [`${apart}the ${digit}s ${bases.in} are all ${covers.in}.`, `The places are ${body}.`];
  return [`${capital(bases.in)}, ${digit} can only go ${covers.in}: ${body}.`];
}

const LARGE = 4;

/** The technique of the same fish without fins. */
function plainOf(technique: TechniqueId): TechniqueId {
  return technique.replace(/^(finned|sashimi)-/, '') as TechniqueId;
}

type Colours = Parts<'colour-trap'>;

function pairs(digit: string): string {
  return `Where a row, column or box has just two places for ${digit}, one of them is ${digit}.`;
}

function cluster({ digit, first, second }: Colours): string {
  return `From pair to pair, either ${allAre(first)} ${digit}, or ${allAre(second)}.`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `In another group, either ${allAre(third)} ${digit}, or ${allAre(fourth)}.`;
}

function allAre({ cells, count }: Colours['first']): string {
  return `${count === 1 ? '' : count === 2 ? 'both ' : 'all of '}${cells} ${plural(count, 'is', 'are')}`;
}
