/** Uniqueness in English: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { allOf } from './words.ts';

export const EN_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Only ${parts.roof.cells} can be anything else, and it must be.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `So one of ${parts.roof.cells} must be ${parts.extra}, and any cell that sees ${allOf(parts.roof.count)} can’t be.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `So one of ${parts.roof.cells} must be ${parts.extra}.`,
      `Together with ${parts.subset}, that uses up ${parts.subsetDigits} ${parts.home.in}.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} can only go in ${parts.roof.either}.`,
      `If the other one were ${parts.eliminated}, all four would be ${parts.eitherDigit}.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.eliminated} can only go in these cells.`,
      `If ${parts.roof.either} were ${parts.eliminated}, so would be the other, and all four would be ${parts.eitherDigit}.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} can only go in these cells.`,
      `If ${parts.target} were ${parts.eliminated}, the corners beside it would be ${parts.kept}, and the opposite one ${parts.eliminated}.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [...avoidable(parts), `With ${parts.eliminated} in ${parts.roof}, that is just what would happen.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      ...avoidable(parts),
      `So one of ${parts.roof} must be ${parts.extra}, and any cell that sees both can’t be.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1 (bivalue universal grave): every empty cell except ${roof} has just two marks.`,
    why: [
      `Every empty cell except ${cell} has two marks.`,
      `Every missing digit has two places in each row, column and box, except that ${digit} has three ${houses.in}.`,
      `Without that ${digit}, every cell could swap its two digits, and the puzzle would have two solutions or none.`,
      `That can’t be, so it must be ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'eitherDigit' | 'corners'>;

function rectangle({ technique, eitherDigit, corners }: Rectangle): string {
  return `${EN_NAMES[technique]}: what if ${corners} were all ${eitherDigit}?`;
}

function deadly({ corners, digits, eitherDigit }: Rectangle): string {
  return `If ${corners} were all ${eitherDigit}, ${digits} could swap, and the puzzle would have two solutions.`;
}

function avoidable({ corners, digits, eitherDigit }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string[] {
  return [
    `None of ${corners} is a given, and those already filled hold ${digits}.`,
    `If all four were ${eitherDigit}, ${digits} could swap, and the puzzle would have two solutions.`,
  ];
}
