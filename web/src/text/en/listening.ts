/** English for those who listen to the board. */
export const enListening = {
  empty: 'empty',
  house: (name: string, held: readonly string[]) => `${capital(name)}: ${held.join(', ')}.`,
  noHouse: 'There is no such house here.',
  filled: (cell: string, symbol: string) => `${cell} holds ${symbol}.`,
  candidates: (cell: string, symbols: readonly string[]) =>
    symbols.length === 0 ? `Nothing fits ${cell}.` : `${cell} can be ${symbols.join(', ')}.`,
  whichDigit: 'Which digit?',
  where: (symbol: string, told: readonly string[]) => `${symbol}: ${told.join('; ')}.`,
  stands: (house: string, cell: string) => `${house}, stands at ${cell}`,
  places: (house: string, cells: readonly string[]) =>
    cells.length === 0 ? `${house}, nowhere` : `${house}, ${cells.join(' or ')}`,
  left: (symbol: string, count: number) => `${count} × ${symbol}`,
  open: (cells: number, left: readonly string[]) => {
    if (cells === 0) return 'Every cell is filled.';
    const what = cells === 1 ? '1 cell is empty' : `${cells} cells are empty`;
    return left.length === 0 ? `${what}.` : `${what}. Left: ${left.join(', ')}.`;
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
