import type { enPath } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../../puzzles/levels/words/ar.ts';

/** Arabic for the page with the logical path of a puzzle. */
export const arPath: typeof enPath = {
  title: 'المسار',
  empty: 'اختر أحجية لترى كل خطوة.',
  more: 'المزيد',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `يجري البحث عن المسار: ${count} خطوة حتى الآن.`,
  cancel: 'ألغِ',
  solved: (worth) => `حُلّت بالمنطق: ${worth}.`,
  tried: (worth) => `حُلّت بالتجربة والخطأ: ${worth}.`,
  trial: 'تجربة',
  stuck: (worth) => `توقف المنطق (${worth}): لا تقنية معروفة تتقدم بلا تخمين.`,
  cancelled: (count) => `توقف عند الخطوة ${count}.`,
  none: 'ليس لهذه الأحجية حل، فلا مسار لها.',
  multiple: 'لهذه الأحجية عدة حلول. لا تُستعمل إلا خطوات تصح فيها كلها، فلا يصل المسار إلى النهاية.',
  unknown: 'تعذر عدّ الحلول في الوقت المتاح، فتُترك الخطوات التي تفترض حلًّا واحدًا.',
  failed: (reason) => `تعذر إيجاد مسار (${reason}).`,

  facts: 'المسار كله',
  hardest: 'أصعب خطوة',
  ratingShort: 'SE',
  rating: 'أعلى تقدير',
  ratingLong: 'أدنى تقدير في Sudoku Explainer لأصعب تقنية؛ السلاسل الطويلة أعلى تقديرًا هناك',
  exact: {
    profile: 'التقدير حسب',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1، مصحَّح',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    },
    soFar: (er) => `ER ${er} حتى الآن`,
    all: (er, ep, ed) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER: أصعب خطوة؛ EP: أصعب خطوة حتى أول رقم؛ ED: الخطوة الأولى',
  },

  board: (place, total) => `اللوحة عند الخطوة ${place} من ${total}`,
  place: (place, total) => `الخطوة ${place} من ${total}`,
  first: 'الخطوة الأولى',
  previous: 'الخطوة السابقة',
  next: 'الخطوة التالية',
  last: 'الخطوة الأخيرة',
  nextHard: 'الخطوة التالية غير القيم الوحيدة (N)',
  keys: '← → تنتقلان خطوة خطوة، وN يتخطى القيم الوحيدة، وHome وEnd إلى البداية والنهاية.',
  list: 'الخطوات',
  ribbon: 'صعوبة كل خطوة',
  nextHardShort: 'الخطوة الصعبة التالية',
  fold: 'طيّ القيم الوحيدة',
  singles: (count) => `قيم وحيدة: ${count}`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `الخطوة ${place} من ${total}. ${name}. ${why}`,

  copyText: 'انسخ النص',
  copyLink: 'انسخ الرابط',
  copied: 'نُسخ.',
  notCopied: 'تعذر النسخ.',
  unwritten: 'لا تتسع الروابط لهذه اللوحة.',
  playFrom: 'العب من هنا',
  watch: 'شاهدها',
  print: {
    line: ({ place, name, conclusion, level, score, rating }) =>
      `${place}. ${name}: ${conclusion} (${STEP_LEVELS[level]}، ${score}${
        rating === undefined ? '' : `، SE ${rating.toFixed(1)}`
      })`,
    total: (level, score, count) => `${LEVELS[level]}، النقاط ${score}، الخطوات ${count}`,
  },
};
