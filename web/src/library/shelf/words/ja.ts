import type { enShelf } from './en.ts';

export const jaShelf: typeof enShelf = {
  withoutScript: 'JavaScriptを1行も使わない同じゲーム:',
  title: '問題',
  lead: 'ここで作られ、解がちょうど1つであることが証明されています。',
  levels: {
    easy: 'シングルだけで解け、初期値も多め。',
    medium: 'シングルだけで解けますが、初期値は少なめ。',
    hard: 'シングルだけでは解けません。',
  },
  givens: (count) => `初期値${count}個`,
  own: '自分の問題を貼り付ける・開く',
};
