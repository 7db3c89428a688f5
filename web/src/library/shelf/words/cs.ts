import type { enShelf } from './en.ts';

export const csShelf: typeof enShelf = {
  withoutScript: 'Stejná hra bez jediného řádku JavaScriptu:',
  notices: 'Autorská práva',
  title: 'Sudoku',
  lead: 'Vytvořená zde, a o každém je dokázáno, že má právě jedno řešení.',
  levels: {
    beginner: 'Jeden čtverec, řádek nebo sloupec po druhém: kam se číslice ještě vejde?',
    easy: 'Také buňky, kde zbývá jediná číslice.',
    medium: 'Poznámky se začínají vyplácet: dvojice, trojice, zamčení kandidáti.',
    hard: 'Ryby, křídla a další vzory přes celou desku.',
    expert: 'Řetězy „když ne tady, tak tam“.',
    extreme: 'Dlouhé řetězy a předpoklady, které se setkají.',
    beyond: 'Žádný vzor nezbývá: předpoklady se větví.',
  },
  another: 'Nové sudoku',
  givens: (count) => `zadaných: ${count}`,
  own: 'Vložit nebo otevřít vlastní',
};
