import type { enSharing } from './en.ts';

/** Japanese for giving a game to others, and for opening what others gave. */
export const jaSharing: typeof enSharing = {
  title: '共有',
  looking: 'ゲームを探しています…',
  noGame: 'このゲームはこのブラウザにありません。',
  damagedGame: (reason) => `このゲームを読み込めませんでした（${reason}）。何も削除していません。`,
  replay: 'リプレイ',
  print: '印刷',
  back: 'ゲームに戻る',
  picture: (name) => `盤、${name}`,

  link: {
    title: 'リンク',
    lead: 'ゲーム全体がリンクに入っています。サーバーには何も保存されません。',
    part: '含める内容',
    parts: {
      puzzle: '問題',
      board: '現在の盤',
      replay: '全履歴（時間と取り消した手も）',
    },
    label: 'リンク',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました。',
    notCopied: 'コピーできませんでした。リンクを選択してコピーしてください。',
    send: '送る…',
    notSent: 'リンクを送れませんでした。',
    qr: 'リンクのQRコード',
    length: (characters) => `${characters}文字。`,
    dense: 'このQRコードは細かいため、カメラを近づけてください。',
    noQr: (most) => `QRコードには長すぎます（最大${most}文字）。リンクに含める内容を減らしてください。`,
  },

  text: {
    title: 'テキスト',
    format: '形式',
    part: '含める内容',
    parts: { puzzle: '問題', board: '記入とメモも' },
    label: '問題のテキスト',
    copy: 'テキストをコピー',
    copied: 'テキストをコピーしました。',
    save: 'ダウンロード',
  },

  image: {
    title: '画像',
    part: '含める内容',
    parts: { givens: '問題', digits: '記入も', marks: 'メモ、色、線も' },
    png: (pixels) => `PNG、${pixels}ピクセル`,
    svg: 'SVG',
    failed: '画像を作れませんでした。',
  },

  open: {
    title: 'あなたへの問題',
    holds: {
      puzzle: (givens) => `初期値${givens}個。`,
      moves: (moves, time) => `${moves}手、${time}。`,
      solved: (moves, time) => `${moves}手、${time}で解決。`,
    },
    safe: 'ほかのゲームと並べて保存されます。',
    play: '遊ぶ',
    known: 'このゲームはすでにあります。続きから遊べます。',
    goOn: '続ける',
    again: '最初から',
    watch: 'リプレイを見る',
    puzzleOnly: '問題を最初から遊ぶ',
    checks: {
      checking: '確認中 …',
      unique: '解は1つ（確認済み）',
      multiple: '解が複数あります',
      none: '解がありません',
      failed: '確認できませんでした',
    },
    keep: '保存',
    kept: 'ライブラリに保存しました',
    rules: 'この問題のルール',
    refused: 'このリンクは開けません',
    other: '別の問題を選ぶ',
  },
};
