import type { enSettings } from './en.ts';

export const jaSettings: typeof enSettings = {
  title: '設定',
  language: '言語',
  browser: 'ブラウザに合わせる',
  theme: 'テーマ',
  themes: { system: 'システムに合わせる', light: '明るい', dark: '暗い', contrast: '高コントラスト' },
  entry: '入力の順序',
  entries: { 'cell-first': 'セルが先', 'digit-first': '数字が先' },
  picker: '数字の入れ方',
  pickers: { bar: 'キーだけ', popup: 'セルのそばのパッド', radial: 'セルのまわりの円' },
  coordinates: '行と列の番号',
  coordinatesShown: { hints: 'ヒント中', always: '常に', never: 'なし' },
  help: '補助',
  presets: { paper: 'なし', usual: '標準', everything: 'すべて' },
  aids: {
    showConflicts: 'ルール違反を示す',
    checkEntries: '解と違う記入を示す',
    showPeers: '選んだセルのハウスに影をつける',
    showSame: '同じ数字を目立たせる',
    showSameMarks: 'メモの中の同じ数字を目立たせる',
    showRemaining: '各数字の残りを示す',
    clearPeerMarks: '記入した数字を、見えるメモから消す',
    showCandidates: '入りうる数字をセルに薄く示す',
    showNakedSingles: 'ネイキッドシングルを赤で',
    showHiddenSingles: 'ヒドゥンシングルを赤で',
  },
  switches: {
    showTimer: 'タイマー',
    letterKeys: '1文字のキー',
  },
};
