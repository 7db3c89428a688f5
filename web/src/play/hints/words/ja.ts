import type { enHints } from './en.ts';

const and = (names: readonly string[]): string => names.join('、');

/** Japanese around the steps of logic. */
export const jaHints: typeof enHints = {
  title: 'ヒント',
  depth: (depth, of) => `ヒント ${depth}/${of}`,
  depths: { nudge: 'きっかけ', what: '場所', why: '理由', notation: '全体' },
  showWhere: '場所を見る',
  showWhy: '理由を見る',
  next: '次へ',
  nextLink: '次のリンク',
  previous: '戻る',
  all: 'すべて',
  strip: 'リンク',
  about: (name) => `${name}とは？`,
  practise: '練習する',
  trial: '試行',
  trials: {
    early: {
      title: '手筋はまだ見つかっていません',
      nothing:
        'すべての手筋を調べ終える前に探索を打ち切りました。残りを調べると時間がかかりすぎます。いまは試すしかありません。数字を1つ仮定し、行き詰まるまで追ってみます。',
    },
    title: 'ここで使える手筋はありません',
    nothing:
      '知っているどの手筋を使っても、ここから先へは進めません。あとは試すだけです。数字を1つ仮定し、行き詰まるまで追ってみます。',
    found: (digits, steps) =>
      `${digits === 1 ? '' : `1つのセルの${digits}個の数字が、合わせて`}${steps}手で行き詰まる${digits === 1 ? '数字が' : 'ことが'}わかりました。こうして見つけた数字は、ヒントを使ったものとして数えます。`,
    unproved:
      'すぐに行き詰まる数字は見つかりませんでした。こうして見つけた数字は、ヒントを使ったものとして数えます。',
    walk: '順を追って見る',
    digitOnly: '数字だけ見る',
  },
  within: (name) => `ここまでに消えた候補を除くと${name}：`,
  pencilIn: 'メモし直す',
  keys: 'キー',
  copy: 'コピー',
  link: (at, of) => `リンク ${at}/${of}`,
  enter: (digit) => `${digit}を入れる`,
  enterSeveral: (count) => `${count}個の数字を入れる`,
  remove: (digit) => `${digit}を消す`,
  removeSeveral: (count) => `${count}個のメモを消す`,
  erase: (digit) => `${digit}を消す`,
  eraseSeveral: (count) => `${count}個の数字を消す`,
  pencils: (cells) => `${cells}にほかの候補もメモします。`,
  close: '閉じる',
  cancel: '中止',
  looking: '次の一手を探しています…',
  none: 'ヒントは表示されていません。',
  failed: (reason) => `ヒントが見つかりませんでした（${reason}）。`,
  several: 'この手は、この問題のすべての解で成り立ちます。',

  impossible: 'この問題には解がないため、次の手はありません。',
  fog: {
    clear: 'このヒントは霧のかかっていない部分だけを使います。',
    nothing: '霧のかかっていない部分からは、これ以上何も導けません。',
  },
  'dead-end': 'ここから解にはたどり着けません。まず何かを元に戻してください。',
  'open-end': 'この問題には解が複数あり、すべてで成り立つ手がないため、推測するしかありません。',
  filled: 'すべてのセルが埋まっています。次の手はありません。',
  stopped: '手が見つかりませんでした。',

  mistakes: {
    'wrong-entries': {
      name: '間違いがあります',
      nudge: (count) => `間違った数字が${count}個あります。`,
      what: (house) => `${house}に間違った数字があります。`,
      why: (cells) => `${and(cells)}の数字が間違っています。`,
      applied: (cells) => `${and(cells)}を消しました。`,
    },
    'wrong-marks': {
      name: '間違いがあります',
      nudge: (count) => `メモに正しい数字がないセルが${count}個あります。`,
      what: (house) => `${house}のメモを見てください。`,
      why: (cells) => `${and(cells)}のメモに正しい数字がありません。`,
      applied: (cells) => `${and(cells)}にすべての候補をメモしました。`,
    },
  },

  applied: (name, what) => `${name}を適用：${what}。`,

  used: {
    title: '今の手筋は何？',
    nothing: 'まだ推論がありません。先に数字を入れるか、メモを消してください。',
    program: (what) => `${what}：自動で入力されました。`,
    hint: (name) => `ヒントによる手です：${name}。`,
    mistaken: 'この手の前から盤に間違いがあったため、何も証明できません。',
    directly: (what, name) => `${what}：${name}。`,
    after: (what, name) => `${what}：${name}のあとシングルになります。`,
    unjustified: (what) => `${what}：知られている手筋では証明できません。正しい可能性はあります。`,
    looking: '直前の手の手筋を探しています…',
  },
};
