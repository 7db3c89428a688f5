import type { enListening } from './en.ts';

/** French for those who listen to the board. */
export const frListening: typeof enListening = {
  empty: 'vide',
  house: (name, held) => `${name.charAt(0).toUpperCase()}${name.slice(1)} : ${held.join(', ')}.`,
  noHouse: 'Cette case n’est dans aucun bloc.',
  filled: (cell, symbol) => `${cell} : ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `${cell} n’a aucun candidat.` : `${cell} peut être ${symbols.join(', ')}.`,
  whichDigit: 'Quel chiffre ?',
  where: (symbol, places) => `${symbol} : ${places.join(' ; ')}.`,
  stands: (house, cell) => `${house} : déjà en ${cell}`,
  places: (house, cells) => (cells.length === 0 ? `${house}, nulle part` : `${house}, ${cells.join(' ou ')}`),
  left: (symbol, count) => `${count} fois ${symbol}`,
  open: (cells, left) => {
    if (cells === 0) return 'Toutes les cases sont remplies.';
    const what = cells === 1 ? '1 case est vide' : `${cells} cases sont vides`;
    return left.length === 0 ? `${what}.` : `${what}. Il reste : ${left.join(', ')}.`;
  },
};
