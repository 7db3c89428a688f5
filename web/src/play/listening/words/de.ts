import type { enListening } from './en.ts';

/** German for those who listen to the board. */
export const deListening: typeof enListening = {
  empty: 'leer',
  house: (name, held) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${held.join(', ')}.`,
  noHouse: 'So ein Haus gibt es hier nicht.',
  filled: (cell, symbol) => `In ${cell} steht ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `In ${cell} passt nichts.` : `${cell} kann sein: ${symbols.join(', ')}.`,
  whichDigit: 'Welche Ziffer?',
  where: (symbol, told) => `${symbol}: ${told.join('; ')}.`,
  stands: (house, cell) => `${house}, steht auf ${cell}`,
  places: (house, cells) => (cells.length === 0 ? `${house}, nirgends` : `${house}, ${cells.join(' oder ')}`),
  left: (symbol, count) => `${count} × ${symbol}`,
  open: (cells, left) => {
    if (cells === 0) return 'Alle Zellen sind gefüllt.';
    const what = cells === 1 ? '1 Zelle ist leer' : `${cells} Zellen sind leer`;
    return left.length === 0 ? `${what}.` : `${what}. Übrig: ${left.join(', ')}.`;
  },
};
