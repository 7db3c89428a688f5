import type { enApp } from './en.ts';

export const esApp: typeof enApp = {
  menu: { open: 'Menú', more: 'Más' },
  nav: { label: 'Páginas', skip: 'Ir al tablero' },
  leaf: { label: (date: string) => `Hoy, ${date}`, waiting: 'el sudoku de hoy aún no está resuelto' },
  settings: 'Ajustes',
};
