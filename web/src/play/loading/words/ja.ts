import type { enLoading } from './en.ts';

export const jaLoading: typeof enLoading = {
  load: {
    other: (name) => `${name}: 新しいゲーム。`,
  },
  another: {
    making: '問題を作っています …',
    saved: 'ライブラリに保存しました',
    none: '問題が見つかりませんでした。もう一度お試しください。',
  },
  import: {
    title: '問題を貼り付ける・開く',
    label: '問題のテキスト',
    lead: '数字の1行、掲示板の表、セルの一覧など。形式はテキストから判断します。',
    file: 'ファイルを開く',
    play: '遊ぶ',
    playAnyway: 'それでも遊ぶ',
    open: '開く',
    shared: (title) => `ゲームへのリンクです: ${title}。`,
    empty: '問題を貼り付けるか、ファイルを開いてください。',
    counting: '解を探しています…',
    unique: (name, givens) => `${name}、初期値${givens}個、解はちょうど1つ。`,
    multiple: (name, givens) => `${name}、初期値${givens}個、解が複数あり、論理では区別できません。`,
    none: (name) => `${name}: 解がありません。数字の写し間違いかもしれません。`,
    unknown: (name) => `${name}: 解の数はわかりませんでした。`,
    conflict: (what) => `初期値がルールに反しています: ${what}。`,
    at: (line, column) => `${line}行目${column}文字目`,
    name: '自分の問題',
    drawings: 'この問題には、ここに表示されない図形があります。Pencilmarkが確認しないルールかもしれません。',
    unreadable: 'このファイルは読めませんでした。',
    fog: 'この問題は霧の中で解くものですが、ここでは霧を表示しません。',
  },
  remarks: {
    picture: 'ルールを含むかもしれない画像は、ここでは表示されません。',
    column: (name) => `列「${name}」はここでは読み込まれません。ルールを含むかもしれません。`,
    recognised: () => '一部のルールは描かれ方から判別しました。',
    otherSolution:
      'テキストに付いている解は、この問題の解ではありません。ここではルールが足りないかもしれません。',
    severalSolutions:
      'テキストには解が一つ付いていますが、この問題には解が複数あります。ここではルールが足りないかもしれません。',
  },
};
