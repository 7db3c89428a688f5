import type { enCover } from './en.ts';

export const esCover: typeof enCover = {
  title: 'Abierto en otra pestaña',
  text: 'Esta partida se juega en otra pestaña o ventana. No se pierde nada: puede seguir aquí.',
  here: 'Jugar aquí',
  other: 'Elegir otro sudoku',
};
