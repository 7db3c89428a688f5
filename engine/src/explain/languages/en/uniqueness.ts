/** Uniqueness in English: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { aName } from './words.ts';

export const EN_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Only ${parts.roof.cells} can keep it from that, by holding ${parts.extra}.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `So one of ${parts.roof.cells} is ${parts.extra}, and what sees ${parts.roof.count === 2 ? 'both' : 'all of them'} is not.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `So one of ${parts.roof.cells} is ${parts.extra}.`,
      `With ${parts.subset} that makes a naked subset of ${parts.subsetDigits} ${parts.home.in}: those digits are used up there.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} fits nowhere but in ${parts.roof.cells}, so one of them is ${parts.kept}.`,
      `If the other were ${parts.eliminated}, the pattern would be complete.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.eliminated} fits nowhere but in these cells.`,
      `If either of ${parts.roof.cells} were ${parts.eliminated}, both would be, and the pattern would be complete.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} fits nowhere but in these cells.`,
      `If ${parts.target} were ${parts.eliminated}, ${parts.kept} would stand in both cells beside it and ${parts.eliminated} across: the pattern would be complete.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `With ${parts.eliminated} in ${parts.roof} it would be so.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `So one of ${parts.roof} is ${parts.extra}, and what sees both is not.`],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `There is a BUG + 1 (bivalue universal grave): every open cell but ${roof} has two candidates.`,
    why: [
      `Every open cell has two candidates, only ${cell} has three. And every digit has two places in each house that lacks it, only ${digit} has three ${houses.in}.`,
      `Without ${digit} in ${cell} all of it would be twos. Then in any solution every cell could change to its other digit, so there would be two solutions or none.`,
      `Only ${digit} in ${cell} keeps the puzzle from that.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'corners'>;

function rectangle({ technique, digits, corners }: Rectangle): string {
  return `There is ${aName(EN_NAMES[technique])} with ${digits} in ${corners}.`;
}

function deadly({ corners, digits }: Rectangle): string {
  return `If ${corners} held only ${digits}, these could change places, and the puzzle would have two solutions.`;
}

function avoidable({ corners, digits, floor }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string {
  return `None of ${corners} is a given, and ${floor} already hold ${digits}. If all four held only these, crosswise, they could change places, and the puzzle would have two solutions.`;
}
