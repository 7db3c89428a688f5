/** Singles, locked candidates, subsets, fish, colours, templates: what their sentences speak of. */
import type { Candidate } from '../../logic/step.ts';
import type { Facts } from '../facts.ts';
import type { Say } from '../phrases.ts';

const cellsOf = (list: readonly Candidate[]): number[] => list.map(({ cell }) => cell);

export const PATTERNS = {
  'full-house': ({ houses, placements, digits }: Facts, say: Say) => ({
    home: say.houses(houses.home),
    cell: say.cell(placements[0].cell),
    digit: say.digits(digits),
  }),

  'naked-single': ({ placements: [{ cell, digit }] }: Facts, say: Say) => ({
    cell: say.cell(cell),
    digit: say.digit(digit),
  }),

  'hidden-single': ({ houses, placements: [{ cell, digit }] }: Facts, say: Say) => ({
    home: say.houses(houses.base),
    cell: say.cell(cell),
    digit: say.digit(digit),
  }),

  'locked-candidates': ({ technique, houses, candidates, digits }: Facts, say: Say) => ({
    technique,
    base: say.houses(houses.base),
    cover: say.houses(houses.cover),
    digit: say.digits(digits),
    cells: say.cells(cellsOf(candidates.pattern), digits, 'or'),
  }),

  'naked-subset': subset,
  'hidden-subset': subset,

  fish: ({ technique, isSiamese, digits, houses, candidates }: Facts, say: Say) => {
    const fins = [...candidates.fin, ...candidates['endo-fin']];
    const count = isSiamese ? houses.base.length / 2 : houses.base.length;
    return {
      technique,
      /** Houses on each side. */
      count,
      digit: say.digits(digits),
      bases: say.houses(houses.base.slice(0, count)),
      covers: say.houses(houses.cover.slice(0, count)),
      /** The covers of the second fish in a siamese one. */
      others: isSiamese ? say.houses(houses.cover.slice(count)) : undefined,
      body: say.cells(cellsOf(candidates.pattern), digits),
      fins: { cells: say.cells(cellsOf(fins), digits, 'or'), count: fins.length },
    };
  },

  'colour-trap': colours,
  'colour-wrap': colours,
  'colour-bridge': colours,
  'colour-reach': colours,

  'template-set': ({ digits }: Facts, say: Say) => ({ digit: say.digits(digits) }),
  'template-delete': ({ digits }: Facts, say: Say) => ({ digit: say.digits(digits) }),
  'brute-force': () => ({}),
};

function subset({ technique, houses, cells, digits }: Facts, say: Say) {
  return {
    technique,
    count: cells.pattern.length,
    home: say.houses(houses.home),
    cells: say.cells(cells.pattern, digits),
    digits: say.digits(digits),
  };
}

const COLOURS = ['colour-1', 'colour-2', 'colour-3', 'colour-4'] as const;

/** One or two clusters of pairs, in two colours each, and where they touch. */
function colours({ candidates, digits, contacts }: Facts, say: Say) {
  const [first, second, third, fourth] = COLOURS.map((role) => ({
    cells: say.cells(cellsOf(candidates[role]), digits),
    count: new Set(cellsOf(candidates[role])).size,
  }));
  const [contact = '', further = ''] = contacts.map((pair) => say.cells(cellsOf(pair), digits));
  return {
    digit: say.digits(digits),
    place: say.cell(candidates['colour-1'][0].cell),
    ...{ first, second, third, fourth },
    ...{ contact, further },
  };
}
