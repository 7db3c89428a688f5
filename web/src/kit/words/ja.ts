import type { enKit } from './en.ts';

export const jaKit: typeof enKit = {
  later: {
    loading: '読み込み中…',
    again: 'もう一度試す',
    failed: '読み込めませんでした。接続を確認して、もう一度お試しください。',
    offline: 'オフラインです。これには接続が必要です。',
  },
  storageSilent: 'ブラウザが応答しません',
  storageFull: '保存領域がいっぱいです',
  dialog: { close: '閉じる' },
  toast: { undo: '元に戻す', stop: '停止', close: '閉じる', play: '遊ぶ' },
  pages: {
    today: '今日',
    learn: '学ぶ',
    play: '遊ぶ',
    puzzles: '問題',
    make: '作問',
    path: '解き筋',
    watch: '観察',
    library: 'ライブラリ',
  },
};
