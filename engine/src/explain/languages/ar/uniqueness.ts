/** Uniqueness in Arabic: rectangles, avoidable rectangles, the bivalue universal grave. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';

export const AR_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `لا يمنع ذلك إلا ${parts.roof.cells}، بأن تحوي ${parts.extra}.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `إذن إحدى الخلايا ${parts.roof.cells} هي ${parts.extra}، وما يراها ${parts.roof.count === 2 ? 'كلتيهما' : 'كلها'} ليس كذلك.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `إذن إحدى الخلايا ${parts.roof.cells} هي ${parts.extra}.`,
      `ومع ${parts.subset} تتكون ${parts.home.in} مجموعة ظاهرة من ${parts.subsetDigits}: تُستنفد هذه الأرقام هناك.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in} لا يصلح ${parts.kept} إلا في ${parts.roof.cells}، فإحداهما ${parts.kept}.`,
      `ولو كانت الأخرى ${parts.eliminated} لاكتمل النمط.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in} لا يصلح ${parts.eliminated} إلا في هذه الخلايا.`,
      `لو كانت إحدى الخليتين ${parts.roof.cells} هي ${parts.eliminated} لكانتا كذلك معًا، ولاكتمل النمط.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in} لا يصلح ${parts.kept} إلا في هذه الخلايا.`,
      `لو كانت ${parts.target} هي ${parts.eliminated} لوقع ${parts.kept} في الخليتين المجاورتين و${parts.eliminated} في المقابلة: فيكتمل النمط.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `مع ${parts.eliminated} في ${parts.roof} يحدث ذلك.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `إذن إحدى الخليتين ${parts.roof} هي ${parts.extra}، وما يراهما معًا ليس كذلك.`],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `يوجد BUG + 1: لكل خلية فارغة غير ${roof} مرشحان.`,
    why: [
      `لكل خلية فارغة مرشحان، إلا ${cell} فلها ثلاثة. ولكل رقم مكانان في كل بيت ينقصه، إلا ${digit} فله ثلاثة ${houses.in}.`,
      `من دون ${digit} في ${cell} يصبح كل شيء اثنين اثنين. عندئذ يمكن في أي حل أن تنتقل كل خلية إلى رقمها الآخر، فيكون هناك حلان أو لا حل.`,
      `لا يمنع ذلك إلا ${digit} في ${cell}.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'corners'>;

function rectangle({ technique, digits, corners }: Rectangle): string {
  return `${AR_NAMES[technique]}: ${digits} في ${corners}.`;
}

function deadly({ corners, digits }: Rectangle): string {
  return `لو لم تحوِ ${corners} إلا ${digits} لأمكن تبادل أماكنها، ولكان للأحجية حلان.`;
}

function avoidable({ corners, digits, floor }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string {
  return `ليست أي من ${corners} معطاة، و ${floor} تحوي ${digits} من قبل. لو حوت الأربع هذه الأرقام وحدها متقاطعةً لأمكن تبادل أماكنها، ولكان للأحجية حلان.`;
}
