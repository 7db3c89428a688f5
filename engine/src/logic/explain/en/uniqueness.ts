/** Uniqueness in English: rectangles, avoidable rectangles, the bivalue universal grave. */
import type { Candidate } from '../../step.ts';
import { EN_NAMES } from './names.ts';
import { aName } from './words.ts';
import type { Facts } from '../facts.ts';
import type { Teller } from '../locale.ts';
import type { Say } from '../say.ts';

const cellsOf = (list: readonly Candidate[]): number[] => [...new Set(list.map(({ cell }) => cell))];
const digitsOf = (list: readonly Candidate[]): number[] =>
  [...new Set(list.map(({ digit }) => digit))].sort((a, b) => a - b);

export const EN_UNIQUENESS = {
  'one-roof': (facts, say) => ({
    what: whatOf(facts, say),
    why: [
      deadlyText(facts, say),
      `Only ${roof(facts, say)} can keep it from that, by holding ${extraDigits(facts, say)}.`,
    ],
  }),

  'shared-extra': (facts, say) => ({
    what: whatOf(facts, say),
    why: [
      deadlyText(facts, say),
      `So one of ${roof(facts, say)} is ${extraDigits(facts, say)}, and what sees ${facts.cells.roof.length === 2 ? 'both' : 'all of them'} is not.`,
    ],
  }),

  'roof-subset': (facts, say) => {
    const { cells, houses, cellDigits } = facts;
    const subset = say.cells(cells.pattern);
    return {
      what: whatOf(facts, say),
      why: [
        deadlyText(facts, say),
        `So one of ${roof(facts, say)} is ${extraDigits(facts, say)}.`,
        `With ${subset} that makes a naked subset of ${say.digits(cellDigits.pattern)} in ${say.houses(houses.home)}: those digits are used up there.`,
      ],
    };
  },

  'roof-pair': (facts, say) => {
    const { houses, eliminations, digits } = facts;
    const gone = digitsOf(eliminations);
    const kept = digits.filter((digit) => !gone.includes(digit));
    return {
      what: whatOf(facts, say),
      why: [
        deadlyText(facts, say),
        `In ${say.houses(houses.home)}, ${say.digits(kept)} fits nowhere but in ${roof(facts, say)}, so one of them is ${say.digits(kept)}.`,
        `If the other were ${say.digits(gone)}, the pattern would be complete.`,
      ],
    };
  },

  'crossed-roof': (facts, say) => {
    const digit = digitsOf(facts.eliminations);
    return {
      what: whatOf(facts, say),
      why: [
        deadlyText(facts, say),
        `In ${say.houses(facts.houses.home)}, ${say.digits(digit)} fits nowhere but in these cells.`,
        `If either of ${roof(facts, say)} were ${say.digits(digit)}, both would be, and the pattern would be complete.`,
      ],
    };
  },

  'hidden-rectangle': (facts, say) => {
    const { houses, eliminations, digits } = facts;
    const gone = digitsOf(eliminations);
    const kept = digits.filter((digit) => !gone.includes(digit));
    return {
      what: whatOf(facts, say),
      why: [
        deadlyText(facts, say),
        `In ${say.houses(houses.home)}, ${say.digits(kept)} fits nowhere but in these cells.`,
        `If ${say.cells(cellsOf(eliminations))} were ${say.digits(gone)}, ${say.digits(kept)} would stand in both cells beside it and ${say.digits(gone)} across: the pattern would be complete.`,
      ],
    };
  },

  'avoidable-1': (facts, say) => ({
    what: whatOf(facts, say),
    why: [
      avoidableText(facts, say),
      `With ${say.digits(digitsOf(facts.eliminations))} in ${roof(facts, say)} it would be so.`,
    ],
  }),

  'avoidable-2': (facts, say) => ({
    what: whatOf(facts, say),
    why: [
      avoidableText(facts, say),
      `So one of ${roof(facts, say)} is ${extraDigits(facts, say)}, and what sees both is not.`,
    ],
  }),

  grave: ({ candidates, cells, roofHouses }, say) => {
    const [{ cell, digit }] = candidates.extra;
    return {
      what: `There is a BUG + 1 (bivalue universal grave): every open cell but ${say.cell(cells.roof[0] ?? cell)} has two candidates.`,
      why: [
        `Every open cell has two candidates, only ${say.cell(cell, digit)} has three. And every digit has two places in each house that lacks it, only ${say.digit(digit)} has three in ${say.houses(roofHouses)}.`,
        `Without ${say.digit(digit)} in ${say.cell(cell)} all of it would be twos. Then in any solution every cell could change to its other digit, so there would be two solutions or none.`,
        `Only ${say.digit(digit)} in ${say.cell(cell)} keeps the puzzle from that.`,
      ],
    };
  },
} satisfies Partial<Record<string, Teller>>;

function whatOf({ technique, digits, deadly }: Facts, say: Say): string {
  return `There is ${aName(EN_NAMES[technique])} with ${say.digits(digits)} in ${say.cells(deadly.cells)}.`;
}

function deadlyText({ deadly, digits }: Facts, say: Say): string {
  return `If ${say.cells(deadly.cells, digits)} held only ${say.digits(digits)}, these could change places, and the puzzle would have two solutions.`;
}

function avoidableText({ deadly, digits, cells }: Facts, say: Say): string {
  say.mention(deadly.cells, []);
  return `None of ${say.cells(deadly.cells)} is a given, and ${say.cells(cells.floor)} already hold ${say.digits(digits)}. If all four held only these, crosswise, they could change places, and the puzzle would have two solutions.`;
}

function roof({ cells }: Facts, say: Say): string {
  return say.cells(cells.roof, []);
}

function extraDigits({ candidates }: Facts, say: Say): string {
  for (const { cell, digit } of candidates.extra) say.mention([cell], [digit]);
  return say.digits(digitsOf(candidates.extra), 'or');
}
