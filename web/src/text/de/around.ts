import type { Locale } from '../locale.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

const PACES = {
  hare: 'schnell wie ein Hase',
  between: 'zwischen Hase und Schildkröte',
  tortoise: 'beharrlich wie eine Schildkröte',
} as const;

/** German for everything around the play page. */
export const deAround: Locale['around'] = {
  menu: {
    title: 'Menü',
    import: 'Rätsel einfügen oder öffnen',
    reset: 'Von vorn beginnen',
    clear: 'Das Brett leeren',
    settings: 'Einstellungen',
    keys: 'Tastatur',
    pause: 'Pause',
    moves: 'Baum der Züge',
    pen: 'Stift: Kandidaten färben, Linien ziehen',
    used: 'Was habe ich gerade benutzt?',
    path: 'Lösungsweg dieses Rätsels',
    watch: 'Beim Lösen zusehen',
    share: 'Teilen',
    replay: 'Noch einmal ansehen',
    print: 'Drucken',
  },

  win: {
    title: 'Gelöst',
    byProgram: 'Vom Programm gelöst',
    next: 'Nächstes Rätsel',
    text: 'Jede Zelle ist gefüllt, jede Regel eingehalten.',
  },

  elsewhere: {
    title: 'In einem anderen Tab offen',
    text: 'Dieses Spiel läuft in einem anderen Tab oder Fenster. Nichts ist verloren: Es kann hier weitergehen.',
    here: 'Hier spielen',
    other: 'Ein anderes Rätsel wählen',
  },

  storage: {
    title: 'Das Spiel aufbewahren',
    blocked: (reason) =>
      `Dieser Browser bewahrt hier keine Spiele auf (${reason}). Züge leben so lange wie dieser Tab.`,
    failed: (reason) => `Die letzten Züge ließen sich nicht aufbewahren (${reason}).`,
    damaged: (reason) => `Ein Spiel ließ sich nicht lesen (${reason}). Nichts davon wurde gelöscht.`,
    partly: (reason) => `Das Ende des Spiels ließ sich nicht lesen (${reason}). Es geht davor weiter.`,
    changed: () =>
      'Die letzten Züge ließen sich nicht aufbewahren: Ein anderer Tab hat dieses Spiel verändert.',
    download: 'Als Datei sichern',
    dismiss: 'Schließen',
  },

  check: {
    right: 'Bisher keine Fehler.',
    wrong: (names) =>
      names.length === 1
        ? `1 Eintrag ist nicht die Lösung: ${names[0]}.`
        : `${names.length} Einträge sind nicht die Lösung: ${names.join(', ')}.`,
    impossible: 'Die Vorgaben haben keine Lösung.',
    openEnd: 'Das Rätsel hat mehrere Lösungen, und eine davon ist noch erreichbar.',
    deadEnd: 'Von hier aus ist keine Lösung erreichbar.',
  },

  dialog: { close: 'Schließen' },
  newer: { message: 'Es gibt eine neue Version dieser Seite.', now: 'Erneuern', later: 'Später' },
  toast: { undo: 'Rückgängig', stop: 'Anhalten', close: 'Schließen' },

  gauge: (time, par, pace) => `${time}, wo ${par} gut ist: ${PACES[pace]}.`,

  picker: {
    label: (place) => `Ziffern für ${place}`,
    close: 'Schließen',
  },

  accept: {
    hidden: 'Es werden keine Singles gezeigt. Die Einstellungen können nackte und versteckte zeigen.',
    none: 'Auf dem Brett sind keine Singles.',
    done: (count) => (count === 1 ? '1 Single eingetragen.' : `${count} Singles eingetragen.`),
  },

  reveal: {
    there: 'Diese Zelle enthält ihre Antwort.',
    wrong: (names) =>
      `Solange das Brett falsch ist, wird nichts verraten: Sieh dir zuerst ${names.join(', ')} an.`,
    deadEnd: 'Es lässt sich nichts verraten: Von hier aus ist keine Lösung erreichbar.',
  },

  solve: {
    working: (ms) => `Es wird gelöst … ${seconds(ms)}`,
    unique: (ms) => `Gelöst in ${seconds(ms)}.`,
    multiple: (ms) => `Gelöst in ${seconds(ms)}: Das ist eine von mehreren Lösungen.`,
    none: (ms) => `Von hier aus ist keine Lösung erreichbar; das dauerte ${seconds(ms)}.`,
    stopped: (ms) => `Nach ${seconds(ms)} angehalten.`,
  },

  load: {
    other: (name) => `${name}: ein neues Spiel.`,
  },

  shelf: {
    withoutScript: 'Dasselbe Spiel ohne eine Zeile JavaScript:',
    title: 'Rätsel',
    lead: 'Hier gemacht, und jedes hat erwiesenermaßen genau eine Lösung.',
    levels: {
      easy: 'Nur Singles, und reichlich Vorgaben.',
      medium: 'Nur Singles, aber weniger Vorgaben.',
      hard: 'Singles genügen nicht.',
    },
    givens: (count) => `${count} Vorgaben`,
    own: 'Eigenes einfügen oder öffnen',
  },

  import: {
    title: 'Rätsel einfügen oder öffnen',
    label: 'Rätsel als Text',
    lead: 'Eine Zeile aus Ziffern, ein Gitter aus einem Forum, eine Liste von Zellen: Was es ist, zeigt der Text.',
    file: 'Datei öffnen',
    play: 'Spielen',
    playAnyway: 'Trotzdem spielen',
    open: 'Öffnen',
    shared: (title) => `Ein Link zu einem Spiel: ${title}.`,
    empty: 'Füge ein Rätsel ein, oder öffne eine Datei.',
    counting: 'Lösungen werden gesucht …',
    unique: (name, givens) => `${name}, ${givens} Vorgaben, genau eine Lösung.`,
    multiple: (name, givens) =>
      `${name}, ${givens} Vorgaben, aber mehr als eine Lösung: Logik kann sie nicht unterscheiden.`,
    none: (name) => `${name}: keine Lösung. Vielleicht ist eine Ziffer falsch abgeschrieben.`,
    unknown: (name) => `${name}: Die Zahl der Lösungen ließ sich nicht finden.`,
    conflict: (what) => `Die Vorgaben verletzen eine Regel: ${what}.`,
    at: (line, column) => `Zeile ${line}, Spalte ${column}`,
    name: 'Eigenes Rätsel',
    unreadable: 'Diese Datei ließ sich nicht lesen.',
  },

  keys: {
    title: 'Tastatur',
    key: 'Taste',
    does: 'Wirkung',
    lead: 'Buchstaben, die auf einem großen Brett Ziffern sind, schreiben diese Ziffern.',
    other: 'Ändern',
    change: (does) => `Taste ändern für: ${does}`,
    press: (does) => `Drücke die neue Taste für «${does}». Escape lässt sie, wie sie ist.`,
    taken: (key, does) => `${key} ist die Taste für «${does}».`,
    takeOver: 'Übernehmen',
    leave: 'Lassen',
    writes: (key) => `${key} schreibt eine Ziffer und kann keine andere Taste sein.`,
    done: (key, does) => `${key}: ${does}.`,
    kept: 'Die Tasten bleiben, wie sie waren.',
    reset: 'Übliche Tasten',
    wereReset: 'Alle Tasten sind wie üblich.',
    space: 'Leertaste',
    fixed: {
      digit: 'Im gewählten Modus schreiben',
      corner: 'Eckmarke',
      centre: 'Mittelmarke',
      colour: 'Farbe',
      extend: 'Die Auswahl erweitern',
      drag: 'Umschalt oder Strg mit Pfeilen oder Klick; Ziehen',
      same: 'Alle Zellen mit dieser Ziffer',
      doubleClick: 'Doppelklick',
    },
    commands: {
      'move-up': 'Nach oben, am Ende herum',
      'move-down': 'Nach unten',
      'move-left': 'Nach links',
      'move-right': 'Nach rechts',
      'row-start': 'An den Anfang der Zeile',
      'row-end': 'Ans Ende der Zeile',
      'grid-start': 'Zur ersten Zelle',
      'grid-end': 'Zur letzten Zelle',
      'select-all': 'Alles auswählen',
      'select-none': 'Nichts auswählen',
      'mode-digit': 'Modus Ziffer',
      'mode-corner': 'Modus Ecke',
      'mode-centre': 'Modus Mitte',
      'mode-colour': 'Modus Farbe',
      'next-mode': 'Nächster Modus',
      'previous-mode': 'Voriger Modus',
      pick: 'Ziffern an der Zelle',
      erase: 'Löschen',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      check: 'Prüfen',
      pause: 'Pause',
      'zoom-in': 'Größere Zellen',
      'zoom-out': 'Kleinere Zellen',
      fullscreen: 'Ganzer Bildschirm',
      promote: 'Eckmarken werden Mittelmarken',
      keys: 'Diese Liste',
      hint: 'Hinweis, und mehr davon',
      used: 'Was habe ich gerade benutzt?',
      moves: 'Baum der Züge',
      pen: 'Stift',
      'read-row': 'Die Zeile vorlesen',
      'read-column': 'Die Spalte vorlesen',
      'read-box': 'Den Block vorlesen',
      candidates: 'Was hier stehen kann',
      where: 'Wohin eine Ziffer kann: dann ihre Taste',
      remains: 'Was übrig ist',
      'read-hint': 'Den Hinweis noch einmal vorlesen',
    },
  },

  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    browser: 'Wie der Browser',
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
    entry: 'Reihenfolge der Eingabe',
    entries: { 'cell-first': 'Zuerst die Zelle', 'digit-first': 'Zuerst die Ziffer' },
    picker: 'Ziffern kommen von',
    pickers: {
      bar: 'Nur von den Tasten',
      popup: 'Einem Feld an der Zelle',
      radial: 'Einem Kreis um die Zelle',
    },
    help: 'Hilfe',
    aids: {
      showConflicts: 'Verletzte Regeln zeigen',
      checkEntries: 'Einträge kennzeichnen, die nicht die Lösung sind',
      showPeers: 'Die Häuser der gewählten Zelle tönen',
      showSame: 'Gleiche Ziffern hervorheben',
      showSameMarks: 'Gleiche Ziffern unter den Marken hervorheben',
      showRemaining: 'Wie viele von jeder Ziffer fehlen',
      clearPeerMarks: 'Ein Eintrag löscht seine Ziffer aus den Marken, die er sieht',
      showCandidates: 'Erlaubte Ziffern, blass in jeder Zelle',
      showNakedSingles: 'Nackte Singles in Rot',
      showHiddenSingles: 'Versteckte Singles in Rot',
    },
    switches: {
      showTimer: 'Uhr',
      letterKeys: 'Einzelne Buchstaben als Tasten',
    },
  },
};
