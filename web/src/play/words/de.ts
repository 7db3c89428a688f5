import type { enPlay } from './en.ts';

const COLOURS = ['Rot', 'Orange', 'Gelb', 'Grün', 'Türkis', 'Blau', 'Violett', 'Grau'];

const cells = (count: number): string => (count === 1 ? '1 Zelle' : `${count} Zellen`);

export const dePlay: typeof enPlay = {
  colours: COLOURS,
  marks: { corner: 'Eckmarke', centre: 'Mittelmarke' },
  cell: {
    place: (row, column) => `Zeile ${row}, Spalte ${column}`,
    inText: (row, column) => `Zeile ${row}, Spalte ${column}`,
    empty: 'leer',
    given: 'vorgegeben',
    corner: (digits) => `Ecke ${digits.join(' ')}`,
    centre: (digits) => `Mitte ${digits.join(' ')}`,
    allowed: (digits) => `erlaubt ${digits.join(' ')}`,
    single: (digits) => `Single ${digits.join(' ')}`,
    conflict: 'verletzt eine Regel',
    wrong: 'nicht die Lösung',
  },
  board: {
    label: (name) => `Sudokubrett, ${name}`,
    in: 'Größere Zellen',
    out: 'Kleinere Zellen',
  },
  modes: {
    label: 'Was eine Zifferntaste schreibt',
    digit: 'Ziffer',
    corner: 'Ecke',
    centre: 'Mitte',
    colour: 'Farbe',
  },
  pad: {
    label: 'Tasten',
    key: {
      digit: (symbol) => `${symbol} eintragen`,
      corner: (symbol) => `Eckmarke ${symbol}`,
      centre: (symbol) => `Mittelmarke ${symbol}`,
      colour: (index) => `Farbe ${COLOURS[index]}`,
    },
    left: (count) => `noch ${count}`,
    erase: 'Löschen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    severalLong: 'Mehrere Zellen auswählen',
    check: 'Prüfen',
    hint: 'Hinweis',
    tools: 'Werkzeuge',
    pen: 'Stift',
    moves: 'Züge',
  },
  clock: { pause: 'Pause', resume: 'Weiter', time: 'Zeit', paused: 'Angehalten' },
  copied: 'Kopiert',
  notCopied: 'Der Browser erlaubt hier kein Kopieren; Text auswählen und kopieren.',
  messages: {
    given: 'Das ist vorgegeben.',
    zoomed: (cell) => `Zellen von ${cell} Pixeln.`,
    undone: 'Rückgängig gemacht.',
    redone: 'Wiederholt.',
    nothing: 'Nichts zu tun.',
    reset: 'Von vorn begonnen.',
    cleared: 'Das Brett ist leer.',
    paused: 'Angehalten.',
    resumed: 'Es geht weiter.',
    won: 'Gelöst!',
    notSolution: (done) => `${done} Das ist nicht die Lösung.`,
    filledWrong: 'Alle Zellen sind gefüllt, aber eine Regel ist verletzt.',
    conflict: (done, conflict) => `${done} ${conflict}.`,
    mode: (mode) => `Modus: ${mode}.`,
    selected: (count) => `${cells(count)} ausgewählt.`,
  },
  moved: {
    where: (count, cell) => (count === 1 ? `auf ${cell}` : `in ${cells(count)}`),
    entered: (symbol, where) => `${symbol} ${where}.`,
    erased: (where) => `Gelöscht ${where}.`,
    marked: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Keine ${what} ${where}.`,
    },
    coloured: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Kein ${what} ${where}.`,
    },
    placed: (where) => `Ziffern eingetragen ${where}.`,
    filled: (where) => `Marken geschrieben ${where}.`,
    done: 'Erledigt.',
  },
};
