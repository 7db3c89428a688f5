import type { enShelf } from './en.ts';

export const esShelf: typeof enShelf = {
  withoutScript: 'El mismo juego sin una línea de JavaScript:',
  notices: 'Avisos de derechos de autor',
  title: 'Sudokus',
  lead: 'Hechos aquí, y de cada uno está probado que tiene exactamente una solución.',
  levels: {
    beginner: 'Un bloque, una fila o una columna cada vez: ¿dónde cabe aún un dígito?',
    easy: 'También celdas donde solo queda un dígito.',
    medium: 'Las anotaciones empiezan a servir: pares, tríos, candidatos bloqueados.',
    hard: 'Peces, alas y otros patrones por todo el tablero.',
    expert: 'Cadenas de «si no es aquí, es allí».',
    extreme: 'Cadenas largas y suposiciones que coinciden.',
    beyond: 'Ya no queda patrón: las suposiciones se ramifican.',
  },
  another: 'Sudoku nuevo',
  givens: (count) => `${count} dadas`,
  own: 'Pegar o abrir el tuyo',
};
