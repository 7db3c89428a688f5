import type { enListening } from './en.ts';
import { plural } from '../../../puzzles/levels/words/cs.ts';

/** Czech for those who listen to the board. */
export const csListening: typeof enListening = {
  empty: 'prázdná',
  house: (name, held) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${held.join(', ')}.`,
  noHouse: 'Takový dům tu není.',
  filled: (cell, symbol) => `V ${cell} je ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `Do ${cell} se nic nevejde.` : `${cell} může být ${symbols.join(', ')}.`,
  whichDigit: 'Která číslice?',
  where: (symbol, told) => `${symbol}: ${told.join('; ')}.`,
  stands: (house, cell) => `${house}, je na ${cell}`,
  places: (house, cells) => (cells.length === 0 ? `${house}, nikde` : `${house}, ${cells.join(' nebo ')}`),
  left: (symbol, count) => `${count} × ${symbol}`,
  open: (cells, left) => {
    if (cells === 0) return 'Všechny buňky jsou vyplněné.';
    const what = `Prázdné: ${plural(cells, 'buňka', 'buňky', 'buněk')}`;
    return left.length === 0 ? `${what}.` : `${what}. Zbývá: ${left.join(', ')}.`;
  },
};
