import type { enAssist } from './en.ts';

const seconds = (ms: number): string => (ms < 1000 ? `${Math.ceil(ms)} م.ث` : `${(ms / 1000).toFixed(1)} ث`);

export const arAssist: typeof enAssist = {
  check: {
    right: 'لا أخطاء حتى الآن.',
    wrong: (names) => `إدخالات ليست الحل (${names.length}): ${names.join('، ')}.`,
    impossible: 'ليس للمعطيات حل.',
    openEnd: 'للأحجية عدة حلول، وما زال بلوغ أحدها ممكنًا.',
    deadEnd: 'من هنا لا يمكن بلوغ أي حل.',
  },
  help: 'يُحسب مساعدة.',
  accept: {
    none: 'لا قيم وحيدة هنا.',
    done: (count) => `قيم وحيدة كُتبت: ${count}.`,
  },
  reveal: {
    there: 'في هذه الخلية جوابها.',
    wrong: (names) => `لا يُكشف شيء ما دامت اللوحة خاطئة: انظر أولًا إلى ${names.join('، ')}.`,
    deadEnd: 'لا يمكن كشف شيء: من هنا لا يمكن بلوغ أي حل.',
  },
  solve: {
    working: (ms) => `يجري الحل … ${seconds(ms)}`,
    unique: (ms) => `حُلّت في ${seconds(ms)}.`,
    multiple: (ms) => `حُلّت في ${seconds(ms)}: هذا أحد عدة حلول.`,
    none: (ms) => `من هنا لا يمكن بلوغ أي حل؛ استغرق ذلك ${seconds(ms)}.`,
    stopped: (ms) => `أُوقف بعد ${seconds(ms)}.`,
  },
};
