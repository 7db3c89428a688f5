import type { enListening } from './en.ts';

/** Spanish for those who listen to the board. */
export const esListening: typeof enListening = {
  empty: 'vacía',
  house: (name, held) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${held.join(', ')}.`,
  noHouse: 'Esta celda no está en ningún bloque.',
  filled: (cell, symbol) => `${cell} es ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `${cell} no tiene candidatos.` : `${cell} puede ser ${symbols.join(', ')}.`,
  whichDigit: '¿Qué cifra?',
  where: (symbol, places) => `${symbol}: ${places.join('; ')}.`,
  stands: (house, cell) => `${house}: ya en ${cell}`,
  places: (house, cells) =>
    cells.length === 0 ? `${house}, en ningún sitio` : `${house}, ${cells.join(' o ')}`,
  left: (symbol, count) => `${count} veces ${symbol}`,
  open: (cells, left) => {
    if (cells === 0) return 'Todas las celdas están rellenas.';
    const what = cells === 1 ? '1 celda está vacía' : `${cells} celdas están vacías`;
    return left.length === 0 ? `${what}.` : `${what}. Quedan: ${left.join(', ')}.`;
  },
};
