import type { enLoading } from './en.ts';

export const csLoading: typeof enLoading = {
  load: {
    other: (name) => `${name}: nová hra.`,
  },
  another: {
    making: 'Vaše sudoku se tvoří …',
    saved: 'Uloženo v knihovně',
    none: 'Žádné sudoku se nenašlo. Zkuste to znovu.',
  },
  import: {
    title: 'Vložit nebo otevřít sudoku',
    label: 'Sudoku jako text',
    lead: 'Řádek číslic, mřížka z fóra, seznam buněk: co to je, se pozná z textu.',
    file: 'Otevřít soubor',
    play: 'Hrát',
    playAnyway: 'Přesto hrát',
    open: 'Otevřít',
    shared: (title) => `Odkaz na hru: ${title}.`,
    empty: 'Vlož sudoku, nebo otevři soubor.',
    counting: 'Hledají se řešení …',
    unique: (name, givens) => `${name}, zadaných číslic: ${givens}, právě jedno řešení.`,
    multiple: (name, givens) =>
      `${name}, zadaných číslic: ${givens}, ale více než jedno řešení: logika je nerozliší.`,
    none: (name) => `${name}: žádné řešení. Možná je některá číslice opsaná špatně.`,
    unknown: (name) => `${name}: počet řešení se nepodařilo zjistit.`,
    conflict: (what) => `Zadané číslice porušují pravidlo: ${what}.`,
    at: (line, column) => `Řádek ${line}, sloupec ${column}`,
    name: 'Vlastní sudoku',
    drawings:
      'Tato úloha obsahuje kresby, které se tu nezobrazí. Mohou to být pravidla, která Pencilmark nekontroluje.',
    unreadable: 'Tento soubor se nepodařilo přečíst.',
    fog: 'Tato úloha se hraje v mlze. Mlha se tu nezobrazí.',
  },
  remarks: {
    picture: 'Obrázek, který může obsahovat pravidla, se tu nezobrazí.',
    column: (name) => `Sloupec „${name}“ se tu nečte. Může obsahovat pravidla.`,
    recognised: () => 'Některá pravidla byla rozpoznána podle kresby.',
    otherSolution: 'Text přináší řešení, které k této úloze nepatří. Možná tu chybějí pravidla.',
    severalSolutions: 'Text přináší jedno řešení, ale tato úloha jich má více. Možná tu chybějí pravidla.',
  },
};
