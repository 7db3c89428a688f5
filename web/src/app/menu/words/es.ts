import type { enMenu } from './en.ts';

export const esMenu: typeof enMenu = {
  title: 'Menú',
  groups: { puzzle: 'Este sudoku', go: 'Ir a' },
  board: 'Volver al tablero',
  another: 'Sudoku nuevo',
  import: 'Pegar o abrir un sudoku',
  reset: 'Empezar de nuevo',
  clear: 'Vaciar el tablero',
  settings: 'Ajustes',
  keys: 'Teclado',
  pause: 'Pausa',
  moves: 'Árbol de jugadas',
  pen: 'Lápiz: colorear candidatos, trazar líneas',
  used: '¿Qué acabo de usar?',
  path: 'Camino de este sudoku',
  watch: 'Ver cómo se resuelve',
  share: 'Compartir',
  replay: 'Ver de nuevo',
  print: 'Imprimir',
};
