import type { enRail } from './en.ts';

export const jaRail: typeof enRail = {
  label: 'このゲームについて',
  filled: (filled, of) => `${of}セル中${filled}セル`,
  show: '表示',
  aids: {
    showConflicts: '矛盾',
    showSame: '同じ数字',
    showPeers: '行・列・ブロック',
    showCandidates: '候補',
  },
  singles: 'シングル',
  stuck: { title: '行き詰まりましたか', lead: '最初のヒントは見る場所だけを示し、答えは明かしません。' },
  moves: '手順',
  at: (at, of) => `${of}手中${at}手目`,
  save: '保存点',
  keys: { hint: 'ヒント', modes: '入力モード', undo: '元に戻す', all: 'すべてのキー' },
  noMoves: 'まだ手がありません',
  won: {
    title: 'ふりかえり',
    hardest: '最も難しい手',
    pause: '最長の間',
    mistakes: '間違い',
    none: 'なし',
    rating: '評価',
    replay: 'リプレイを見る',
  },
};
