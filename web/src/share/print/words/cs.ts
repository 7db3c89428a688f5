import type { enPrint } from './en.ts';
import { LEVELS, plural } from '../../../puzzles/levels/words/cs.ts';

/** Czech for printing. */
export const csPrint: typeof enPrint = {
  title: 'Tisk',
  lead: 'Co je vidět zde, vyjde z tiskárny nebo se uloží do PDF.',
  print: 'Tisknout nebo uložit jako PDF',
  pages: (sheets, boards) =>
    `${plural(boards, 'deska', 'desky', 'desek')}, ${plural(sheets, 'strana', 'strany', 'stran')}.`,
  empty: 'Zatím není nic vybráno.',
  preview: 'Vyber sudoku a tady se objeví jejich stránky.',
  at: (line, column, message) => `Řádek ${line}, sloupec ${column}: ${message}`,
  tooMany: (found, most) => `${found} sudoku je na jeden tisk příliš; najednou jich lze vytisknout ${most}.`,

  source: {
    label: 'Která sudoku',
    names: { game: 'Hra', shelf: 'Z police', library: 'Z knihovny', made: 'Nová', pasted: 'Vložená' },
    levels: 'Stupně z police',
    level: 'Stupeň',
    board: 'Deska',
    count: 'Kolik',
    seed: 'Semínko',
    seedHint: 'Stejné semínko vytvoří stejná sudoku.',
    make: 'Vytvořit',
    making: (made, wanted, attempts) => `Vytvořeno ${made} z ${wanted}, pokusů: ${attempts}.`,
    missed: (missed) => `Sudoku tohoto stupně, která se na této desce nenašla: ${missed}.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'Sudoku jako text',
    textHint: 'Jedno nebo mnoho, v jakémkoli formátu: řádky číslic, sbírka, soubor.',
    file: 'Otevřít soubor',
    unreadable: 'Tento soubor se nepodařilo přečíst.',
  },

  layout: {
    pages: 'Stránky',
    book: 'Sešit',
    perPage: 'Desek na stranu',
    paper: 'Papír',
    papers: { a4: 'A4', letter: 'Letter' },
    part: 'Co se tiskne',
    parts: { givens: 'Sudoku', marks: 'Jak je, se značkami', candidates: 'Se všemi kandidáty' },
    behind: 'Řešení a stupně na stranách vzadu',
    qr: 'QR kód každého sudoku vzadu',
    atEnd: 'Řešení na konci, dvanáct na stránku',
    byLevel: 'Podle obtížnosti',
    frontLevels: 'Úrovně na přední straně',
    nameLine: 'Řádek pro jméno a datum',
    titlePage: 'Titulní strana',
    bookTitle: 'Název',
  },

  judging: (done, all) => `Řeší se: ${done} z ${all}.`,
  stop: 'Zastavit',
  stopped: 'Zastaveno: některá řešení chybějí.',
  failed: (reason) => `Nepodařilo se: ${reason}.`,

  sheet: {
    front: (page) => `Strana ${page}`,
    back: (page) => `Strana ${page}, vzadu`,
    board: (index, title) => `${index}. ${title}`,
    solution: (index) => `Řešení ${index}`,
    qr: (index) => `QR kód ${index}`,
    name: 'Jméno',
    date: 'Datum',
    solutions: 'Řešení',
    count: (count) => `Počet sudoku: ${count}`,
    level: (level) => `Stupeň: ${level}`,
    none: 'Žádné řešení.',
    multiple: 'Více řešení; toto je jedno z nich.',
    unknown: 'V daném čase se řešení nenašlo.',
  },

  levels: LEVELS,
};
