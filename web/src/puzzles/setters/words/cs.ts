import type { enSetters } from './en.ts';

export const csSetters: typeof enSetters = {
  by: (author) => `autor: ${author}`,
  ours: 'Pravidla, jak je čte Pencilmark',
  leftOut: {
    label: 'Co chybí',
    rules: (count) =>
      count === 1
        ? '1 pravidlo tu není známé. Hrát můžeš, ale bez rad.'
        : `${count < 5 ? `${count} pravidla tu nejsou známá` : `${count} pravidel tu není známých`}. Hrát můžeš, ale bez rad.`,
    decorations: (count) =>
      count === 1
        ? 'Jednu ozdobu nelze nakreslit; žádné pravidlo se neztrácí.'
        : `${count < 5 ? `${count} ozdoby` : `${count} ozdob`} nelze nakreslit; žádné pravidlo se neztrácí.`,
    drawings:
      'Tato úloha obsahuje kresby, které se tu nezobrazí. Mohou to být pravidla, která Pencilmark nekontroluje.',
    drawn: 'Něco z toho, co je na desce nakresleno, může být pravidlo, které Pencilmark nekontroluje.',
    fog: 'Toto sudoku se hraje v mlze. Mlha se tu nezobrazuje.',
    picture: 'Obrázek, který může obsahovat pravidla, se tu nezobrazí.',
    column: (name) => `Sloupec „${name}“ se tu nečte. Může obsahovat pravidla.`,
    words: (text) => `Pravidla popsaná slovy se tu nečtou: „${text}“.`,
    row: (text) => `Čteno jako řádek, ale možná jím není nebo v něm chybí buňka: „${text}“.`,
    names: (names) => `Chybí: ${names}.`,
  },
  shapes: {
    line: 'čáry',
    rectangle: 'obdélníky',
    oval: 'kruhy',
    text: 'texty',
    cage: 'klece',
    colour: 'barevné plochy',
  },
  stated: 'Kontrola i výhra se řídí řešením autora.',
  unchecked: 'Některá pravidla tu nejsou známá a odkaz neobsahuje řešení. Není s čím porovnávat.',
  hintsOff: 'Bez rad',
};
