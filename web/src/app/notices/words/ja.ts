import type { enNotices } from './en.ts';

export const jaNotices: typeof enNotices = {
  storage: {
    title: '保存',
    blocked: () => 'ブラウザの設定により保存できません。遊ぶことはできますが、ゲームは残りません。',
    silent: () => 'ブラウザの保存領域が応答しません。遊ぶことはできますが、手が残らないことがあります。',
    failed: (reason) => `直前の手を保存できませんでした（${reason}）。`,
    damaged: (reason) => `保存されたゲームを読み込めませんでした（${reason}）。データは削除していません。`,
    partly: (reason) =>
      `このゲームの最後の部分を読み込めませんでした（${reason}）。その手前まで復元しました。`,
    changed: () => '別のタブで変更されたため、直前の手は未保存です。',
    download: 'ダウンロード',
    dismiss: '閉じる',
  },
  newer: {
    message: '新しいバージョンがあります。ご都合のよいときに再読み込みしてください',
    now: '再読み込み',
    later: 'あとで',
  },
  offer: {
    clipboard: 'クリップボードに問題があります。遊びますか？',
    file: 'ファイルに問題があります。遊びますか？',
  },
};
