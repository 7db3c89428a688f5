import type { enWin } from './en.ts';

const PACES = {
  hare: 'ウサギのように速い',
  between: 'ウサギとカメのあいだ',
  tortoise: 'カメのように着実',
} as const;

export const jaWin: typeof enWin = {
  share: '共有',
  replay: 'もう一度見る',
  title: '解けました',
  byProgram: 'プログラムが解きました',
  all: 'すべての問題',
  next: '次の問題',
  text: 'すべてのセルが埋まり、すべてのルールが守られています。',
  gauge: (time, par, pace) => `${time}（目安は${par}）: ${PACES[pace]}。`,
};
