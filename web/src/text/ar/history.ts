import type { BoardState, Layer, Move } from '@pencilmark/game';
import { cellName, type Geometry, symbolOf, TECHNIQUES } from 'pencilmark';
import { AR } from 'pencilmark/explain/ar';
import type { Locale } from '../locale.ts';
import { arPlay } from './play.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  digit: 'رقم',
  corner: 'علامات الأركان',
  centre: 'علامات الوسط',
  colour: 'ألوان',
  'candidate-colour': 'ألوان المرشحات',
  line: 'خطوط',
};

/** Arabic for the tree of moves. */
export const arHistory: Locale['history'] = {
  title: 'النقلات',
  close: 'أغلق',
  start: 'البداية',
  fold: (count) => `نقلات: ${count}`,
  branch: (count) => `فروع: ${count}`,
  row: (what, details) => [what, ...details].join('، '),
  current: 'على اللوحة',
  begins: 'يبدأ فرع',
  trial: 'تجربة من هنا',

  name: 'الاسم',
  nameLabel: 'اسم هذه اللحظة',
  save: 'احفظ',
  remove: 'أزل',
  saved: (name) => `سُمّيت ${name}.`,
  removed: 'أُزيل الاسم.',

  try: 'جرّب',
  tryLong: 'جرّب من هنا',
  trying: 'تجربة جارية',
  tried: 'تبدأ تجربة هنا.',
  keep: 'أبقِ',
  kept: 'صارت التجربة جزءًا من اللعبة.',
  back: 'تخلَّ',
  gone: 'عودة إلى حيث بدأت التجربة. تبقى في الشجرة.',

  compare: 'قارن',
  pinned: 'يُقارن بهذه اللحظة من الآن. انتقل إلى أخرى.',
  same: 'اللوحتان متماثلتان.',
  differ: (count) => `خلايا مختلفة (${count}):`,
  more: (count) => `و ${count} أخرى`,
  difference: (geometry, cell, from, to, layers) => {
    const symbol = (digit: number): string => (digit === 0 ? 'فارغة' : symbolOf(geometry, digit));
    const other = layers.filter((layer) => layer !== 'digit').map((layer) => LAYERS[layer]);
    const digits = layers.includes('digit') ? [`${symbol(from)} ← ${symbol(to)}`] : [];
    return `${cellName(geometry, cell)} ${[...digits, ...other].join('، ')}`;
  },

  mistake: 'تراجع عن الأخطاء',
  mistakeLong: 'تراجع عن الأخطاء: إلى ما قبل أولها',
  noMistake: 'ليس على اللوحة خطأ.',
  before: 'عودة إلى ما قبل أول خطأ.',
  openEnd: 'للأحجية عدة حلول، فلا إدخال خاطئ بذاته.',
  impossible: 'ليس للمعطيات حل.',

  jumped: (what) => `${what}.`,

  move: (move: Move, board: BoardState): string => {
    const { geometry } = board.puzzle;
    switch (move.kind) {
      case 'assist':
        return assistText(move, geometry);
      case 'line':
        return move.change === 'add' ? 'رُسم خط' : 'أُزيل خط';
      case 'candidate-colour':
        return `مرشحات بلون ${arPlay.colours[move.colour - 1]}`;
      case 'set-marks':
        return move.reason === 'promote' ? 'من الركن إلى الوسط' : 'مُلئت المرشحات';
      case 'reset':
        return 'من البداية';
      case 'clear':
        return 'أُفرغت';
      case 'load':
        return 'معطيات جديدة';
      default:
        return arPlay.said.move(move, board).replace(/\.$/, '');
    }
  },
};

function assistText(move: Extract<Move, { kind: 'assist' }>, geometry: Geometry): string {
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return `تلميح: ${AR.names[technique.id]}`;
  const [first] = move.placements;
  if (move.placements.length === 1)
    return `${symbolOf(geometry, first.digit)} في ${cellName(geometry, first.cell)}`;
  return `أرقام كُتبت: ${move.placements.length}`;
}
