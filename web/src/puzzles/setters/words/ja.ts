import type { enSetters } from './en.ts';

export const jaSetters: typeof enSetters = {
  by: (author) => `作：${author}`,
  ours: 'Pencilmarkが読み取ったルール',
  leftOut: {
    label: '省かれたもの',
    rules: (count) => `未対応のルールが${count}つあります。遊べますが、ヒントは使えません。`,
    decorations: (count) => `描けない飾りが${count}つあります。ルールは欠けていません。`,
    drawings: 'この問題には、表示されない図形があります。Pencilmarkが確認しないルールの可能性があります。',
    drawn: '盤面の図形には、Pencilmarkが確認しないルールが含まれている可能性があります。',
    fog: 'この問題は霧の中で解くものですが、ここでは霧を表示しません。',
    picture: 'ルールが含まれている可能性のある画像は表示されません。',
    column: (name) => `列「${name}」は読み込みません。ルールが含まれている可能性があります。`,
    words: (text) => `文章で書かれたルールは読み込みません：「${text}」。`,
    row: (text) => `行として読み込みましたが、行ではないか、マスが欠けている可能性があります：「${text}」。`,
    names: (names) => `省かれたもの：${names}。`,
  },
  shapes: {
    line: '線',
    rectangle: '長方形',
    oval: '円',
    text: '文字',
    cage: 'ケージ',
    colour: '色付きの領域',
  },
  stated: '確認と完成の判定には作者の解を使います。',
  unchecked: '未対応のルールがあり、リンクに解も付いていないため、確認できません。',
  hintsOff: 'ヒントは使えません',
};
