/** Uniqueness in German: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { noneSeeing } from './words.ts';

export const DE_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Nur ${parts.roof.cells} kann etwas anderes sein und muss es also.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Also steht in ${parts.roof.either} eine ${parts.extra}, und ${noneSeeing('keine', parts.roof.count, parts.extra)}.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Eine der Zellen ${parts.roof.cells} muss also ${parts.extra} sein.`,
      `Zusammen mit ${parts.subset} verbraucht sie ${parts.subsetDigits} ${parts.home.in}.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} passt die ${parts.kept} nur in ${parts.roof.either}.`,
      `Wäre die andere ${parts.eliminated}, wären alle vier ${parts.eitherDigit}.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} passt die ${parts.eliminated} nur in diese Zellen.`,
      `Stünde sie in ${parts.roof.either}, stünde sie in beiden, und alle vier wären ${parts.eitherDigit}.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} passt die ${parts.kept} nur in diese Zellen.`,
      `Stünde in ${parts.target} die ${parts.eliminated}, wären die Ecken daneben ${parts.kept} und die gegenüber ${parts.eliminated}.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [...avoidable(parts), `Mit der ${parts.eliminated} in ${parts.roof} wäre es so weit.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      ...avoidable(parts),
      `Eine der Zellen ${parts.roof} muss also ${parts.extra} sein, und ${noneSeeing('keine', 2, parts.extra)}.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1 (Bivalue Universal Grave): Jede leere Zelle außer ${roof} hat genau zwei Kandidaten.`,
    why: [
      `Jede leere Zelle außer ${cell} hat zwei Kandidaten.`,
      `Jede fehlende Ziffer hat in jeder Zeile, jeder Spalte und jedem Block zwei Plätze, nur die ${digit} hat ${houses.in} drei.`,
      `Ohne diese ${digit} könnte jede Zelle ihre zwei Ziffern tauschen, und das Rätsel hätte zwei Lösungen oder keine.`,
      `Das darf nicht sein, also muss dort die ${digit} stehen.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'eitherDigit' | 'corners'>;

function rectangle({ technique, eitherDigit, corners }: Rectangle): string {
  return `${DE_NAMES[technique]}: Was, wenn ${corners} alle ${eitherDigit} wären?`;
}

function deadly({ corners, digits, eitherDigit }: Rectangle): string {
  return `Wären ${corners} alle ${eitherDigit}, könnten ${digits} die Plätze tauschen, und das Rätsel hätte zwei Lösungen.`;
}

function avoidable({ corners, digits, eitherDigit }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string[] {
  return [
    `Keine der Zellen ${corners} ist vorgegeben, und die schon gefüllten enthalten ${digits}.`,
    `Wären alle vier ${eitherDigit}, könnten ${digits} die Plätze tauschen, und das Rätsel hätte zwei Lösungen.`,
  ];
}
