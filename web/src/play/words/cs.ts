import { plural } from '../../puzzles/levels/words/cs.ts';
import type { enPlay } from './en.ts';

const COLOURS = ['červená', 'oranžová', 'žlutá', 'zelená', 'tyrkysová', 'modrá', 'fialová', 'šedá'];

const cells = (count: number): string => plural(count, 'buňka', 'buňky', 'buněk');

export const csPlay: typeof enPlay = {
  colours: COLOURS,
  marks: { corner: 'rohová značka', centre: 'středová značka' },
  cell: {
    place: (row, column) => `Řádek ${row}, sloupec ${column}`,
    inText: (row, column) => `řádek ${row}, sloupec ${column}`,
    empty: 'prázdná',
    given: 'zadaná',
    corner: (digits) => `roh ${digits.join(' ')}`,
    centre: (digits) => `střed ${digits.join(' ')}`,
    allowed: (digits) => `možné ${digits.join(' ')}`,
    single: (digits) => `single ${digits.join(' ')}`,
    conflict: 'konflikt',
    wrong: 'špatně',
  },
  board: {
    label: (name) => `Deska sudoku, ${name}`,
    in: 'Větší buňky',
    out: 'Menší buňky',
  },
  modes: {
    label: 'Režim zadávání',
    digit: 'Číslice',
    corner: 'Roh',
    centre: 'Střed',
    colour: 'Barva',
  },
  pad: {
    label: 'Číselník',
    key: {
      digit: (symbol) => `Zapsat ${symbol}`,
      corner: (symbol) => `Rohová značka ${symbol}`,
      centre: (symbol) => `Středová značka ${symbol}`,
      colour: (index) => `Barva ${COLOURS[index]}`,
    },
    left: (count) => `zbývá ${count}`,
    erase: 'Smazat',
    undo: 'Zpět',
    redo: 'Znovu',
    severalLong: 'Vybrat více buněk',
    check: 'Ověřit',
    hint: 'Rada',
    tools: 'Nástroje',
    pen: 'Pero',
    moves: 'Tahy',
  },
  clock: { pause: 'Pauza', resume: 'Pokračovat', time: 'Čas', paused: 'Pozastaveno' },
  start: 'Klepni na buňku, pak na číslici',
  copied: 'Zkopírováno',
  notCopied: 'Kopírování se nezdařilo. Označ text a zkopíruj ho ručně.',
  messages: {
    given: 'Zadané číslice nelze měnit.',
    zoomed: (cell) => `Velikost buňky: ${cell} pixelů.`,
    undone: 'Vráceno.',
    redone: 'Provedeno znovu.',
    nothing: 'Není co dělat.',
    reset: 'Sudoku začíná znovu.',
    cleared: 'Deska vyprázdněna.',
    paused: 'Pozastaveno.',
    resumed: 'Hra pokračuje.',
    won: 'Vyřešeno.',
    notSolution: (done) => `${done} Špatná číslice.`,
    checking: 'Kontroluji pravidla…',
    hung: 'Minule se stránka u této hry zasekla.',
    openAnyway: 'Přesto otevřít',
    filledWrong: 'Deska je plná, ale jsou v ní konflikty.',
    conflict: (done, conflict) => `${done} ${conflict}.`,
    mode: (mode) => `Režim: ${mode}.`,
    selected: (count) => `Vybráno: ${cells(count)}.`,
  },
  moved: {
    where: (count, cell) => (count === 1 ? `na ${cell}` : `(${cells(count)})`),
    entered: (symbol, where) => `${symbol} ${where}.`,
    erased: (where) => `Smazáno ${where}.`,
    marked: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Zrušeno: ${what} ${where}.`,
    },
    coloured: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Zrušeno: ${what} ${where}.`,
    },
    placed: (where) => `Číslice zapsány ${where}.`,
    filled: (where) => `Značky zapsány ${where}.`,
    done: 'Hotovo.',
  },
};
