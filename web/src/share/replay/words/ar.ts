import type { enReplay } from './en.ts';

/** Arabic for replays. */
export const arReplay: typeof enReplay = {
  title: 'إعادة العرض',
  share: 'شارك',
  back: 'إلى اللعبة',
  none: 'ليس في هذه اللعبة نقلة بعد.',
  start: 'البداية',
  scrubber: 'لحظة اللعبة',
  moment: (place, moves, what, time) => `النقلة ${place} من ${moves}، ${time}: ${what}`,
  beginning: (moves) => `البداية؛ النقلات ${moves}`,
  buttons: {
    first: 'إلى البداية',
    back: 'نقلة إلى الوراء',
    play: 'شغّل',
    pause: 'إيقاف مؤقت',
    forward: 'نقلة إلى الأمام',
    last: 'إلى النهاية',
  },
  pace: 'السرعة',
  paces: { slow: 'بطيئة', steady: 'معتدلة', quick: 'سريعة', real: 'كما لُعبت' },
  branch: 'الفرع',
  branches: {
    main: (moves) => `اللعبة نفسها، النقلات ${moves}`,
    side: (count, own, from) => `الفرع ${count}: نقلاته ${own} بعد النقلة ${from}`,
  },

  times: {
    title: 'أين ذهب الوقت',
    total: (time, moves) => `${time} للنقلات (${moves}).`,
    elsewhere: (time) => `${time} أخرى في فروع أخرى.`,
    longest: 'أطول التفكير',
    thought: (time, place, what) => `${time} قبل النقلة ${place}: ${what}`,
    seconds: (seconds) => `${seconds} ث`,
  },

  seen: {
    title: 'في هذه اللحظة',
    looking: 'يجري البحث عن أسهل خطوة …',
    step: (technique) => `كان يمكن أن ترى: ${technique}.`,
    show: 'أظهرها',
    hide: 'أخفها',
    failed: 'تعذرت معرفة ذلك.',
    playing: 'أوقف مؤقتًا، وسيُبحث عن أسهل خطوة في تلك اللحظة.',
  },
};
