import type { enWin } from './en.ts';

const PACES = {
  hare: 'rápido como una liebre',
  between: 'entre la liebre y la tortuga',
  tortoise: 'constante como una tortuga',
} as const;

export const esWin: typeof enWin = {
  share: 'Compartir',
  replay: 'Repetición',
  title: 'Resuelto',
  solvedIn: (time) => `Resuelto en ${time}`,
  again: 'Jugar de nuevo',
  byProgram: 'Resuelto por Pencilmark',
  looked: 'Resuelto, tras mirar la solución',
  next: 'Siguiente sudoku',
  help: {
    none: 'Sin ayuda',
    hints: (hints) => (hints === 1 ? 'Con 1 pista' : `Con ${hints} pistas`),
    other: 'Con ayuda',
  },
  copied: 'Resultado copiado',
  usual: (time) => `Lo habitual: ${time}`,
  first: (level) => `El primero: ${level}`,
  best: 'Nuevo récord',
  faster: 'más rápido',
  slower: 'más lento',
  games: (games, level, areAll) => `tus ${areAll ? '' : 'últimas '}${games} partidas: ${level}`,
  another: (level) => `Otro: ${level}`,
  twist: 'Jugar la variante de hoy',
  pace: (pace) => PACES[pace],
  gauge: (time, par, pace) => `${time} (referencia ${par}): ${PACES[pace]}.`,
};
