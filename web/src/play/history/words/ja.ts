import { JA } from 'pencilmark/explain/ja';
import type { enHistory } from './en.ts';

/** Japanese for the tree of moves. */
export const jaHistory: typeof enHistory = {
  title: '手順',
  close: '閉じる',
  start: '開始',
  fold: (count) => `${count}手`,
  branch: (count) => `分岐${count}`,
  row: (what, details) => [what, ...details].join('、'),
  current: '今の盤',
  begins: 'ここで分岐',
  trial: 'ここから試行',

  name: '名前',
  nameLabel: 'この時点の名前',
  save: '保存',
  remove: '削除',
  saved: (name) => `${name}と名づけました。`,
  removed: '名前を消しました。',

  try: '試す',
  tryLong: 'ここから試す',
  trying: '試行中',
  tried: 'ここから試行です。',
  keep: '残す',
  kept: '試行を本筋にしました。',
  back: 'やめる',
  gone: '試行の始まりに戻りました。試行は木に残ります。',

  compare: '比べる',
  pinned: 'この時点と比べます。別の時点へ移ってください。',
  same: '盤は同じです。',
  differ: (count) => `${count}個のセルが違います:`,
  more: (count) => `ほか${count}個`,
  difference: (cell, parts) => `${cell} ${parts.join('、')}`,
  changed: (from, to) => `${from} → ${to}`,
  empty: '空き',
  layers: {
    digit: '数字',
    corner: '隅メモ',
    centre: '中央メモ',
    colour: '色',
    'candidate-colour': '候補の色',
    line: '線',
  },

  mistake: '誤りを戻す',
  mistakeLong: '誤りを戻す（最初の誤りの前まで）',
  noMistake: '盤に誤りはありません。',
  before: '最初の誤りの前に戻りました。',
  openEnd: 'この問題には解が複数あるので、それだけで誤りといえる記入はありません。',
  impossible: '初期値に解がありません。',

  jumped: (what) => `${what}。`,

  moves: {
    hint: (technique) => `ヒント: ${JA.names[technique]}`,
    placed: (symbol, cell) => `${cell}に${symbol}`,
    placedSeveral: (count) => `${count}個の数字を記入`,
    line: { add: '線を引く', remove: '線を消す' },
    candidates: (colour) => `候補に${colour}`,
    promoted: '隅から中央へ',
    filled: '候補を埋める',
    reset: '最初から',
    clear: '空にする',
    load: '新しい初期値',
  },
};
