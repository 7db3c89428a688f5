import type { enMenu } from './en.ts';

export const jaMenu: typeof enMenu = {
  title: 'メニュー',
  groups: { puzzle: 'この問題', go: '移動' },
  board: '盤に戻る',
  another: '新しい問題',
  import: '問題を取り込む…',
  clear: '盤を空にする',
  settings: '設定',
  keys: 'キー操作とヘルプ',
  set: '問題を作る',
  pause: '一時停止',
  used: '今の手筋は何？',
  path: '解き筋',
  watch: '解かれる様子を見る',
  share: '共有',
  replay: 'リプレイ',
  print: '印刷',
};
