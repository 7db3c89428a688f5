import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const esAssist: typeof enAssist = {
  check: {
    right: 'Ningún error hasta ahora.',
    wrong: (names) =>
      names.length === 1
        ? `1 respuesta no es la solución: ${names[0]}.`
        : `${names.length} respuestas no son la solución: ${names.join(', ')}.`,
    impossible: 'Las cifras dadas no tienen solución.',
    openEnd: 'El sudoku tiene varias soluciones, y aún se puede llegar a una.',
    deadEnd: 'Desde aquí no se puede llegar a ninguna solución.',
  },
  help: 'Cuenta como ayuda.',
  accept: {
    none: 'Aquí no hay únicos.',
    done: (count) => (count === 1 ? '1 único escrito.' : `${count} únicos escritos.`),
  },
  reveal: {
    there: 'Esa celda contiene su respuesta.',
    wrong: (names) => `No se revela nada mientras el tablero esté mal: mira antes ${names.join(', ')}.`,
    deadEnd: 'No se puede revelar nada: desde aquí no se puede llegar a ninguna solución.',
  },
  solve: {
    working: (ms) => `Resolviendo … ${seconds(ms)}`,
    unique: (ms) => `Resuelto en ${seconds(ms)}.`,
    multiple: (ms) => `Resuelto en ${seconds(ms)}: es una de varias soluciones.`,
    none: (ms) => `Desde aquí no se puede llegar a ninguna solución; tardó ${seconds(ms)}.`,
    stopped: (ms) => `Parado tras ${seconds(ms)}.`,
  },
};
