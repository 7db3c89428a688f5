import { plural } from '../../puzzles/levels/words/cs.ts';
import type { enLearn } from './en.ts';

/** Czech for the technique book. */
export const csLearn: typeof enLearn = {
  title: 'Techniky',
  lead: 'Každá technika s příkladem, od nejlehčí po nejtěžší.',
  chapters: {
    rules: 'S dalšími pravidly',
    others: 'Zřídka potřebné',
  },
  count: (count) => plural(count, 'technika', 'techniky', 'technik'),
  all: 'Všechny techniky',
  previous: (name) => `Předchozí: ${name}`,
  next: (name) => `Další: ${name}`,
  walk: 'Krok za krokem',
  whole: 'Ukázat vše',
  play: 'Hrát tuto pozici',
  rated: (rating) => `SE ${rating.toFixed(1).replace('.', ',')}`,
  board: (name) => `Příklad: ${name}`,
  failed: 'Tuto stránku se nepodařilo načíst. Zkus to znovu.',
};
