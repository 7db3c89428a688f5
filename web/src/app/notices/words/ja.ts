import type { enNotices } from './en.ts';

export const jaNotices: typeof enNotices = {
  storage: {
    title: 'ゲームの保存',
    blocked: () => 'このブラウザではゲームを保存できません。手順はこのタブが開いているあいだだけ残ります。',
    failed: (reason) => `直前の手を保存できませんでした（${reason}）。`,
    damaged: (reason) => `保存されたゲームを読めませんでした（${reason}）。何も削除していません。`,
    partly: (reason) => `保存されたゲームの終わりを読めませんでした（${reason}）。その前から続けます。`,
    changed: () => '直前の手を保存できませんでした。別のタブがこのゲームを変更しています。',
    download: 'ファイルに保存',
    dismiss: '閉じる',
  },
  newer: { message: 'ページの新しい版があります。', now: '更新', later: 'あとで' },
  toast: { undo: '元に戻す', stop: '止める', close: '閉じる' },
};
