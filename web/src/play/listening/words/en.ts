import { capital } from '../../../i18n/capital.ts';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** English for those who listen to the board. */
export const enListening = {
  empty: 'empty',
  house: (name: string, held: readonly string[]) => `${capital(name)}: ${held.join(', ')}.`,
  noHouse: 'This cell isn’t in one.',
  filled: (cell: string, symbol: string) => `${cell} is ${symbol}.`,
  candidates: (cell: string, symbols: readonly string[]) =>
    symbols.length === 0 ? `${cell} has no candidates.` : `${cell} can be ${symbols.join(', ')}.`,
  whichDigit: 'Which digit?',
  where: (symbol: string, places: readonly string[]) => `${symbol}: ${places.join('; ')}.`,
  stands: (house: string, cell: string) => `${house}: already at ${cell}`,
  places: (house: string, cells: readonly string[]) =>
    cells.length === 0 ? `${house}, nowhere` : `${house}, ${cells.join(' or ')}`,
  left: (symbol: string, count: number) =>
    `${NUMBER_WORDS[count] ?? count} ${symbol}${count === 1 ? '' : 's'}`,
  open: (cells: number, left: readonly string[]) => {
    if (cells === 0) return 'Every cell is filled.';
    const what = cells === 1 ? '1 cell is empty' : `${cells} cells are empty`;
    return left.length === 0 ? `${what}.` : `${what}. Remaining: ${left.join(', ')}.`;
  },
};
