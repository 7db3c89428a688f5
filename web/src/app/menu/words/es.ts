import type { enMenu } from './en.ts';

export const esMenu: typeof enMenu = {
  title: 'Menú',
  groups: { puzzle: 'Este sudoku', go: 'Ir a' },
  board: 'Volver al tablero',
  another: 'Sudoku nuevo',
  import: 'Pegar o abrir un sudoku',
  clear: 'Vaciar el tablero',
  settings: 'Ajustes',
  keys: 'Teclado',
  pause: 'Pausa',
  used: '¿Qué acabo de usar?',
  path: 'Camino de este sudoku',
  watch: 'Ver cómo se resuelve',
  share: 'Compartir',
  replay: 'Ver de nuevo',
  print: 'Imprimir',
};
