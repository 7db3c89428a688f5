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
    conflict: 'porušuje pravidlo',
    wrong: 'není řešení',
  },
  board: {
    label: (name) => `Deska sudoku, ${name}`,
    in: 'Větší buňky',
    out: 'Menší buňky',
  },
  modes: {
    label: 'Co píše klávesa číslice',
    digit: 'Číslice',
    corner: 'Roh',
    centre: 'Střed',
    colour: 'Barva',
  },
  pad: {
    label: 'Klávesy',
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
  start: 'Klepněte na buňku, pak na číslici',
  copied: 'Zkopírováno',
  notCopied: 'Prohlížeč tu kopírování nedovolí; text vyberte a zkopírujte.',
  messages: {
    given: 'To je zadané.',
    zoomed: (cell) => `Buňky o ${cell} pixelech.`,
    undone: 'Vráceno.',
    redone: 'Provedeno znovu.',
    nothing: 'Není co dělat.',
    reset: 'Od začátku.',
    cleared: 'Deska je prázdná.',
    paused: 'Pozastaveno.',
    resumed: 'Hra pokračuje.',
    won: 'Vyřešeno!',
    notSolution: (done) => `${done} To není řešení.`,
    filledWrong: 'Všechny buňky jsou vyplněné, ale některé pravidlo je porušené.',
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
