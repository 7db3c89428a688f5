/** Uniqueness in Arabic: rectangles, avoidable rectangles, the bivalue universal grave. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';
import { noneSeeing } from './words.ts';

export const AR_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `لا يصلح رقم آخر إلا في ${parts.roof.cells}، فلا بد منه فيها.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `إذن لا بد أن يقع ${parts.extra} في ${parts.roof.either}، و${noneSeeing(parts.roof.count, parts.extra)}.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `إذن لا بد أن يقع ${parts.extra} في ${parts.roof.either}.`,
      `ومع ${parts.subset} يُستنفد ${parts.subsetDigits} ${parts.home.in}.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in} لا يصلح ${parts.kept} إلا في ${parts.roof.either}.`,
      `لو كانت الأخرى هي ${parts.eliminated}، لصارت الأربع كلها ${parts.eitherDigit}.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in} لا يصلح ${parts.eliminated} إلا في هذه الخلايا.`,
      `لو كان في ${parts.roof.either}، لكان فيهما معًا، ولصارت الأربع كلها ${parts.eitherDigit}.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in} لا يصلح ${parts.kept} إلا في هذه الخلايا.`,
      `لو كانت ${parts.target} هي ${parts.eliminated}، لصار الركنان المجاوران ${parts.kept} والمقابل ${parts.eliminated}.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [...avoidable(parts), `ومع ${parts.eliminated} في ${parts.roof} يحدث ذلك تمامًا.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      ...avoidable(parts),
      `إذن إحدى الخليتين ${parts.roof} هي ${parts.extra}، و${noneSeeing(2, parts.extra)}.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1: لكل خلية فارغة ما عدا ${roof} مرشحان اثنان.`,
    why: [
      `لكل خلية فارغة ما عدا ${cell} مرشحان اثنان.`,
      `ولكل رقم ناقص مكانان في كل صف وعمود ومربع، إلا ${digit} فله ثلاثة ${houses.in}.`,
      `لولا ${digit} هذا لأمكن تبديل الرقمين في كل خلية، فكان للأحجية حلان أو لم يكن لها حل.`,
      `وهذا لا يصح، فلا بد من ${digit} هناك.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'eitherDigit' | 'corners'>;

function rectangle({ technique, eitherDigit, corners }: Rectangle): string {
  return `${AR_NAMES[technique]}: ماذا لو كانت ${corners} كلها ${eitherDigit}؟`;
}

function deadly({ corners, digits, eitherDigit }: Rectangle): string {
  return `لو كانت ${corners} كلها ${eitherDigit}، لأمكن تبديل ${digits}، ولكان للأحجية حلان.`;
}

function avoidable({ corners, digits, eitherDigit }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string[] {
  return [
    `ليست أي من ${corners} معطاة، والمملوءة منها تحوي ${digits}.`,
    `لو كانت الأربع كلها ${eitherDigit}، لأمكن تبديل ${digits}، ولكان للأحجية حلان.`,
  ];
}
