import type { enShelf } from './en.ts';

export const esShelf: typeof enShelf = {
  withoutScript: 'El mismo juego sin una línea de JavaScript:',
  title: 'Sudokus',
  lead: 'Hechos aquí, y de cada uno está probado que tiene exactamente una solución.',
  levels: {
    easy: 'Solo únicos, y muchas cifras dadas.',
    medium: 'Solo únicos, pero menos cifras dadas.',
    hard: 'Los únicos no bastan.',
  },
  givens: (count) => `${count} dadas`,
  own: 'Pegar o abrir el tuyo',
};
