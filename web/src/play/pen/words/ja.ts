import type { enPen } from './en.ts';

/** Japanese for colouring candidates and drawing lines. */
export const jaPen: typeof enPen = {
  title: 'ペン',
  close: '閉じる',
  /** Texts read aloud about a cell. */
  cell: {
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `${end}への線`,
      strong: (end) => `${end}への強いリンク`,
      weak: (end) => `${end}への弱いリンク`,
    },
  },
  toolLabel: 'ツール',
  tools: { candidates: '色を塗る', plain: '線', strong: '強いリンク', weak: '弱いリンク' },
  colourLabel: 'ペンの色',
  colour: (name) => `ペン ${name}`,
  cells: 'セル全体を結ぶ',
  at: '@',
  how: {
    candidates: '盤の候補を押すか、セルを選んで数字を押してください。',
    lines: '一方から他方へドラッグするか、順に押すか、それぞれのセルで数字を押してください。',
  },
  begun: (from) => `${from}から…`,
  cancelled: '線を取り消しました。',
  drawn: (what, from, to) => `${from}から${to}へ${what}。`,
  gone: '線を消しました。',
  filled: 'そのセルは埋まっています。',
  coloured: {
    add: (colour, names) => `${names.join('、')}：${colour}。`,
    remove: (colour, names) => `${names.join('、')}：${colour}を消しました。`,
  },
};
