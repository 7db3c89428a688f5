/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in English. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { aName, countWord, plural } from './words.ts';

export const EN_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `There is a full house ${home.in}.`,
    why: [`${capital(home.in)}, only ${cell} is still open, and only ${digit} is missing.`],
  }),

  'naked-single': ({ cell, digit }) => ({
    what: `There is a naked single: only one digit is left for ${cell}.`,
    why: [`${digit} is the only digit left for ${cell}; all others are taken.`],
  }),

  'hidden-single': ({ home, cell, digit }) => ({
    what: `There is a hidden single ${home.in}: ${digit} has only one place.`,
    why: [`${capital(home.in)}, ${digit} fits nowhere but in ${cell}.`],
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells }) => ({
    what: `There are ${technique} candidates: ${base.in}, ${digit} is confined to ${cover.name}.`,
    why: [
      `${capital(base.in)}, ${digit} can only stand in ${cells}, and all of these are ${cover.in} too.`,
      `Wherever it goes, that is the ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, count }) => ({
    what: `There is ${aName(EN_NAMES[technique])} ${home.in}.`,
    why: [
      `${capital(home.in)}, ${cells} can only hold ${digits}.`,
      `${count === 2 ? 'Whichever way round, those' : 'However they are shared out, those'} ${countWord(count)} digits are used up there.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `There is ${aName(EN_NAMES[technique])} ${home.in}.`,
    why: [
      `${capital(home.in)}, ${digits} fit nowhere but in ${cells}.`,
      `${capital(countWord(count))} digits for ${countWord(count)} cells: they leave no room for others.`,
    ],
  }),

  fish: (parts) => ({
    what: `There is ${parts.others ? 'two finned fish in one' : aName(EN_NAMES[parts.technique])} of ${parts.digit}s ${parts.bases.in}.`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
  }),

  'colour-trap': (parts) => ({
    what: `There is a colour trap: pairs of ${parts.digit} hang together around ${parts.place}.`,
    why: [cluster(parts), `What sees a cell of each colour sees ${aDigit(parts.digit)} in either case.`],
  }),

  'colour-wrap': (parts) => ({
    what: `There is a colour wrap: pairs of ${parts.digit} hang together around ${parts.place}, and one colour contradicts itself.`,
    why: [
      cluster(parts),
      `But ${parts.contact} see each other and cannot both be ${parts.digit}, so the second holds.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `There are multi-colours: two groups of pairs of ${parts.digit} touch each other, around ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `As ${parts.contact} see each other, they are not both ${parts.digit}. So ${allAre(parts.second)} ${parts.digit}, or ${allAre(parts.fourth)}.`,
      'What sees both of these is not.',
    ],
  }),

  'colour-reach': (parts) => ({
    what: `There are multi-colours: two groups of pairs of ${parts.digit} touch each other twice, around ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `But ${parts.contact} see each other, and so do ${parts.further}. So whichever way the second group goes, ${parts.first.cells} cannot be ${parts.digit}.`,
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `There is a template set: all ways to place the ${digit}s have cells in common.`,
    why: [`However the ${digit}s are placed, one in each house, they always take these cells.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `There is a template delete: some ${digit}s are in no way of placing them all.`,
    why: [`However the ${digit}s are placed, one in each house, they never take these cells.`],
  }),

  'brute-force': () => ({
    what: 'No technique in use finds anything here.',
    why: ['Here only trying is left. Of all the digits that are possible here, one leads to the solution.'],
  }),
} satisfies Partial<Tellers>;

function plainFish({ bases, covers, digit, body, count }: Parts<'fish'>): string[] {
  return [
    `${capital(bases.in)}, ${digit} can only stand ${covers.in}: ${body}.`,
    `Each of these ${countWord(count)} houses needs its own of ${covers.name} for its ${digit}, so no ${digit} ${covers.of} stands anywhere else.`,
  ];
}

function finnedFish({ bases, covers, others, digit, body, fins }: Parts<'fish'>): string[] {
  const one = fins.count === 1;
  return [
    `${capital(bases.in)}, ${digit} can only stand ${covers.in} (${body}) or in ${plural(fins.count, 'the fin', 'the fins')} ${fins.cells}.`,
    ...(others ? [`Or, with the same ${plural(fins.count, 'fin')}, ${others.in}.`] : []),
    `If ${one ? `the fin is not ${digit}` : `no fin is ${digit}`}, all the ${digit}s ${covers.of} stand here; otherwise ${one ? 'the fin is' : 'one of the fins is'} ${digit}.`,
    `What would fall in the first case and sees ${plural(fins.count, 'the fin', 'every fin')} falls in either.`,
  ];
}

type Colours = Parts<'colour-trap'>;

function cluster({ digit, first, second }: Colours): string {
  return `Where ${digit} has only two places in a house, one of them holds it. Going from pair to pair, either ${allAre(first)} ${digit}, or ${allAre(second)}.`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `In a second group, too: either ${allAre(third)} ${digit}, or ${allAre(fourth)}.`;
}

function allAre({ cells, count }: Colours['first']): string {
  return `${['', '', 'both '][count] ?? 'all of '}${cells} ${plural(count, 'is', 'are')}`;
}

function aDigit(digit: string): string {
  return /^(8|11|18|[AEFHILMNORSX]$)/.test(digit) ? `an ${digit}` : `a ${digit}`;
}
