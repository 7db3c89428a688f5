import type { BoardState, Move } from '@pencilmark/game';
import { type Cell, cellName, type Geometry, symbolOf } from 'pencilmark';
import type { ShelfEntry, ShelfKind } from '../../shelf/shelf-entry.ts';
import type { Locale } from '../locale.ts';
import { plural } from './levels.ts';

const cells = (count: number): string => plural(count, 'buňka', 'buňky', 'buněk');

const MARKS = { corner: 'rohová značka', centre: 'středová značka' } as const;

const COLOURS = ['červená', 'oranžová', 'žlutá', 'zelená', 'tyrkysová', 'modrá', 'fialová', 'šedá'];

const KINDS: Readonly<Record<ShelfKind, string>> = {
  classic: '',
  jigsaw: 'Jigsaw',
  x: 'X',
  windoku: 'Windoku',
  disjoint: 'Oddělené skupiny',
  twodoku: 'Twodoku',
  butterfly: 'Motýl',
  samurai: 'Samuraj',
  tinysamurai: 'Malý samuraj',
};

/** Kinds that come in several sizes. */
const SIZED: readonly ShelfKind[] = ['jigsaw', 'x'];

const LEVELS: Locale['play']['levels'] = { easy: 'Lehké', medium: 'Střední', hard: 'Těžké' };

function boardKind(kind: ShelfKind, size: number): string {
  if (kind === 'classic') return `${size}×${size}`;
  return SIZED.includes(kind) ? `${KINDS[kind]} ${size}×${size}` : KINDS[kind];
}

/** Czech for the play page. */
export const csPlay: Locale['play'] = {
  menu: { open: 'Nabídka' },
  nav: { label: 'Stránky', skip: 'K desce' },
  pages: { play: 'Hrát', puzzles: 'Sudoku', make: 'Vytvořit', watch: 'Sledovat', library: 'Sbírka' },
  levels: LEVELS,
  boardKind,
  shelfTitle: ({ level, kind }: ShelfEntry, { size }: Geometry): string =>
    `${LEVELS[level]} · ${boardKind(kind, size)}`,
  colours: COLOURS,

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
    move: (move: Move, { puzzle: { geometry } }: BoardState): string => {
      const where = (list: readonly Cell[]): string =>
        list.length === 1 ? `na ${cellName(geometry, list[0])}` : `(${cells(list.length)})`;
      switch (move.kind) {
        case 'enter':
          return `${symbolOf(geometry, move.digit)} ${where(move.cells)}.`;
        case 'erase':
          return `Smazáno ${where(move.cells)}.`;
        case 'mark': {
          const what = `${MARKS[move.marks]} ${symbolOf(geometry, move.digit)}`;
          return move.change === 'add'
            ? `${what} ${where(move.cells)}.`
            : `Zrušeno: ${what} ${where(move.cells)}.`;
        }
        case 'colour': {
          const what = COLOURS[move.colour - 1];
          return move.change === 'add'
            ? `${what} ${where(move.cells)}.`
            : `Zrušeno: ${what} ${where(move.cells)}.`;
        }
        case 'set-marks':
          return `Značky zapsány ${where(move.marks.map(({ cell }) => cell))}.`;
        default:
          return 'Hotovo.';
      }
    },
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
      accept: 'Zapsat všechny zobrazené single',
      reveal: 'Zapsat odpověď vybrané buňky',
      solve: 'Vyřešit odsud',
      fill: 'Poznačit vše, co pravidla dovolují',
      reset: 'Začít znovu: všechny zápisy a značky zmizí',
      clear: 'Vyprázdnit desku, i zadané číslice',
    },
  },

  later: { failed: 'Tuto část stránky se nepodařilo načíst. Je tu připojení?' },
};
