import type { enCover } from './en.ts';

export const esCover: typeof enCover = {
  title: 'Abierto en otra pestaña',
  text: 'Esta partida está abierta en otra pestaña. No se ha perdido nada; puedes seguir aquí.',
  here: 'Jugar aquí',
  other: 'Elegir otro sudoku',
};
