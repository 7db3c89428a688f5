/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Arabic. */
import type { TechniqueId } from '../../../logic/catalogue.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';
import { allHouses, countOfFeminine, countOfMasculine, neither, plural } from './words.ts';

export const AR_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `الخلية الأخيرة: لم تبقَ فارغة إلا واحدة ${home.in}.`,
    why: [`لم تبقَ إلا خلية فارغة واحدة ${home.in}، ولا ينقص إلا ${digit}.`, `إذن ${cell} هي ${digit}.`],
    ends: 'none',
  }),

  'naked-single': ({ cell, digit, unseen }) => ({
    what: `الوحيد الظاهر: لم يبقَ للخلية ${cell} إلا رقم واحد.`,
    why: [nakedSingle(cell, digit, unseen)],
    ends: 'none',
  }),

  'hidden-single': ({ home, cell, digit, bars }) => ({
    what: `الوحيد المخفي: ${home.in} رقم لم يبقَ له إلا مكان واحد.`,
    why: [`${home.in} لا يصلح ${digit} إلا في ${cell}${barsText(bars)}.`],
    ends: 'none',
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells, count }) => ({
    what: `${AR_NAMES[technique]}: أين يصلح ${digit} ${base.in}؟`,
    why: [
      `${base.in} لا يصلح ${digit} إلا في ${cells}، و${count === 2 ? 'كلتاهما' : 'كلها'} ${cover.in}.`,
      `فلا بد أن يقع ${digit} ${cover.in} في ${count === 2 ? 'إحداهما' : 'إحداها'}.`,
    ],
  }),

  'naked-subset': ({ technique, home, homes, cells, either, count }) => ({
    what: `${AR_NAMES[technique]}: ${home.in} تتقاسم ${cellCount(count, 'خليتان')} ${digitCount(count, 'رقمين')}.`,
    why: [
      `لا يصلح في ${cells} إلا ${either}، ${count === 2 ? 'فهما تستنفدان الرقمين' : 'فهي تستنفد هذه الأرقام كلها'}.`,
      `لا يصلح ${neither(either)} في أي خلية أخرى ${homes}.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${AR_NAMES[technique]}: ${home.in} ${count === 2 ? 'يتقاسم' : 'تتقاسم'} ${digitCount(count, 'رقمان')} ${cellCount(count, 'خليتين')}.`,
    why: [
      `${home.in} لا يصلح ${digits} إلا في ${cells}.`,
      count === 2
        ? 'فهاتان الخليتان لهذين الرقمين، ولا مكان فيهما لغيرهما.'
        : 'فهذه الخلايا لهذه الأرقام، ولا مكان فيها لغيرها.',
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'سمكتان بزعانف في واحدة' : AR_NAMES[parts.technique]}: أين يصلح ${parts.digit} ${parts.bases.in}؟`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
    ends: parts.fins.count === 0 ? 'so' : 'either',
  }),

  'colour-trap': (parts) => ({
    what: `فخ الألوان: تتبع أزواج ${parts.digit} ابتداء من ${parts.place}.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `في الحالتين لا يصلح ${parts.digit} في أي خلية ترى اللونين معًا.`,
    ],
  }),

  'colour-wrap': (parts) => ({
    what: `تعارض الألوان: تتبع أزواج ${parts.digit} ابتداء من ${parts.place} حتى تتعارض.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `لكن ${parts.contact} ترى إحداهما الأخرى، فلا يصلح ${parts.digit} فيهما معًا.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `الألوان المتعددة: تتبع أزواج ${parts.digit} ابتداء من ${parts.place}. تلامسها مجموعة ثانية.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `لكن ${parts.contact} ترى إحداهما الأخرى، فإحداهما ليست ${parts.digit}.`,
      `إذن يقع ${parts.digit} في ${parts.second.cells} أو في ${parts.fourth.cells}.`,
      `لا يصلح ${parts.digit} في أي خلية ترى واحدة من كل مجموعة.`,
    ],
  }),

  'colour-reach': (parts) => ({
    what: `الألوان المتعددة: تتبع أزواج ${parts.digit} ابتداء من ${parts.place}. تلامسها مجموعة ثانية مرتين.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `لكن ${parts.contact} ترى إحداهما الأخرى، وكذلك ${parts.further}.`,
      'فكيفما كانت المجموعة الثانية، يسقط الاحتمال الأول.',
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `القالب: كيف يتوزع ${digit} على اللوحة كلها؟`,
    why: [`كيفما توزع ${digit} على اللوحة كلها، فهناك خلية يشغلها دائمًا.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `القالب المستبعِد: كيف يتوزع ${digit} على اللوحة كلها؟`,
    why: [`كيفما توزع ${digit} على اللوحة كلها، فهناك خلايا لا يقع فيها أبدًا.`],
  }),

  'brute-force': () => ({
    what: 'لا ينفع هنا أي نمط.',
    why: ['لا تفيد هذه اللوحة أي تقنية نعرفها.', 'لم تبقَ إلا التجربة: رقم واحد فقط يقود هنا إلى حل.'],
  }),
} satisfies Partial<Tellers>;

function cellCount(count: number, two: 'خليتان' | 'خليتين'): string {
  return count === 2 ? two : `${countOfFeminine(count)} خلايا`;
}

function digitCount(count: number, two: 'رقمان' | 'رقمين'): string {
  return count === 2 ? two : `${countOfMasculine(count)} أرقام`;
}

function nakedSingle(cell: string, digit: string, unseen: Parts<'naked-single'>['unseen']): string {
  if (!unseen || unseen.areAll) return `لم يبقَ للخلية ${cell} إلا مرشح واحد، فهي ${digit}.`;
  if (unseen.count === 0) return `ترى ${cell} كل الأرقام ما عدا ${digit}، فهي ${digit}.`;
  const ruledOut = plural(unseen.count, 'استُبعد', 'استُبعدا', 'استُبعدت');
  return `${cell} هي ${digit}: فهي ترى سائر الأرقام ما عدا ${unseen.digits}، وقد ${ruledOut} من قبل.`;
}

function barsText(bars: Parts<'hidden-single'>['bars']): string {
  if (!bars || bars.count === 0) return '';
  return bars.isPartial
    ? `: فهو موجود ${bars.houses.in}، واستبعدت الخطوات السابقة الباقي`
    : `، لأنه موجود ${bars.houses.in}`;
}

function plainFish(parts: Parts<'fish'>): string[] {
  const { digit, size, coverKind } = parts;
  return [
    ...fishPlaces(parts),
    `هكذا يستنفد ${digit} ${allHouses(coverKind ?? 'region', size)}، فلا يصلح في أي خلية أخرى ${size === 2 ? 'منهما' : 'منها'}.`,
  ];
}

function finnedFish(parts: Parts<'fish'>): string[] {
  const { others, digit, fins, target } = parts;
  const aFin = plural(fins.count, 'الزعنفة', 'إحدى الزعنفتين', 'إحدى الزعانف');
  const sees = plural(target.count, 'فهذه الخلية تراها', 'فهاتان الخليتان تريانها', 'فهذه الخلايا تراها');
  return [
    ...fishPlaces(parts),
    ...(others ? [`وكذلك الأمر ${others.in}.`] : []),
    `إن لم تكن ${fins.count === 1 ? 'الزعنفة' : 'أي زعنفة'} هي ${digit}، فلدينا ${AR_NAMES[plainOf(parts.technique)]}، ولا يصلح ${digit} في ${target.cells}.`,
    `وإن كانت ${aFin} هي ${digit}، ${sees}.`,
  ];
}

type FishPlaces = Pick<Parts<'fish'>, 'bases' | 'covers' | 'digit' | 'body' | 'fins' | 'size'>;

/**
 * The places of the digit of a fish, apart from fins. Large fish take a sentence for the bases and one for the covers.
 */
export function fishPlaces({ bases, covers, digit, body, fins, size }: FishPlaces): string[] {
  const except =
    fins.count === 0 ? '' : `ما عدا ${plural(fins.count, 'الزعنفة', 'الزعنفتين', 'الزعانف')} ${fins.all}، `;
  if (size >= LARGE) {
    return [`انظر إلى كل أماكن ${digit} ${bases.in}.`, `${except}كلها ${covers.in}.`, `الأماكن هي ${body}.`];
  }
  if (fins.count > 0) return [`${except}لا يصلح ${digit} ${bases.in} إلا ${covers.in}.`, `الأماكن هي ${body}.`];
  return [`${bases.in} لا يصلح ${digit} إلا ${covers.in}: ${body}.`];
}

const LARGE = 4;

/** The technique of the same fish without fins. */
function plainOf(technique: TechniqueId): TechniqueId {
  return technique.replace(/^(finned|sashimi)-/, '') as TechniqueId;
}

type Colours = Parts<'colour-trap'>;

function pairs(digit: string): string {
  return `إذا لم يبقَ للرقم ${digit} إلا مكانان في صف أو عمود أو مربع، فهو في أحدهما.`;
}

function cluster({ digit, first, second }: Colours): string {
  return `من زوج إلى زوج: يقع ${digit} إما في ${first.cells}، وإما في ${second.cells}.`;
}

function secondCluster({ third, fourth }: Colours): string {
  return `وفي مجموعة ثانية يقع إما في ${third.cells}، وإما في ${fourth.cells}.`;
}
