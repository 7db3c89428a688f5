/** Almost locked sets and Sue de Coq in German. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const DE_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `Es gibt ein ALS-XZ: zwei fast gesperrte Mengen mit gemeinsamem ${shared}, in ${sets[0].cells} und ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `${shared} können je nur in einer der Mengen stehen, und jeder Menge kann nur eine Ziffer fehlen: Der einen fehlt also ${each[0]}, der anderen ${each[1]}. Alle ihre anderen Ziffern bleiben, wo sie sind, und die zwei gemeinsamen auch.`,
          ]
        : [
            `Alle ihre Plätze für ${shared} sehen einander, also fehlt einer der Mengen ${shared}, und sie behält alle anderen Ziffern.`,
            `Also ${plural(eliminated.count, 'steht', 'stehen')} ${eliminated.digits} in A oder in B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    const clauses = commons.map(({ a, b, digit }) => `behält ${a} ${digit} und ${b} verliert sie`);
    return {
      what: `${DE_NAMES[technique]} aus ${countWord(sets.length)} fast gesperrten Mengen, von ${sets[0].cells} bis ${last.cells}.`,
      why: [
        ...sets.map(setText),
        ...commons.map(
          ({ a, b, digit }) =>
            `${digit} kann nicht in ${a} und ${b} zugleich stehen, denn ihre Plätze sehen einander.`,
        ),
        `Fehlt A ${eliminated.either}, so ${clauses.join(', so ')}.`,
        `Eine Menge, die eine Ziffer verliert, behält alle anderen; also behält ${last.name} ${eliminated.count > 1 ? 'diejenige, die A fehlt' : eliminated.digits}.`,
        `Also ${plural(eliminated.count, 'steht', 'stehen')} ${eliminated.digits} in A oder in ${last.name}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Es gibt eine Todesblüte auf ${stem}.`,
    why: [
      `Der Stiel, ${stem}, kann nur ${stemDigits} sein (A).`,
      ...petals.map(setText),
      `${capital(losses.map(({ set, digit }) => `ist der Stiel ${digit}, so verliert ${set} die ${digit}`).join('; '))}.`,
      `Eine Menge, die eine Ziffer verliert, behält alle anderen; also behält in jedem Fall eine dieser Mengen ${eliminated}.`,
    ],
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    const count = countWord(parts.count);
    return {
      what: `Es gibt ein Sue de Coq in ${parts.crossing}, ${line.in} und zugleich ${area.in}.`,
      why: [
        `${parts.crossing} liegen ${line.in} und zugleich ${area.in} und können nur ${parts.crossingDigits} enthalten.`,
        `Sonst ${line.in}: ${parts.onLine} nur mit ${parts.lineDigits}; sonst ${area.in}: ${parts.inArea} nur mit ${parts.areaDigits}.`,
        'Keine Ziffer der Kreuzung steht in beiden äußeren Teilen.',
        twice === undefined
          ? `Jede der Ziffern ${once} passt also nur einmal in diese ${count} Zellen. Das sind ebenso viele Ziffern wie Zellen: Alle stehen hier.`
          : `Jede der Ziffern ${once} passt also nur einmal in diese ${count} Zellen, ${twice} einmal in jeden der beiden äußeren Teile. Das ergibt ebenso viele Ziffern wie Zellen: Alle stehen hier.`,
        `Keine andere Zelle ${line.of} kann ${parts.goneFromLine} sein, und keine andere ${area.of} ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A: r1c1 und r1c2 enthalten 1, 2 und 3, eine Ziffer mehr als Zellen.` */
function setText({ name, cells, count, digits, more }: Parts<'two-sets'>['sets'][number]): string {
  const text = `${name}: ${cells} ${plural(count, 'enthält', 'enthalten')} ${digits}`;
  return count === 1
    ? `${text}.`
    : `${text}, ${countWord(more)} ${plural(more, 'Ziffer', 'Ziffern')} mehr als Zellen.`;
}
