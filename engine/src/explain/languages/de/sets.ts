/** Almost locked sets and Sue de Coq in German. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const DE_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZ: Zwei fast gesperrte Mengen haben ${shared} gemeinsam. Die eine ist ${sets[0].cells}, die andere ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `Alle Plätze für die ${each[0]} in A und B sehen einander, die für die ${each[1]} auch.`,
            `Der einen Menge fehlt also die ${each[0]}, der anderen die ${each[1]}. Jede braucht dann alle übrigen Ziffern.`,
            'So bleiben alle Ziffern der beiden Mengen in ihnen.',
          ]
        : [
            `Alle Plätze für die ${shared} in A und B sehen einander, also fehlt sie einer der Mengen.`,
            `Diese Menge braucht alle übrigen Ziffern, also ${plural(eliminated.count, 'steht', 'stehen')} ${eliminated.digits} in A oder B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    return {
      what: `${DE_NAMES[technique]}: eine Kette aus ${countWord(sets.length)} fast gesperrten Mengen. Die erste ist ${sets[0].cells}. Die letzte ist ${last.cells}.`,
      why: [
        ...sets.map(setText),
        `Angenommen, A fehlt ${eliminated.count > 1 ? '' : 'die '}${eliminated.either}. Dann braucht A alle übrigen Ziffern.`,
        ...commons.map(
          ({ a, b, digit }) =>
            `Die ${digit} in ${a} schließt jede ${digit} in ${b} aus, also braucht ${b} alle übrigen Ziffern.`,
        ),
        eliminated.count > 1
          ? `So oder so steht jede der Ziffern ${eliminated.digits} in A oder ${last.name}.`
          : `So oder so steht in A oder ${last.name} eine ${eliminated.digits}, und keine Zelle, die alle davon sieht, kann ${eliminated.digits} sein.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Todesblüte: Probiere jede Ziffer von ${stem}, dem Stiel.`,
    why: [
      `A, der Stiel, ist ${stem} und kann nur ${stemDigits} sein.`,
      ...petals.map(setText),
      ...losses.map(
        ({ set, digit }) =>
          `Ist der Stiel ${digit}, fehlt ${set} die ${digit}, und ${set} braucht alle übrigen Ziffern.`,
      ),
      `Was der Stiel auch ist: Eine dieser Mengen enthält die ${eliminated}.`,
    ],
    ends: 'every',
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice, sizes } = parts;
    const count = countWord(parts.count);
    const where = `wo sich ${line.name} und ${area.name} kreuzen`;
    return {
      what: `Sue de Coq: Sieh dir ${parts.crossing} an, ${where}.`,
      why: [
        `${parts.crossing}, ${where}, enthalten nur ${parts.crossingDigits}.`,
        `Außerdem ${plural(sizes.line, 'enthält', 'enthalten')} ${line.in} ${parts.onLine} nur ${parts.lineDigits}.`,
        `Und ${area.in} ${plural(sizes.area, 'enthält', 'enthalten')} ${parts.inArea} nur ${parts.areaDigits}.`,
        twice === undefined
          ? `Jede der Ziffern ${once} passt nur einmal in diese ${count} Zellen, also kommen alle vor.`
          : `Jede der Ziffern ${once} passt nur einmal in diese ${count} Zellen, ${twice} nur zweimal, also kommen alle vor.`,
        `Keine andere Zelle ${line.in} kann ${parts.goneFromLine} sein, und keine andere ${area.in} kann ${parts.goneFromArea} sein.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A ist r1c1 und r1c2: zwei Zellen, die nur 1, 2 oder 3 sein können.` */
function setText({ name, cells, count, either }: Parts<'two-sets'>['sets'][number]): string {
  return count === 1
    ? `${name} ist ${cells} und kann nur ${either} sein.`
    : `${name} ist ${cells}: ${countWord(count)} Zellen, die nur ${either} sein können.`;
}
