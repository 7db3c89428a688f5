/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in English. */
import type { Candidate } from '../../step.ts';
import { EN_NAMES } from './names.ts';
import { aName, capital, countWord, plural } from './words.ts';
import type { Facts } from '../facts.ts';
import type { Teller } from '../locale.ts';
import type { Say } from '../say.ts';

const cellsOf = (list: readonly Candidate[]): number[] => list.map(({ cell }) => cell);

export const EN_PATTERNS = {
  'full-house': ({ houses, placements, digits }, say) => ({
    what: `There is a full house in ${say.houses(houses.home)}.`,
    why: [
      `In ${say.houses(houses.home)}, only ${say.cell(placements[0].cell)} is still open, and only ${say.digits(digits)} is missing.`,
    ],
  }),

  'naked-single': ({ placements: [{ cell, digit }] }, say) => ({
    what: `There is a naked single: only one digit is left for ${say.cell(cell)}.`,
    why: [`${say.digit(digit)} is the only digit left for ${say.cell(cell)}; all others are taken.`],
  }),

  'hidden-single': ({ houses, placements: [{ cell, digit }] }, say) => ({
    what: `There is a hidden single in ${say.houses(houses.base)}: ${say.digit(digit)} has only one place.`,
    why: [`In ${say.houses(houses.base)}, ${say.digit(digit)} fits nowhere but in ${say.cell(cell)}.`],
  }),

  'locked-candidates': ({ technique, houses, candidates, digits }, say) => {
    const [base, cover] = [say.houses(houses.base), say.houses(houses.cover)];
    const digit = say.digits(digits);
    const cells = say.cells(cellsOf(candidates.pattern), digits, 'or');
    return {
      what: `There are ${technique} candidates: in ${base}, ${digit} is confined to ${cover}.`,
      why: [
        `In ${base}, ${digit} can only stand in ${cells}, and all of these are in ${cover} too.`,
        `Wherever it goes, that is the ${digit} of ${cover}.`,
      ],
    };
  },

  'naked-subset': ({ technique, houses, cells, digits }, say) => {
    const many = cells.pattern.length;
    const sameWay = many === 2 ? 'Whichever way round, those' : 'However they are shared out, those';
    return {
      what: `There is ${aName(EN_NAMES[technique])} in ${say.houses(houses.home)}.`,
      why: [
        `In ${say.houses(houses.home)}, ${say.cells(cells.pattern, digits)} can only hold ${say.digits(digits)}.`,
        `${sameWay} ${countWord(many)} digits are used up there.`,
      ],
    };
  },

  'hidden-subset': ({ technique, houses, cells, digits }, say) => ({
    what: `There is ${aName(EN_NAMES[technique])} in ${say.houses(houses.home)}.`,
    why: [
      `In ${say.houses(houses.home)}, ${say.digits(digits)} fit nowhere but in ${say.cells(cells.pattern, digits)}.`,
      `${capital(countWord(digits.length))} digits for ${countWord(cells.pattern.length)} cells: they leave no room for others.`,
    ],
  }),

  fish: (facts, say) => tellFish(facts, say),

  'colour-trap': (facts, say) => {
    const { cluster, digit, place } = colours(facts, say);
    return {
      what: `There is a colour trap: pairs of ${digit} hang together around ${place}.`,
      why: [cluster(1, 2), `What sees a cell of each colour sees ${aDigit(digit)} in either case.`],
    };
  },

  'colour-wrap': (facts, say) => {
    const { cluster, digit, place, contact } = colours(facts, say);
    return {
      what: `There is a colour wrap: pairs of ${digit} hang together around ${place}, and one colour contradicts itself.`,
      why: [
        cluster(1, 2),
        `But ${contact(0)} see each other and cannot both be ${digit}, so the second holds.`,
      ],
    };
  },

  'colour-bridge': (facts, say) => {
    const { cluster, digit, place, contact, allOf } = colours(facts, say);
    return {
      what: `There are multi-colours: two groups of pairs of ${digit} touch each other, around ${place}.`,
      why: [
        cluster(1, 2),
        `In a second group, too: either ${allOf(3)} ${digit}, or ${allOf(4)}.`,
        `As ${contact(0)} see each other, they are not both ${digit}. So ${allOf(2)} ${digit}, or ${allOf(4)}.`,
        'What sees both of these is not.',
      ],
    };
  },

  'colour-reach': (facts, say) => {
    const { cluster, digit, place, contact, cellsIn, allOf } = colours(facts, say);
    return {
      what: `There are multi-colours: two groups of pairs of ${digit} touch each other twice, around ${place}.`,
      why: [
        cluster(1, 2),
        `In a second group, too: either ${allOf(3)} ${digit}, or ${allOf(4)}.`,
        `But ${contact(0)} see each other, and so do ${contact(1)}. So whichever way the second group goes, ${cellsIn(1)} cannot be ${digit}.`,
      ],
    };
  },

  'template-set': ({ digits }, say) => ({
    what: `There is a template set: all ways to place the ${say.digits(digits)}s have cells in common.`,
    why: [`However the ${say.digits(digits)}s are placed, one in each house, they always take these cells.`],
  }),

  'template-delete': ({ digits }, say) => ({
    what: `There is a template delete: some ${say.digits(digits)}s are in no way of placing them all.`,
    why: [`However the ${say.digits(digits)}s are placed, one in each house, they never take these cells.`],
  }),

  'brute-force': () => ({
    what: 'No technique in use finds anything here.',
    why: ['Here only trying is left. Of all the digits that are possible here, one leads to the solution.'],
  }),
} satisfies Partial<Record<string, Teller>>;

