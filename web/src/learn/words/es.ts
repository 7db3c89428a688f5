import type { enLearn } from './en.ts';

/** Spanish for the technique book. */
export const esLearn: typeof enLearn = {
  title: 'Técnicas',
  lead: 'Cada técnica con un ejemplo, de la más fácil a la más difícil.',
  chapters: {
    rules: 'Con otras reglas',
    others: 'Rara vez necesarias',
  },
  count: (count) => (count === 1 ? '1 técnica' : `${count} técnicas`),
  all: 'Todas las técnicas',
  previous: (name) => `Anterior: ${name}`,
  next: (name) => `Siguiente: ${name}`,
  walk: 'Paso a paso',
  whole: 'Mostrar todo',
  play: 'Jugar esta posición',
  rated: (rating) => `SE ${rating.toFixed(1).replace('.', ',')}`,
  board: (name) => `Ejemplo: ${name}`,
  failed: 'Esta página no se pudo cargar. Inténtalo de nuevo.',
};
