import type { Locale } from '../locale.ts';

const cells = (count: number): string => (count === 1 ? '1 Zelle' : `${count} Zellen`);

const COLOURS = ['Rot', 'Orange', 'Gelb', 'Grün', 'Türkis', 'Blau', 'Violett', 'Grau'];

/** German for the play page. */
export const dePlay: Locale['play'] = {
  menu: { open: 'Menü' },
  nav: { label: 'Seiten', skip: 'Zum Brett' },
  pages: { play: 'Spielen', puzzles: 'Rätsel', make: 'Machen', watch: 'Zusehen', library: 'Sammlung' },
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Getrennte Gruppen',
    twodoku: 'Twodoku',
    butterfly: 'Schmetterling',
    samurai: 'Samurai',
    tinysamurai: 'Kleiner Samurai',
  },
  colours: COLOURS,
  marks: { corner: 'Eckmarke', centre: 'Mittelmarke' },

  cell: {
    place: (row, column) => `Zeile ${row}, Spalte ${column}`,
    empty: 'leer',
    given: 'vorgegeben',
    corner: (digits) => `Ecke ${digits.join(' ')}`,
    centre: (digits) => `Mitte ${digits.join(' ')}`,
    allowed: (digits) => `erlaubt ${digits.join(' ')}`,
    single: (digits) => `Single ${digits.join(' ')}`,
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `Linie zu ${end}`,
      strong: (end) => `starke Verbindung zu ${end}`,
      weak: (end) => `schwache Verbindung zu ${end}`,
    },
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
    several: 'Mehrere',
    severalLong: 'Mehrere Zellen auswählen',
    check: 'Prüfen',
    hint: 'Hinweis',
  },

  clock: { pause: 'Pause', resume: 'Weiter', time: 'Zeit', paused: 'Angehalten' },

  serial: {
    label: 'Das Brett als Text',
    load: 'Laden',
    giveUp: 'Zurück zum Brett, wie es ist',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Browser erlaubt hier kein Kopieren; Text auswählen und kopieren.',
  },

  said: {
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
    filled: (where) => `Marken geschrieben ${where}.`,
    done: 'Erledigt.',
  },

  help: {
    label: 'Wie viel Hilfe ist willkommen?',
    short: 'Hilfe',
    presets: { paper: 'Papier', usual: 'Üblich', everything: 'Alles' },
    later: 'Schließen; in den Einstellungen steht es auch',
  },

  doings: {
    label: 'Das Programm tut',
    accept: 'Annehmen',
    reveal: 'Verraten',
    solve: 'Lösen',
    fill: 'Marken füllen',
    reset: 'Von vorn',
    clear: 'Leeren',
    long: {
      accept: 'Alle gezeigten Singles eintragen, sonst einzelne Marken der gewählten Zellen',
      reveal: 'Die Antwort der gewählten Zelle eintragen',
      solve: 'Von hier aus lösen',
      fill: 'Alles vormerken, was die Regeln erlauben',
      reset: 'Von vorn beginnen: Alle Einträge und Marken verschwinden',
      clear: 'Das Brett leeren, auch die Vorgaben',
    },
  },

  later: { failed: 'Dieser Teil der Seite ließ sich nicht laden. Gibt es eine Verbindung?' },
};
