import type { enAssist } from './en.ts';

const seconds = (ms: number): string => (ms < 1000 ? `${Math.ceil(ms)} م.ث` : `${(ms / 1000).toFixed(1)} ث`);

export const arAssist: typeof enAssist = {
  madeGivens: 'صارت هذه الأرقام المعطيات.',
  check: {
    right: 'لا أخطاء حتى الآن.',
    wrong: (names) =>
      names.length === 1 ? `رقم خاطئ: ${names[0]}.` : `أرقام خاطئة (${names.length}): ${names.join('، ')}.`,
    impossible: 'ليس لهذه الأحجية حل.',
    openEnd: 'لهذه الأحجية عدة حلول؛ وما زال بإمكانك بلوغ أحدها.',
    deadEnd: 'لا حل من هنا.',
  },
  help: 'يُحسب مساعدة.',
  accept: {
    none: 'لا قيم وحيدة هنا.',
    done: (count) => `قيم وحيدة كُتبت: ${count}.`,
  },
  reveal: {
    there: 'هذه الخلية صحيحة من قبل.',
    wrong: (names) => `صحّح ${names.join('، ')} أولًا.`,
    deadEnd: 'لا يمكن الكشف: لا حل من هنا.',
  },
  solve: {
    working: (ms) => `يجري الحل … ${seconds(ms)}`,
    unique: (ms) => `حُلّت في ${seconds(ms)}.`,
    multiple: (ms) => `حُلّت في ${seconds(ms)}: هذا أحد عدة حلول.`,
    none: (ms) => `لا حل من هنا (${seconds(ms)}).`,
    stopped: (ms) => `أُوقف بعد ${seconds(ms)}.`,
  },
};
