import type { enMenu } from './en.ts';

export const jaMenu: typeof enMenu = {
  title: 'メニュー',
  groups: { puzzle: 'この問題', go: '移動' },
  board: '盤に戻る',
  another: '新しい問題',
  import: '問題を貼り付ける・開く',
  clear: '盤を空にする',
  settings: '設定',
  keys: 'キーボード',
  pause: '一時停止',
  used: '今使ったのは何？',
  path: 'この問題の解き筋',
  watch: '解かれるのを見る',
  share: '共有',
  replay: 'もう一度見る',
  print: '印刷',
};
