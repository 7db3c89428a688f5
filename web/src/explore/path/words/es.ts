import type { enPath } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../../puzzles/levels/words/es.ts';

const steps = (count: number): string => (count === 1 ? '1 paso' : `${count} pasos`);

/** Spanish for the page with the logical path of a puzzle. */
export const esPath: typeof enPath = {
  title: 'Camino',
  empty: 'Elige un sudoku y mira cada paso.',
  more: 'Más',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `Buscando el camino: ${steps(count)} por ahora.`,
  cancel: 'Cancelar',
  solved: (worth) => `Resuelto por lógica: ${worth}.`,
  tried: (worth) => `Resuelto por ensayo y error: ${worth}.`,
  trial: 'Ensayo',
  stuck: (worth) => `La lógica se atasca (${worth}): ninguna técnica conocida avanza sin adivinar.`,
  cancelled: (count) => `Detenido tras ${steps(count)}.`,
  none: 'Este sudoku no tiene solución, así que no hay camino.',
  multiple:
    'Este sudoku tiene varias soluciones. Solo se dan pasos que valen en todas, así que el camino no puede llegar al final.',
  unknown:
    'No se pudieron contar las soluciones a tiempo; se omiten los pasos que suponen una solución única.',
  failed: (reason) => `No se encontró un camino (${reason}).`,

  facts: 'El camino entero',
  hardest: 'Paso más difícil',
  ratingShort: 'SE',
  rating: 'Calificación más alta',
  ratingLong:
    'La calificación más baja de Sudoku Explainer para la técnica más difícil; las cadenas largas califican más alto allí',
  exact: {
    profile: 'Calificado según',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1, corregido',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    },
    soFar: (er) => `ER ${er} hasta ahora`,
    all: (er, ep, ed) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER: el paso más difícil; EP: el más difícil hasta la primera cifra; ED: el primer paso',
  },

  board: (place, total) => `El tablero en el paso ${place} de ${total}`,
  place: (place, total) => `Paso ${place} de ${total}`,
  first: 'Primer paso',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  last: 'Último paso',
  nextHard: 'Siguiente paso que no sea un único (N)',
  keys: '← → van de paso en paso, N salta los únicos, Inicio y Fin van a los extremos.',
  list: 'Pasos',
  ribbon: 'Dificultad de cada paso',
  nextHardShort: 'Siguiente difícil',
  fold: 'Agrupar los únicos',
  singles: (count) => `${count} únicos`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `Paso ${place} de ${total}. ${name}. ${why}`,

  copyText: 'Copiar como texto',
  copyLink: 'Copiar enlace',
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar.',
  unwritten: 'Este tablero no cabe en un enlace.',
  playFrom: 'Jugar desde aquí',
  watch: 'Observar',
  print: {
    line: ({ place, name, conclusion, level, score, rating }) =>
      `${place}. ${name}: ${conclusion} (${STEP_LEVELS[level]}, ${score}${
        rating === undefined ? '' : `, SE ${rating.toFixed(1)}`
      })`,
    total: (level, score, count) => `${LEVELS[level]}, ${score} puntos, ${steps(count)}`,
  },
};
