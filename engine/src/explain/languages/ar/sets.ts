/** Almost locked sets and Sue de Coq in Arabic. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';

export const AR_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `يوجد ALS-XZ: مجموعتان شبه مقفلتين تشتركان في ${shared}، في ${sets[0].cells} و في ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `لا يمكن أن يقع كل من ${shared} إلا في إحدى المجموعتين، ولا يمكن أن ينقص كل مجموعة إلا رقم واحد: فينقص الأولى ${each[0]} والأخرى ${each[1]}. وتبقى سائر أرقامهما في مكانها، وكذلك المشتركان.`,
          ]
        : [
            `كل أماكن ${shared} فيهما يرى بعضها بعضًا، فينقص إحداهما ${shared} وتحتفظ بسائر أرقامها.`,
            `إذن يقع ${eliminated.digits} في A أو في B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    const clauses = commons.map(({ a, b, digit }) => `تحتفظ ${a} بالرقم ${digit} وتفقده ${b}`);
    return {
      what: `${AR_NAMES[technique]} من مجموعات شبه مقفلة عددها ${sets.length}، من ${sets[0].cells} إلى ${last.cells}.`,
      why: [
        ...sets.map(setText),
        ...commons.map(
          ({ a, b, digit }) => `لا يمكن أن يقع ${digit} في ${a} و ${b} معًا، لأن أماكنه يرى بعضها بعضًا.`,
        ),
        `إن نقص A الرقم ${eliminated.either}، ${clauses.join('، ثم ')}.`,
        `المجموعة التي تفقد رقمًا تحتفظ بسائر أرقامها، فتحتفظ ${last.name} ${eliminated.count > 1 ? 'بما ينقص A' : `بالرقم ${eliminated.digits}`}.`,
        `إذن يقع ${eliminated.digits} في A أو في ${last.name}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `توجد زهرة الموت على ${stem}.`,
    why: [
      `الساق، ${stem}، لا يمكن أن تكون إلا ${stemDigits} (A).`,
      ...petals.map(setText),
      `${losses.map(({ set, digit }) => `إن كانت الساق ${digit} فقدت ${set} الرقم ${digit}`).join('؛ ')}.`,
      `المجموعة التي تفقد رقمًا تحتفظ بسائر أرقامها، ففي كل الأحوال تحتفظ إحدى هذه المجموعات بالرقم ${eliminated}.`,
    ],
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    return {
      what: `يوجد Sue de Coq حيث يتقاطع ${line.name} مع ${area.name}، في ${parts.crossing}.`,
      why: [
        `${parts.crossing} تقع ${line.in} و ${area.in} معًا ولا يمكن أن تحوي إلا ${parts.crossingDigits}.`,
        `في بقية ${line.name}: ${parts.onLine} فيها ${parts.lineDigits} فقط؛ وفي بقية ${area.name}: ${parts.inArea} فيها ${parts.areaDigits} فقط.`,
        'ليس أي رقم من التقاطع في الجزأين الخارجيين معًا.',
        twice === undefined
          ? `إذن لا يقع كل من ${once} إلا مرة واحدة في هذه الخلايا (${parts.count}). عدد الأرقام بعدد الخلايا: فكلها هنا.`
          : `إذن لا يقع كل من ${once} إلا مرة واحدة في هذه الخلايا (${parts.count})، و ${twice} مرة في كل من الجزأين الخارجيين. عدد الأرقام بعدد الخلايا: فكلها هنا.`,
        `لا يمكن لأي خلية أخرى ${line.of} أن تكون ${parts.goneFromLine}، ولا لأخرى ${area.of} أن تكون ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A: في r1c1 و r1c2 الأرقام 1، 2 و 3، عدد الأرقام أكثر من الخلايا بواحد.` */
function setText({ name, cells, count, digits, more }: Parts<'two-sets'>['sets'][number]): string {
  const text = `${name}: في ${cells} الأرقام ${digits}`;
  return count === 1 ? `${text}.` : `${text} (الأرقام أكثر من الخلايا بـ ${more}).`;
}
