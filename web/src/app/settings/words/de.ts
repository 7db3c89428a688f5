import type { enSettings } from './en.ts';

export const deSettings: typeof enSettings = {
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
  openOn: 'Beginnen mit',
  openOnShown: { today: 'Heute', board: 'Mein letztes Brett' },
  coordinates: 'Zeilen- und Spaltennummern',
  coordinatesShown: { hints: 'Bei Hinweisen', always: 'Immer', never: 'Nie' },
  help: 'Hilfe',
  presets: { paper: 'Keine', usual: 'Standard', everything: 'Volle' },
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
};
