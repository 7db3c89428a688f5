import type { enLoading } from './en.ts';

export const csLoading: typeof enLoading = {
  load: {
    other: (name) => `Nová hra: ${name}.`,
  },
  another: {
    making: 'Tvoří se tvoje sudoku …',
    saved: 'Uloženo v knihovně',
    none: 'Žádné sudoku se nenašlo. Zkus to znovu.',
  },
  import: {
    title: 'Importovat sudoku',
    label: 'Text sudoku',
    lead: 'Vlož číslice, mřížku nebo odkaz. Formát se rozpozná sám.',
    file: 'Otevřít soubor',
    play: 'Hrát',
    playAnyway: 'Přesto hrát',
    open: 'Otevřít',
    shared: (title) => `Odkaz na hru: ${title}.`,
    empty: 'Vlož sudoku nebo otevři soubor.',
    counting: 'Hledám řešení …',
    unique: (name, givens) => `${name}, zadaných číslic: ${givens}, právě jedno řešení.`,
    multiple: (name, givens) =>
      `${name}, zadaných číslic: ${givens}, ale více než jedno řešení: logika je nerozliší.`,
    none: (name) => `${name}: žádné řešení. Možná je některá číslice opsaná špatně.`,
    unknown: (name) => `${name}: počet řešení se nepodařilo zjistit.`,
    conflict: (what) => `Zadané číslice porušují pravidlo: ${what}.`,
    at: (line, column) => `Řádek ${line}, sloupec ${column}`,
    name: 'Moje sudoku',
    unreadable: 'Tento soubor nelze přečíst.',
  },
  remarks: {
    recognised: (names) => `Rozpoznáno podle kresby: ${names}.`,
    doubted: (names) => `Jen nakresleno, protože tato pravidla k úloze nesedí: ${names}.`,
    otherSolution: 'Text přináší řešení, které k této úloze nepatří. Možná tu chybějí pravidla.',
    severalSolutions: 'Text přináší jedno řešení, ale tato úloha jich má více. Možná tu chybějí pravidla.',
  },
};
