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
  trial: 'ここから仮定',

  name: '名前',
  nameLabel: 'ブックマークの名前',
  save: '保存',
  remove: '削除',
  saved: (name) => `${name}を保存しました。`,
  removed: '名前を削除しました。',

  try: '仮定',
  tryLong: '仮定：ここから試す',
  trying: '仮定中',
  tried: '仮定を始めました。',
  keep: '採用',
  kept: '仮定を採用しました。',
  back: '破棄',
  gone: '仮定の始まりに戻りました。その手は履歴に残ります。',

  compare: '比べる',
  pinned: 'この手と比べます。別の手を選んでください。',
  same: '盤は同じです。',
  differ: (count) => `${count}個のセルが違います：`,
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

  mistake: '間違いを戻す',
  mistakeLong: '最初の間違いの前まで戻す',
  noMistake: '盤に間違いはありません。',
  before: '最初の間違いの前に戻りました。',
  openEnd: 'この問題には解が複数あるため、単独で間違いといえる数字はありません。',
  impossible: 'この問題には解がありません。',

  jumped: (what) => `${what}。`,

  moves: {
    hint: (technique) => `ヒント：${JA.names[technique]}`,
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
