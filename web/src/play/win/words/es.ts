import type { enWin } from './en.ts';

const PACES = {
  hare: 'rápido como una liebre',
  between: 'entre la liebre y la tortuga',
  tortoise: 'constante como una tortuga',
} as const;

export const esWin: typeof enWin = {
  share: 'Compartir',
  replay: 'Ver de nuevo',
  title: 'Resuelto',
  byProgram: 'Resuelto por el programa',
  all: 'Todos los sudokus',
  next: 'Siguiente sudoku',
  text: 'Cada celda está llena, cada regla cumplida.',
  gauge: (time, par, pace) => `${time}, cuando ${par} está bien: ${PACES[pace]}.`,
};
