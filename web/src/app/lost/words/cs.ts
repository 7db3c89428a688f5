import type { enLost } from './en.ts';

export const csLost: typeof enLost = {
  title: 'Tady nic není',
  page: 'Na této adrese žádná stránka není.',
  game: 'Tato hra je na jiném zařízení. Požádejte o její odkaz.',
  today: 'Dnes',
  puzzles: 'Nové sudoku',
};
