import type { enShelf } from './en.ts';

export const csShelf: typeof enShelf = {
  withoutScript: 'Stejná hra bez jediného řádku JavaScriptu:',
  title: 'Sudoku',
  lead: 'Vytvořená zde, a o každém je dokázáno, že má právě jedno řešení.',
  levels: {
    easy: 'Jen single a hodně zadaných číslic.',
    medium: 'Jen single, ale méně zadaných číslic.',
    hard: 'Single nestačí.',
  },
  givens: (count) => `zadaných: ${count}`,
  own: 'Vložit nebo otevřít vlastní',
};
