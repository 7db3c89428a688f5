/** The parts of the sentences about rectangles, avoidable rectangles and the bivalue universal grave. */
import type { Candidate } from '../../logic/step.ts';
import type { Facts } from '../facts.ts';
import type { Say } from '../phrases.ts';

const cellsOf = (list: readonly Candidate[]): number[] => [...new Set(list.map(({ cell }) => cell))];
const digitsOf = (list: readonly Candidate[]): number[] =>
  [...new Set(list.map(({ digit }) => digit))].sort((a, b) => a - b);

export const UNIQUENESS = {
  'ur-type-1': (facts: Facts, say: Say) => ({ ...deadly(facts, say), extra: extra(facts, say) }),
  'shared-extra': (facts: Facts, say: Say) => ({ ...deadly(facts, say), extra: extra(facts, say) }),

  'roof-subset': (facts: Facts, say: Say) => ({
    ...deadly(facts, say),
    extra: extra(facts, say),
    subset: say.cells(facts.cells.pattern),
    subsetDigits: say.digits(facts.cellDigits.pattern),
    home: say.houses(facts.houses.home),
  }),

  'roof-pair': keptAndGone,
  'crossed-roof': keptAndGone,

  'hidden-rectangle': (facts: Facts, say: Say) => ({
    ...keptAndGone(facts, say),
    target: say.cells(cellsOf(facts.eliminations)),
  }),

  'avoidable-1': (facts: Facts, say: Say) => ({
    ...avoidable(facts, say),
    eliminated: say.digits(digitsOf(facts.eliminations)),
  }),
  'avoidable-2': (facts: Facts, say: Say) => ({ ...avoidable(facts, say), extra: extra(facts, say) }),

  bug: ({ candidates, cells, roofHouses }: Facts, say: Say) => {
    const [{ cell, digit }] = candidates.extra;
    return {
      roof: say.cell(cells.roof[0] ?? cell),
      cell: say.cell(cell, digit),
      digit: say.digit(digit),
      houses: say.houses(roofHouses),
    };
  },
};

function deadly({ technique, deadly: { cells: corners }, digits, cells }: Facts, say: Say) {
  return {
    technique,
    digits: say.digits(digits),
    corners: say.cells(corners, digits),
    roof: {
      cells: say.cells(cells.roof, []),
      either: say.cells(cells.roof, [], 'or'),
      count: cells.roof.length,
    },
    eitherDigit: say.digits(digits, 'or'),
  };
}

/** The two digits of the pattern: the one that stays and the one that is eliminated. */
function keptAndGone(facts: Facts, say: Say) {
  const eliminated = digitsOf(facts.eliminations);
  return {
    ...deadly(facts, say),
    home: say.houses(facts.houses.home),
    eliminated: say.digits(eliminated),
    kept: say.digits(facts.digits.filter((digit) => !eliminated.includes(digit))),
  };
}

function avoidable({ technique, deadly: { cells: corners }, digits, cells }: Facts, say: Say) {
  say.mention(corners, []);
  return {
    technique,
    digits: say.digits(digits),
    eitherDigit: say.digits(digits, 'or'),
    corners: say.cells(corners),
    roof: say.cells(cells.roof, []),
  };
}

function extra({ candidates }: Facts, say: Say): string {
  for (const { cell, digit } of candidates.extra) say.mention([cell], [digit]);
  return say.digits(digitsOf(candidates.extra), 'or');
}
