import type { enChoose } from './en.ts';

const grouped = (count: number): string => count.toLocaleString('es');

export const esChoose: typeof enChoose = {
  title: 'Sudoku nuevo',
  import: 'Importar',
  board: 'Tablero',
  rules: 'Reglas',
  all: (count) => `Las ${count}`,
  fewer: 'Menos',
  level: { tap: 'Nivel: toca uno para jugar', choose: 'Nivel: elige uno para jugar' },
  takes: {
    beginner: '¿Dónde cabe aún una cifra?',
    easy: 'Celdas con una sola cifra',
    medium: 'Parejas y tríos',
    hard: 'Peces y alas',
    expert: 'Cadenas',
    extreme: 'Cadenas largas y redes',
    beyond: 'Ningún patrón conocido basta',
  },
  play: 'Jugar',
  notFor: (name) => `No para ${name}`,
  get: 'Tendrás',
  normal: 'Reglas normales.',
  fresh: 'Recién hecho, con una sola solución.',
  sample: (name) => `Ejemplo: ${name}`,
  byTechnique: 'Por técnica o puntuación',
  collections: 'Colecciones',
  names: {
    famous: 'Sudokus famosos',
    classic: 'Tableros clásicos',
    variants: 'Variantes escogidas',
    small: 'Tableros pequeños',
    giants: 'Gigantes',
  },
  leads: {
    famous: 'Creados por otros y conocidos por su nombre.',
    own: 'Nuestros propios sudokus, cada uno con una sola solución, probada.',
  },
  none: 'ninguno resuelto',
  solved: (solved) => `${grouped(solved)} resueltos`,
  won: (time) => `resuelto en ${time}`,
  open: (percent) => `${percent} hecho`,
  givens: (count) => `${count} dadas`,
  withoutScript: '¿Sin JavaScript? Juega en HTML y CSS puros:',
  notices: 'Avisos de derechos de autor',
};
