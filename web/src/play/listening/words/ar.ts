import type { enListening } from './en.ts';

/** Arabic for those who listen to the board. */
export const arListening: typeof enListening = {
  empty: 'فارغة',
  house: (name, held) => `${name}: ${held.join('، ')}.`,
  noHouse: 'هذه الخلية ليست في أي مربع.',
  filled: (cell, symbol) => `في ${cell} الرقم ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `لا مرشحات في ${cell}.` : `مرشحات ${cell}: ${symbols.join('، ')}.`,
  whichDigit: 'أي رقم؟',
  where: (symbol, places) => `${symbol}: ${places.join('؛ ')}.`,
  stands: (house, cell) => `${house}: في ${cell} من قبل`,
  places: (house, cells) => (cells.length === 0 ? `${house}، لا مكان` : `${house}، ${cells.join(' أو ')}`),
  left: (symbol, count) => `${symbol} × ${count}`,
  open: (cells, left) => {
    if (cells === 0) return 'كل الخلايا مملوءة.';
    const what = `الخلايا الفارغة: ${cells}`;
    return left.length === 0 ? `${what}.` : `${what}. الباقي: ${left.join('، ')}.`;
  },
};
