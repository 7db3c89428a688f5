import type { enReplay } from './en.ts';

/** Arabic for replays. */
export const arReplay: typeof enReplay = {
  title: 'إعادة العرض',
  share: 'شارك',
  back: 'عودة إلى اللعبة',
  none: 'لا نقلات في هذه اللعبة بعد.',
  start: 'البداية',
  scrubber: 'لحظة اللعبة',
  moment: (place, moves, what, time) => `النقلة ${place} من ${moves}، ${time}: ${what}`,
  beginning: (moves) => `البداية؛ النقلات ${moves}`,
  buttons: {
    first: 'النقلة الأولى',
    back: 'النقلة السابقة',
    play: 'شغّل',
    pause: 'إيقاف مؤقت',
    forward: 'النقلة التالية',
    last: 'النقلة الأخيرة',
  },
  pace: 'السرعة',
  paces: { slow: 'بطيئة', steady: 'معتدلة', quick: 'سريعة', real: 'الزمن الحقيقي' },
  branch: 'الفرع',
  branches: {
    main: (moves) => `الخط الرئيس، النقلات: ${moves}`,
    side: (count, own, from) => `الفرع ${count}: نقلاته ${own} بعد النقلة ${from}`,
  },

  times: {
    title: 'توزيع الوقت',
    total: (time, moves) => `${time} للنقلات (${moves}).`,
    elsewhere: (time) => `و${time} في فروع أخرى.`,
    longest: 'أطول التوقفات',
    thought: (time, place, what) => `${time} قبل النقلة ${place}: ${what}`,
    seconds: (seconds) => `${seconds} ث`,
  },

  techniques: {
    title: 'التقنيات',
    look: 'ابحث عن التقنيات التي استخدمتها',
    looking: (place, moves) => `النقلة ${place} من ${moves}`,
    stop: 'أوقف',
    found: (count) => `التقنيات التي وُجدت: ${count}`,
    used: (moves, time) => `النقلات: ${moves}، ${time}`,
    unexplained: (moves) => `نقلات لا تفسرها أي تقنية: ${moves}.`,
    missed: 'يستحق نظرة',
    wasThere: (time, place, technique) => `${time} قبل النقلة ${place}: كان متاحًا ${technique}`,
  },

  seen: {
    title: 'في هذه اللحظة',
    looking: 'يجري البحث عن أسهل خطوة …',
    step: (technique) => `متاح هنا: ${technique}.`,
    show: 'أظهرها',
    hide: 'أخفها',
    failed: 'تعذر إيجاد خطوة.',
    playing: 'أوقف مؤقتًا لترى أسهل خطوة.',
  },
};
