import type { Locale } from '../locale.ts';
import { plural } from './levels.ts';

const cells = (count: number): string => plural(count, 'buňka', 'buňky', 'buněk');

const COLOURS = ['červená', 'oranžová', 'žlutá', 'zelená', 'tyrkysová', 'modrá', 'fialová', 'šedá'];

/** Czech for the play page. */
export const csPlay: Locale['play'] = {
  menu: { open: 'Nabídka' },
  nav: { label: 'Stránky', skip: 'K desce' },
  pages: { play: 'Hrát', puzzles: 'Sudoku', make: 'Vytvořit', watch: 'Sledovat', library: 'Sbírka' },
  levels: { easy: 'Lehké', medium: 'Střední', hard: 'Těžké' },
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Oddělené skupiny',
    twodoku: 'Twodoku',
    butterfly: 'Motýl',
    samurai: 'Samuraj',
    tinysamurai: 'Malý samuraj',
  },
  colours: COLOURS,
  marks: { corner: 'rohová značka', centre: 'středová značka' },

  cell: {
    place: (row, column) => `Řádek ${row}, sloupec ${column}`,
    empty: 'prázdná',
    given: 'zadaná',
    corner: (digits) => `roh ${digits.join(' ')}`,
    centre: (digits) => `střed ${digits.join(' ')}`,
    allowed: (digits) => `možné ${digits.join(' ')}`,
    single: (digits) => `single ${digits.join(' ')}`,
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `čára k ${end}`,
      strong: (end) => `silná vazba s ${end}`,
      weak: (end) => `slabá vazba s ${end}`,
    },
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
    several: 'Více',
    severalLong: 'Vybrat více buněk',
    check: 'Ověřit',
    hint: 'Rada',
  },

  clock: { pause: 'Pauza', resume: 'Pokračovat', time: 'Čas', paused: 'Pozastaveno' },

  serial: {
    label: 'Deska jako text',
    load: 'Načíst',
    giveUp: 'Zpět k desce, jaká je',
    copy: 'Kopírovat',
    copied: 'Zkopírováno',
    notCopied: 'Prohlížeč tu kopírování nedovolí; text vyberte a zkopírujte.',
  },

  said: {
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
    filled: (where) => `Značky zapsány ${where}.`,
    done: 'Hotovo.',
  },

  help: {
    label: 'Kolik pomoci si přejete?',
    short: 'Pomoc',
    presets: { paper: 'Papír', usual: 'Obvyklá', everything: 'Všechno' },
    later: 'Zavřít; je to i v nastavení',
  },

  doings: {
    label: 'Program udělá',
    accept: 'Přijmout',
    reveal: 'Prozradit',
    solve: 'Vyřešit',
    fill: 'Vyplnit značky',
    reset: 'Od začátku',
    clear: 'Vyprázdnit',
    long: {
      accept: 'Zapsat všechny zobrazené single, jinak osamělé značky vybraných buněk',
      reveal: 'Zapsat odpověď vybrané buňky',
      solve: 'Vyřešit odsud',
      fill: 'Poznačit vše, co pravidla dovolují',
      reset: 'Začít znovu: všechny zápisy a značky zmizí',
      clear: 'Vyprázdnit desku, i zadané číslice',
    },
  },

  later: { failed: 'Tuto část stránky se nepodařilo načíst. Je tu připojení?' },
};
