import type { enMenu } from './en.ts';

export const esMenu: typeof enMenu = {
  title: 'Menú',
  groups: { puzzle: 'Este sudoku', go: 'Ir a' },
  board: 'Volver al tablero',
  another: 'Sudoku nuevo',
  import: 'Importar sudoku…',
  clear: 'Vaciar tablero',
  settings: 'Ajustes',
  keys: 'Teclas y ayuda',
  set: 'Componer un sudoku',
  pause: 'Pausa',
  used: '¿Qué técnica fue?',
  path: 'Camino de solución',
  watch: 'Ver cómo se resuelve',
  share: 'Compartir',
  replay: 'Repetición',
  print: 'Imprimir',
};
