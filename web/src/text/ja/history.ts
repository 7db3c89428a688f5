import type { BoardState, Layer, Move } from '@pencilmark/game';
import { cellName, type Geometry, symbolOf, TECHNIQUES } from 'pencilmark';
import { JA } from 'pencilmark/explain/ja';
import type { Locale } from '../locale.ts';
import { jaPlay } from './play.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  digit: '数字',
  corner: '隅メモ',
  centre: '中央メモ',
  colour: '色',
  'candidate-colour': '候補の色',
  line: '線',
};

/** Japanese for the tree of moves. */
export const jaHistory: Locale['history'] = {
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
  difference: (geometry, cell, from, to, layers) => {
    const symbol = (digit: number): string => (digit === 0 ? '空き' : symbolOf(geometry, digit));
    const other = layers.filter((layer) => layer !== 'digit').map((layer) => LAYERS[layer]);
    const digits = layers.includes('digit') ? [`${symbol(from)} → ${symbol(to)}`] : [];
    return `${cellName(geometry, cell)} ${[...digits, ...other].join('、')}`;
  },

  mistake: '誤りを戻す',
  mistakeLong: '誤りを戻す（最初の誤りの前まで）',
  noMistake: '盤に誤りはありません。',
  before: '最初の誤りの前に戻りました。',
  openEnd: 'この問題には解が複数あるので、それだけで誤りといえる記入はありません。',
  impossible: '初期値に解がありません。',

  jumped: (what) => `${what}。`,

  move: (move: Move, board: BoardState): string => {
    const { geometry } = board.puzzle;
    switch (move.kind) {
      case 'assist':
        return assistText(move, geometry);
      case 'line':
        return move.change === 'add' ? '線を引く' : '線を消す';
      case 'candidate-colour':
        return `候補に${jaPlay.colours[move.colour - 1]}`;
      case 'set-marks':
        return move.reason === 'promote' ? '隅から中央へ' : '候補を埋める';
      case 'reset':
        return '最初から';
      case 'clear':
        return '空にする';
      case 'load':
        return '新しい初期値';
      default:
        return jaPlay.said.move(move, board).replace(/。$/, '');
    }
  },
};

function assistText(move: Extract<Move, { kind: 'assist' }>, geometry: Geometry): string {
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return `ヒント: ${JA.names[technique.id]}`;
  const [first] = move.placements;
  if (move.placements.length === 1)
    return `${cellName(geometry, first.cell)}に${symbolOf(geometry, first.digit)}`;
  return `${move.placements.length}個の数字を記入`;
}
