import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const esAssist: typeof enAssist = {
  madeGivens: 'Estas cifras son ahora las dadas.',
  check: {
    right: 'Ningún error por ahora.',
    wrong: (names) =>
      names.length === 1
        ? `1 cifra incorrecta: ${names[0]}.`
        : `${names.length} cifras incorrectas: ${names.join(', ')}.`,
    impossible: 'Este sudoku no tiene solución.',
    openEnd: 'Este sudoku tiene varias soluciones; aún puedes llegar a una.',
    deadEnd: 'Desde aquí no hay solución.',
  },
  help: 'Cuenta como ayuda.',
  accept: {
    none: 'Aquí no hay únicos.',
    done: (count) => (count === 1 ? '1 único escrito.' : `${count} únicos escritos.`),
  },
  reveal: {
    there: 'Esa celda ya es correcta.',
    wrong: (names) => `Corrige primero ${names.join(', ')}.`,
    deadEnd: 'No se puede revelar: desde aquí no hay solución.',
  },
  solve: {
    working: (ms) => `Resolviendo … ${seconds(ms)}`,
    unique: (ms) => `Resuelto en ${seconds(ms)}.`,
    multiple: (ms) => `Resuelto en ${seconds(ms)}: es una de varias soluciones.`,
    none: (ms) => `Desde aquí no hay solución (${seconds(ms)}).`,
    stopped: (ms) => `Detenido tras ${seconds(ms)}.`,
  },
};
