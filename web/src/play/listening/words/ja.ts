import type { enListening } from './en.ts';

/** Japanese for those who listen to the board. */
export const jaListening: typeof enListening = {
  empty: '空き',
  house: (name, held) => `${name}：${held.join('、')}。`,
  noHouse: 'このセルはブロックに含まれていません。',
  filled: (cell, symbol) => `${cell}は${symbol}です。`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `${cell}に候補はありません。` : `${cell}の候補は${symbols.join('、')}です。`,
  whichDigit: 'どの数字ですか？',
  where: (symbol, places) => `${symbol}：${places.join('；')}。`,
  stands: (house, cell) => `${house}：${cell}に記入済み`,
  places: (house, cells) => (cells.length === 0 ? `${house}：なし` : `${house}：${cells.join('か')}`),
  left: (symbol, count) => `${symbol}が${count}個`,
  open: (cells, left) => {
    if (cells === 0) return 'すべてのセルが埋まっています。';
    const what = `空きセルは${cells}個`;
    return left.length === 0 ? `${what}。` : `${what}。残り：${left.join('、')}。`;
  },
};
