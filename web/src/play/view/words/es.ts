import type { enView } from './en.ts';

export const esView: typeof enView = { whole: 'Ver todo el tablero', closer: 'Ver las celdas más grandes' };
