import type { enLost } from './en.ts';

export const esLost: typeof enLost = {
  title: 'Aquí no hay nada',
  page: 'No hay ninguna página en esta dirección.',
  game: 'Esta partida está en otro dispositivo. Pide su enlace.',
  today: 'Hoy',
  puzzles: 'Nuevo sudoku',
};
