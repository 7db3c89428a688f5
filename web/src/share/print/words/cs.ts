import type { enPrint } from './en.ts';
import { LEVELS, plural } from '../../../puzzles/levels/words/cs.ts';

/** Czech for printing. */
export const csPrint: typeof enPrint = {
  title: 'Tisk',
  lead: 'Náhled toho, co se vytiskne nebo uloží jako PDF.',
  print: 'Tisknout nebo uložit jako PDF',
  pages: (sheets, boards) =>
    `${plural(boards, 'deska', 'desky', 'desek')}, ${plural(sheets, 'strana', 'strany', 'stran')}.`,
  empty: 'Zatím nic nevybráno.',
  preview: 'Vyber sudoku a jejich stránky se objeví tady.',
  at: (line, column, message) => `Řádek ${line}, sloupec ${column}: ${message}`,
  tooMany: (found, most) => `${found} sudoku je na jeden tisk příliš; najednou jich lze vytisknout ${most}.`,

  source: {
    label: 'Sudoku',
    names: {
      game: 'Rozehraná hra',
      shelf: 'Vestavěná',
      library: 'Knihovna',
      made: 'Nová',
      pasted: 'Vložená',
    },
    levels: 'Úrovně',
    level: 'Úroveň',
    board: 'Deska',
    count: 'Kolik',
    seed: 'Semínko',
    seedHint: 'Stejné semínko dá stejná sudoku.',
    make: 'Vytvořit sudoku',
    making: (made, wanted, attempts) => `Vytvořeno ${made} z ${wanted}, pokusů: ${attempts}.`,
    missed: (missed) => `Sudoku této úrovně, která se na této desce nenašla: ${missed}.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'Sudoku jako text',
    textHint: 'Jedno nebo mnoho, v jakémkoli formátu: řádky číslic, sbírka, soubor.',
    file: 'Otevřít soubor',
    unreadable: 'Tento soubor nelze přečíst.',
  },

  layout: {
    pages: 'Stránky',
    book: 'Sešit',
    perPage: 'Desek na stranu',
    paper: 'Papír',
    papers: { a4: 'A4', letter: 'Letter' },
    part: 'Obsah',
    parts: { givens: 'Sudoku', marks: 'Aktuální deska se značkami', candidates: 'Se všemi kandidáty' },
    behind: 'Řešení a úrovně na zadní straně',
    qr: 'QR kódy na zadní straně',
    atEnd: 'Řešení na konci, 12 na stránku',
    byLevel: 'Podle obtížnosti',
    frontLevels: 'Úrovně na přední straně',
    nameLine: 'Řádek pro jméno a datum',
    titlePage: 'Titulní strana',
    bookTitle: 'Název',
  },

  judging: (done, all) => `Řeším: ${done} z ${all}.`,
  stop: 'Zastavit',
  stopped: 'Zastaveno: některá řešení chybějí.',
  failed: (reason) => `Něco se nepovedlo: ${reason}.`,

  sheet: {
    front: (page) => `Strana ${page}`,
    back: (page) => `Strana ${page} (zadní)`,
    board: (index, title) => `${index}. ${title}`,
    solution: (index) => `Řešení ${index}`,
    qr: (index) => `QR kód ${index}`,
    name: 'Jméno',
    date: 'Datum',
    solutions: 'Řešení',
    count: (count) => `Počet sudoku: ${count}`,
    level: (level) => `Úroveň: ${level}`,
    none: 'Žádné řešení.',
    multiple: 'Více řešení; toto je jedno z nich.',
    unknown: 'Čas vypršel, řešení se nenašlo.',
  },

  levels: LEVELS,
};
