import type { enShelf } from './en.ts';

export const jaShelf: typeof enShelf = {
  withoutScript: 'JavaScriptを1行も使わない同じゲーム:',
  notices: '著作権表示',
  title: '問題',
  lead: 'ここで作られ、解がちょうど1つであることが証明されています。',
  levels: {
    beginner: 'ブロック・行・列を1つずつ見て、数字の入る場所を探します。',
    easy: '数字が1つしか残らないセルも使います。',
    medium: '候補のメモが役に立ちます：ペア、トリプル、ロックされた候補。',
    hard: 'フィッシュやウィングなど、盤全体のパターンを使います。',
    expert: '「ここでなければあそこ」という連鎖を使います。',
    extreme: '長い連鎖と、結果が一致する仮定を使います。',
    beyond: '使えるパターンはなく、仮定が枝分かれします。',
  },
  another: '新しい問題',
  givens: (count) => `初期値${count}個`,
  own: '自分の問題を貼り付ける・開く',
};
