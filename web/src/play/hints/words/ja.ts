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
  trial: '試行',
  trials: {
    title: 'ここで使える手筋はありません',
    nothing:
      '知っているどの手筋を使っても、ここから先へは進めません。あとは試すだけです。数字を1つ仮定し、行き詰まるまで追ってみます。',
    found: (digits, steps) =>
      `${digits === 1 ? '' : `1つのセルの${digits}個の数字が、合わせて`}${steps}手で行き詰まる${digits === 1 ? '数字が' : 'ことが'}わかりました。こうして見つけた数字は、ヒントを使ったものとして数えます。`,
    unproved:
      'すぐに行き詰まる数字は見つかりませんでした。こうして見つけた数字は、ヒントを使ったものとして数えます。',
    walk: '順を追って見る',
    tell: '数字だけ見る',
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
  several: 'この問題には解が複数あります。これはすべての解で成り立ちます。',

  impossible: '初期値に解がないので、見つけるものはありません。',
  'dead-end': 'この記入とメモからは、どの解にも到達できません。何かを取り消す必要があります。',
  'open-end':
    'この問題には解が複数あり、ここからはすべてに共通する結論がありません。進むには推測しかありません。',
  filled: 'すべてのセルが埋まっています。見つけるものはもうありません。',
  stopped: '手が見つかりませんでした。',

  mistakes: {
    'wrong-entries': {
      name: '何かが違います',
      nudge: (count) => `正しくない記入が${count}個あります。`,
      what: (house) => `${house}の記入を見てください。`,
      why: (cells) => `${and(cells)}の数字が違います。`,
      applied: (cells) => `${and(cells)}を消しました。`,
    },
    'wrong-marks': {
      name: '何かが違います',
      nudge: (count) => `正しい数字がメモにないセルが${count}個あります。`,
      what: (house) => `${house}のメモを見てください。`,
      why: (cells) => `${and(cells)}のメモに、そこに入る数字がありません。`,
      applied: (cells) => `${and(cells)}にすべての候補をメモしました。`,
    },
  },

  applied: (name, what) => `${name}を適用: ${what}。`,

  used: {
    title: '今使ったのは何？',
    nothing: 'まだ何も推論していません。数字の記入もメモの消去もありません。',
    program: (what) => `${what}: プログラムが行いました。`,
    hint: (name) => `ヒントを適用しました: ${name}。`,
    mistaken: 'その手の前から盤に誤りがあったので、そこからは何も証明できません。',
    directly: (what, name) => `${what}: ${name}。`,
    after: (what, name) => `${what}: ${name}、そのあとはシングルです。`,
    unjustified: (what) =>
      `${what}: それほど簡単な手筋では裏づけられません。正しいかもしれませんが、試行錯誤以外では証明できません。`,
    looking: '直前の手の根拠を探しています…',
  },
};
