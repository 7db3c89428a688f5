/** Uniqueness in German: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';

export const DE_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Nur ${parts.roof.cells} kann das verhindern, und zwar mit ${parts.extra}.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Also ist eine der Zellen ${parts.roof.cells} ${parts.extra}, und was ${parts.roof.count === 2 ? 'beide' : 'alle'} sieht, ist es nicht.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Also ist eine der Zellen ${parts.roof.cells} ${parts.extra}.`,
      `Mit ${parts.subset} ergibt das ${parts.home.in} eine nackte Gruppe aus ${parts.subsetDigits}: Diese Ziffern sind dort aufgebraucht.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} passt ${parts.kept} nur in ${parts.roof.cells}, also ist eine davon ${parts.kept}.`,
      `Wäre die andere ${parts.eliminated}, so wäre das Muster vollständig.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} passt ${parts.eliminated} nur in diese Zellen.`,
      `Wäre eine der Zellen ${parts.roof.cells} ${parts.eliminated}, so wären es beide, und das Muster wäre vollständig.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} passt ${parts.kept} nur in diese Zellen.`,
      `Wäre ${parts.target} ${parts.eliminated}, so stünde ${parts.kept} in beiden Zellen daneben und ${parts.eliminated} gegenüber: Das Muster wäre vollständig.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `Mit ${parts.eliminated} in ${parts.roof} wäre es so.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      avoidable(parts),
      `Also ist eine der Zellen ${parts.roof} ${parts.extra}, und was beide sieht, ist es nicht.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `Es gibt ein BUG + 1: Jede offene Zelle außer ${roof} hat zwei Kandidaten.`,
    why: [
      `Jede offene Zelle hat zwei Kandidaten, nur ${cell} hat drei. Und jede Ziffer hat in jedem Haus, dem sie fehlt, zwei Plätze; nur ${digit} hat ${houses.in} drei.`,
      `Ohne ${digit} in ${cell} wäre alles zweifach. Dann könnte in jeder Lösung jede Zelle zu ihrer anderen Ziffer wechseln, und es gäbe zwei Lösungen oder keine.`,
      `Nur ${digit} in ${cell} bewahrt das Rätsel davor.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'corners'>;

function rectangle({ technique, digits, corners }: Rectangle): string {
  return `${DE_NAMES[technique]} mit ${digits} in ${corners}.`;
}

function deadly({ corners, digits }: Rectangle): string {
  return `Enthielten ${corners} nur ${digits}, so könnten diese die Plätze tauschen, und das Rätsel hätte zwei Lösungen.`;
}

function avoidable({ corners, digits, floor }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string {
  return `Keine der Zellen ${corners} ist vorgegeben, und ${floor} enthalten schon ${digits}. Enthielten alle vier nur diese, über Kreuz, so könnten sie die Plätze tauschen, und das Rätsel hätte zwei Lösungen.`;
}
