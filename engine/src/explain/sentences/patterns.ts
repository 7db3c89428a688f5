/** The parts of the sentences about singles, locked candidates, subsets, fish, colours and templates. */
import { digitCount } from '../../model/digits.ts';
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

  'naked-single': ({ placements: [{ cell, digit }], bars }: Facts, say: Say) => ({
    cell: say.cell(cell),
    digit: say.digit(digit),
    /** The digits that earlier steps eliminated, if the board is known; the cell sees all others. */
    unseen: bars && {
      digits: say.digits(bars.unseen),
      count: digitCount(bars.unseen),
      areAll: bars.cells.length === 0,
    },
  }),

  'hidden-single': ({ houses, placements: [{ cell, digit }], bars }: Facts, say: Say) => ({
    home: say.houses(houses.base),
    cell: say.cell(cell),
    digit: say.digit(digit),
    /**
     * If the board is known: the houses through which the digit rules out other places, and whether earlier steps ruled
     * out some.
     */
    bars: bars && {
      houses: say.houses(bars.houses),
      count: bars.cells.length,
      isPartial: bars.isPartial,
    },
  }),

  'locked-candidates': ({ technique, houses, candidates, digits }: Facts, say: Say) => ({
    technique,
    base: say.houses(houses.base),
    cover: say.houses(houses.cover),
    digit: say.digits(digits),
    cells: say.cells(cellsOf(candidates.pattern), digits, 'or'),
    count: candidates.pattern.length,
  }),

  'naked-subset': subset,
  'hidden-subset': subset,

  fish: ({ technique, isSiamese, digits, houses, candidates, eliminations }: Facts, say: Say) => {
    const fins = [...candidates.fin, ...candidates['endo-fin']];
    const count = isSiamese ? houses.base.length / 2 : houses.base.length;
    return {
      technique,
      /** The number of houses on each side. */
      count,
      size: count,
      digit: say.digits(digits),
      bases: say.houses(houses.base.slice(0, count)),
      covers: say.houses(houses.cover.slice(0, count)),
      /** The covers of the second fish in a siamese one. */
      others: isSiamese ? say.houses(houses.cover.slice(count)) : undefined,
      coverKind: say.kindOf(houses.cover),
      target: { cells: say.cells(cellsOf(eliminations)), count: new Set(cellsOf(eliminations)).size },
      body: say.cells(cellsOf(candidates.pattern), digits),
      fins: {
        cells: say.cells(cellsOf(fins), digits, 'or'),
        all: say.cells(cellsOf(fins), digits),
        count: fins.length,
      },
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
    homes: say.list(
      houses.home.map((house) => say.houses([house]).in),
      'or',
    ),
    cells: say.cells(cells.pattern, digits),
    digits: say.digits(digits),
    either: say.digits(digits, 'or'),
  };
}

const COLOURS = ['colour-1', 'colour-2', 'colour-3', 'colour-4'] as const;

/** One or two clusters of pairs, in two colours each, and where they touch. */
function colours({ candidates, digits, contacts }: Facts, say: Say) {
  const [first, second, third, fourth] = COLOURS.map((role) => ({
    cells: say.cells(cellsOf(candidates[role]), digits),
    either: say.cells(cellsOf(candidates[role]), digits, 'or'),
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
