import type { enListening } from './en.ts';

/** German for those who listen to the board. */
export const deListening: typeof enListening = {
  empty: 'leer',
  house: (name, held) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${held.join(', ')}.`,
  noHouse: 'Diese Zelle gehört zu keinem Block.',
  filled: (cell, symbol) => `${cell} ist ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `${cell} hat keine Kandidaten.` : `${cell} kann ${symbols.join(', ')} sein.`,
  whichDigit: 'Welche Ziffer?',
  where: (symbol, places) => `${symbol}: ${places.join('; ')}.`,
  stands: (house, cell) => `${house}: schon in ${cell}`,
  places: (house, cells) => (cells.length === 0 ? `${house}, nirgends` : `${house}, ${cells.join(' oder ')}`),
  left: (symbol, count) => `${count}-mal ${symbol}`,
  open: (cells, left) => {
    if (cells === 0) return 'Alle Zellen sind gefüllt.';
    const what = cells === 1 ? '1 Zelle ist leer' : `${cells} Zellen sind leer`;
    return left.length === 0 ? `${what}.` : `${what}. Es fehlen: ${left.join(', ')}.`;
  },
};
