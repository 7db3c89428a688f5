import type { enListening } from './en.ts';

/** French for those who listen to the board. */
export const frListening: typeof enListening = {
  empty: 'vide',
  house: (name, held) => `${name.charAt(0).toUpperCase()}${name.slice(1)} : ${held.join(', ')}.`,
  noHouse: 'Il n’y a pas de telle maison ici.',
  filled: (cell, symbol) => `${cell} contient ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `Rien ne va en ${cell}.` : `${cell} peut être ${symbols.join(', ')}.`,
  whichDigit: 'Quel chiffre ?',
  where: (symbol, told) => `${symbol} : ${told.join(' ; ')}.`,
  stands: (house, cell) => `${house}, placé en ${cell}`,
  places: (house, cells) => (cells.length === 0 ? `${house}, nulle part` : `${house}, ${cells.join(' ou ')}`),
  left: (symbol, count) => `${count} × ${symbol}`,
  open: (cells, left) => {
    if (cells === 0) return 'Toutes les cases sont remplies.';
    const what = cells === 1 ? '1 case est vide' : `${cells} cases sont vides`;
    return left.length === 0 ? `${what}.` : `${what}. Il reste : ${left.join(', ')}.`;
  },
};