function tellFish({ technique, isSiamese, digits, houses, candidates }: Facts, say: Say) {
  const digit = say.digits(digits);
  const fins = [...candidates.fin, ...candidates['endo-fin']];
  const half = isSiamese ? houses.base.length / 2 : houses.base.length;
  const bases = say.houses(houses.base.slice(0, half));
  const covers = say.houses(houses.cover.slice(0, half));
  const kind = isSiamese ? 'two finned fish in one' : aName(EN_NAMES[technique]);
  const body = say.cells(cellsOf(candidates.pattern), digits);
  const count = countWord(half);
  const why = [
    fins.length === 0
      ? `In ${bases}, ${digit} can only stand in ${covers}: ${body}.`
      : `In ${bases}, ${digit} can only stand in ${covers} (${body}) or in ${plural(fins.length, 'the fin', 'the fins')} ${say.cells(cellsOf(fins), digits, 'or')}.`,
  ];
  if (isSiamese)
    why.push(`Or, with the same ${plural(fins.length, 'fin')}, in ${say.houses(houses.cover.slice(half))}.`);
  if (fins.length === 0) {
    why.push(
      `Each of these ${count} houses needs its own of ${covers} for its ${digit}, so no ${digit} of ${covers} stands anywhere else.`,
    );
  } else {
    why.push(
      `If ${fins.length === 1 ? 'the fin' : 'no fin'} is ${fins.length === 1 ? 'not ' : ''}${digit}, all the ${digit}s of ${covers} stand here; otherwise ${fins.length === 1 ? 'the fin is' : 'one of the fins is'} ${digit}.`,
      `What would fall in the first case and sees ${plural(fins.length, 'the fin', 'every fin')} falls in either.`,
    );
  }
  return { what: `There is ${kind} of ${digit}s in ${bases}.`, why };
}

/** Sentences on clusters of a colouring. Colours count from 1. */
function colours({ candidates, digits, contacts }: Facts, say: Say) {
  const roles = ['colour-1', 'colour-2', 'colour-3', 'colour-4'] as const;
  const digit = say.digits(digits);
  const cellsIn = (colour: number): string => say.cells(cellsOf(candidates[roles[colour - 1]]), digits);
  const cluster = (a: number, b: number): string =>
    `Where ${digit} has only two places in a house, one of them holds it. Going from pair to pair, either ${allOf(a)} ${digit}, or ${allOf(b)}.`;
  const allOf = (colour: number): string => {
    const many = new Set(cellsOf(candidates[roles[colour - 1]])).size;
    return `${['', '', 'both '][many] ?? 'all of '}${cellsIn(colour)} ${plural(many, 'is', 'are')}`;
  };
  const contact = (index: number): string =>
    say.cells(
      (contacts[index] ?? []).map(({ cell }) => cell),
      digits,
    );
  const [first] = candidates['colour-1'];
  return { digit, cluster, contact, cellsIn, allOf, place: say.cell(first.cell) };
}

function aDigit(digit: string): string {
  return /^(8|11|18|[AEFHILMNORSX]$)/.test(digit) ? `an ${digit}` : `a ${digit}`;
}
