import type { enListening } from './en.ts';
import { plural } from '../../../puzzles/levels/words/cs.ts';

/** Czech for those who listen to the board. */
export const csListening: typeof enListening = {
  empty: 'prázdná',
  house: (name, held) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${held.join(', ')}.`,
  noHouse: 'Tato buňka není v žádném bloku.',
  filled: (cell, symbol) => `${cell} je ${symbol}.`,
  candidates: (cell, symbols) =>
    symbols.length === 0 ? `${cell} nemá kandidáty.` : `${cell} může být ${symbols.join(', ')}.`,
  whichDigit: 'Která číslice?',
  where: (symbol, places) => `${symbol}: ${places.join('; ')}.`,
  stands: (house, cell) => `${house}: už na ${cell}`,
  places: (house, cells) => (cells.length === 0 ? `${house}, nikde` : `${house}, ${cells.join(' nebo ')}`),
  left: (symbol, count) => `${count}krát ${symbol}`,
  open: (cells, left) => {
    if (cells === 0) return 'Všechny buňky jsou vyplněné.';
    const what = `Prázdné: ${plural(cells, 'buňka', 'buňky', 'buněk')}`;
    return left.length === 0 ? `${what}.` : `${what}. Zbývá: ${left.join(', ')}.`;
  },
};
