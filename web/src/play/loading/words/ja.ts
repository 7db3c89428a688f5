import type { enLoading } from './en.ts';

export const jaLoading: typeof enLoading = {
  load: {
    other: (name) => `新しいゲーム：${name}。`,
  },
  another: {
    making: '問題を作っています…',
    saved: 'ライブラリに保存しました',
    none: '問題が見つかりませんでした。もう一度お試しください。',
  },
  import: {
    title: '問題を取り込む',
    label: '問題のテキスト',
    lead: '数字、表、またはリンクを貼り付けてください。形式は自動で判別されます。',
    file: 'ファイルを開く',
    play: '遊ぶ',
    playAnyway: 'それでも遊ぶ',
    open: '開く',
    shared: (title) => `ゲームへのリンク：${title}。`,
    empty: '問題を貼り付けるか、ファイルを開いてください。',
    counting: '解を探しています…',
    unique: (name, givens) => `${name}、初期値${givens}個、解はちょうど1つ。`,
    multiple: (name, givens) => `${name}、初期値${givens}個。解が複数あるため、論理だけでは解けません。`,
    none: (name) => `${name}：解がありません。写し間違いがないか確認してください。`,
    unknown: (name) => `${name}：解の数を数えられませんでした。`,
    conflict: (what) => `初期値がルールに反しています：${what}。`,
    at: (line, column) => `${line}行目${column}文字目`,
    name: '自分の問題',
    unreadable: 'このファイルを読み込めませんでした。',
  },
  remarks: {
    recognised: (names) => `描かれ方から判別したルール：${names}。`,
    doubted: (names) => `パズルに合わないため、ルールとせず図として表示：${names}。`,
    otherSolution: 'テキストに付いている解は、この問題の解ではありません。ルールが足りない可能性があります。',
    severalSolutions:
      'テキストには解が1つ付いていますが、この問題には解が複数あります。ルールが足りない可能性があります。',
  },
};
