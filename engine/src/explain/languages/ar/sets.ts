/** Almost locked sets and Sue de Coq in Arabic. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';
import { countOfFeminine, inThem, neither, theseCells } from './words.ts';

export const AR_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZ: مجموعتان شبه مقفلتين تشتركان في ${shared}. الأولى ${sets[0].cells} والثانية ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `أماكن ${each[0]} في A و B يرى بعضها بعضًا، وكذلك أماكن ${each[1]}.`,
            `فتخلو إحدى المجموعتين من ${each[0]} والأخرى من ${each[1]}. وتحتاج كل منهما إلى سائر أرقامها.`,
            'هكذا تبقى كل أرقام المجموعتين داخلهما.',
          ]
        : [
            `أماكن ${shared} في A و B يرى بعضها بعضًا، فتخلو إحدى المجموعتين من ${shared}.`,
            `وهذه المجموعة تحتاج إلى سائر أرقامها، فيقع ${eliminated.digits} في A أو B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    return {
      what: `${AR_NAMES[technique]}: سلسلة من ${countOfFeminine(sets.length)} مجموعات شبه مقفلة. الأولى ${sets[0].cells}. الأخيرة ${last.cells}.`,
      why: [
        ...sets.map(setText),
        `لنفترض أن A تخلو من ${eliminated.either}. عندئذ تحتاج A إلى سائر أرقامها.`,
        ...commons.map(
          ({ a, b, digit }) =>
            `الرقم ${digit} في ${a} يستبعد ${digit} من ${b}، فتحتاج ${b} إلى سائر أرقامها.`,
        ),
        eliminated.count > 1
          ? `في الحالتين يقع كل من ${eliminated.digits} في A أو ${last.name}.`
          : `في الحالتين يقع ${eliminated.digits} في A أو ${last.name}، ولا يصلح في أي خلية ترى كل تلك الأماكن.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `زهرة الموت: جرّب كل رقم في الساق ${stem}.`,
    why: [
      `A هي الساق ${stem}، ولا يصلح فيها إلا ${stemDigits}.`,
      ...petals.map(setText),
      ...losses.map(
        ({ set, digit }) => `إن كانت الساق هي ${digit}، خلت ${set} من ${digit} واحتاجت إلى سائر أرقامها.`,
      ),
      `أيًّا كانت الساق، تحوي إحدى هذه المجموعات ${eliminated}.`,
    ],
    ends: 'every',
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    const where = `حيث يتقاطع ${line.name} مع ${area.name}`;
    const each = `كل من ${once} لا يرد إلا مرة في ${theseCells(parts.count)}`;
    return {
      what: `Sue de Coq: انظر إلى ${parts.crossing} ${where}.`,
      why: [
        `لا يصلح في ${parts.crossing}، ${where}، إلا ${parts.crossingDigits}.`,
        `في بقية ${line.name} لا يصلح في ${parts.onLine} إلا ${parts.lineDigits}.`,
        `في بقية ${area.name} لا يصلح في ${parts.inArea} إلا ${parts.areaDigits}.`,
        twice === undefined
          ? `${each}، فلا بد أن ترد كلها.`
          : `${each}، ولا يرد ${twice} إلا مرتين، فلا بد أن ترد كلها.`,
        `لا يصلح ${neither(parts.goneFromLine)} في أي خلية أخرى ${line.in}، ولا ${neither(parts.goneFromArea)} في أي خلية أخرى ${area.in}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A هي r1c1 و r1c2، ولا يصلح فيهما إلا 1 أو 2 أو 3.` */
function setText({ name, cells, count, either }: Parts<'two-sets'>['sets'][number]): string {
  return `${name} هي ${cells}، ولا يصلح ${inThem(count)} إلا ${either}.`;
}
