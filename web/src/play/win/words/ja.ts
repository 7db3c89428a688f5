import type { enWin } from './en.ts';

const PACES = {
  hare: 'ウサギのように速い',
  between: 'ウサギとカメのあいだ',
  tortoise: 'カメのように着実',
} as const;

export const jaWin: typeof enWin = {
  share: '共有',
  replay: 'リプレイ',
  title: '解けました',
  solvedIn: (time) => `${time}で解けました`,
  again: 'もう一度遊ぶ',
  byProgram: 'Pencilmarkが解きました',
  looked: '解答を見てから解きました',
  next: '次の問題',
  help: { none: '自力で', hints: (hints) => `ヒント${hints}回`, other: '助けあり' },
  copied: '結果をコピーしました',
  usual: (time) => `いつもは${time}`,
  first: (level) => `初めての${level}`,
  best: '自己ベスト',
  faster: '速い',
  slower: '遅い',
  games: (games, level, areAll) => `あなたの${areAll ? '' : '直近の'}${level}${games}ゲーム`,
  another: (level) => `${level}をもう一問`,
  twist: '今日の変わり種を遊ぶ',
  pace: (pace) => PACES[pace],
  gauge: (time, par, pace) => `${time}（目安は${par}）：${PACES[pace]}。`,
};
