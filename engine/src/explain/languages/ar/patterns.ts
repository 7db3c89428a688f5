/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Arabic. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';

export const AR_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `بقيت خلية واحدة فارغة ${home.in}.`,
    why: [`${home.in} لم تبق فارغة إلا ${cell}، ولا ينقص إلا ${digit}.`],
  }),

  'naked-single': ({ cell, digit }) => ({
    what: `توجد قيمة وحيدة ظاهرة: لم يبق للخلية ${cell} إلا رقم واحد.`,
    why: [`${digit} هو الرقم الوحيد المتبقي للخلية ${cell}؛ كل الأرقام الأخرى مأخوذة.`],
  }),

  'hidden-single': ({ home, cell, digit }) => ({
    what: `توجد قيمة وحيدة مخفية ${home.in}: للرقم ${digit} مكان واحد فقط.`,
    why: [`${home.in} لا يصلح ${digit} إلا في ${cell}.`],
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells }) => ({
    what: `توجد مرشحات ${technique === 'pointing' ? 'مشيرة' : 'مطالبة'}: ${base.in} ينحصر ${digit} فيما يقع أيضًا ${cover.in}.`,
    why: [
      `${base.in} لا يمكن أن يقع ${digit} إلا في ${cells}، وكلها ${cover.in} أيضًا.`,
      `أينما وقع فهو ${digit} الذي ${cover.in}.`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${AR_NAMES[technique]} ${home.in}.`,
    why: [
      `${home.in} لا يمكن أن تحوي ${cells} إلا ${digits}.`,
      `كيفما وُزعت هذه الأرقام (${count}) فإنها تُستنفد هناك.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${AR_NAMES[technique]} ${home.in}.`,
    why: [
      `${home.in} لا تصلح ${digits} إلا في ${cells}.`,
      `عدد الأرقام (${count}) بعدد الخلايا، فلا يبقى مكان لغيرها.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'سمكتان بزعانف في واحدة' : AR_NAMES[parts.technique]} للرقم ${parts.digit} ${parts.bases.in}.`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
  }),

  'colour-trap': (parts) => ({
    what: `يوجد فخ ألوان: أزواج ${parts.digit} مترابطة حول ${parts.place}.`,
    why: [cluster(parts), `ما يرى خلية من كل لون يرى ${parts.digit} في كل الأحوال.`],
  }),

  'colour-wrap': (parts) => ({
    what: `يوجد تعارض ألوان: أزواج ${parts.digit} مترابطة حول ${parts.place}، وأحد اللونين يناقض نفسه.`,
    why: [
      cluster(parts),
      `لكن ${parts.contact} ترى إحداهما الأخرى فلا يمكن أن تكونا معًا ${parts.digit}، فيصح الاحتمال الثاني.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `توجد ألوان متعددة: مجموعتان من أزواج ${parts.digit} تتلامسان حول ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `بما أن ${parts.contact} ترى إحداهما الأخرى فليستا معًا ${parts.digit}. إذن ${allAre(parts.second, parts.digit)}، أو ${allAre(parts.fourth, parts.digit)}.`,
      'ما يرى كلتيهما ليس هذا الرقم.',
    ],
  }),

  'colour-reach': (parts) => ({
    what: `توجد ألوان متعددة: مجموعتان من أزواج ${parts.digit} تتلامسان مرتين حول ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `لكن ${parts.contact} ترى إحداهما الأخرى، وكذلك ${parts.further}. فكيفما انتهت المجموعة الثانية لا يمكن أن تكون ${parts.first.cells} ${parts.digit}.`,
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `يوجد قالب: لكل طرق وضع ${digit} خلايا مشتركة.`,
    why: [`كيفما وُضع ${digit}، مرة في كل بيت، فإنه يشغل هذه الخلايا دائمًا.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `يوجد قالب مستبعِد: بعض أماكن ${digit} لا ترد في أي طريقة لوضعه كله.`,
    why: [`كيفما وُضع ${digit}، مرة في كل بيت، فإنه لا يشغل هذه الخلايا أبدًا.`],
  }),

  'brute-force': () => ({
    what: 'لا تجد أي من التقنيات المستعملة شيئًا هنا.',
    why: ['لم يبق هنا إلا التجربة. من كل الأرقام الممكنة هنا يقود رقم واحد إلى الحل.'],
  }),
} satisfies Partial<Tellers>;

function plainFish({ bases, covers, digit, body, count }: Parts<'fish'>): string[] {
  return [
    `${bases.in} لا يمكن أن يقع ${digit} إلا ${covers.in}: ${body}.`,
    `كل واحد من هذه البيوت (${count}) يحتاج لرقمه ${digit} واحدًا خاصًّا به ${covers.of}، فلا يقع ${digit} ${covers.in} في أي مكان آخر.`,
  ];
}

function finnedFish({ bases, covers, others, digit, body, fins }: Parts<'fish'>): string[] {
  const one = fins.count === 1;
  return [
    `${bases.in} لا يمكن أن يقع ${digit} إلا ${covers.in} (${body}) أو في ${one ? 'الزعنفة' : 'الزعانف'} ${fins.cells}.`,
    ...(others ? [`أو، مع ${one ? 'الزعنفة نفسها' : 'الزعانف نفسها'}، ${others.in}.`] : []),
    `إن لم تكن ${one ? 'الزعنفة' : 'أي زعنفة'} ${digit} فكل ${digit} ${covers.in} يقع هنا؛ وإلا فإن ${one ? 'الزعنفة' : 'إحدى الزعانف'} هي ${digit}.`,
    `ما يسقط في الحالة الأولى ويرى ${one ? 'الزعنفة' : 'كل الزعانف'} يسقط في الحالتين.`,
  ];
}

type Colours = Parts<'colour-trap'>;

function cluster({ digit, first, second }: Colours): string {
  return `حيث يكون للرقم ${digit} مكانان فقط في بيت فإنه يقع في أحدهما. ومن زوج إلى زوج: إما ${allAre(first, digit)}، وإما ${allAre(second, digit)}.`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `وفي مجموعة ثانية أيضًا: إما ${allAre(third, digit)}، وإما ${allAre(fourth, digit)}.`;
}

function allAre({ cells, count }: Colours['first'], digit: string): string {
  return `${count === 1 ? '' : 'كل من '}${cells} هي ${digit}`;
}
