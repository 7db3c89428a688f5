import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/de.ts';

/** German for printing. */
export const dePrint: typeof enPrint = {
  title: 'Drucken',
  lead: 'Vorschau auf das, was gedruckt oder als PDF gespeichert wird.',
  print: 'Drucken oder als PDF speichern',
  pages: (sheets, boards) =>
    `${boards === 1 ? '1 Brett' : `${boards} Bretter`} auf ${sheets === 1 ? '1 Seite' : `${sheets} Seiten`}.`,
  empty: 'Noch nichts ausgewählt.',
  preview: 'Wähle Rätsel, und ihre Seiten erscheinen hier.',
  at: (line, column, message) => `Zeile ${line}, Spalte ${column}: ${message}`,
  tooMany: (found, most) =>
    `${found} Rätsel sind zu viele für einen Druck; ${most} lassen sich auf einmal drucken.`,

  source: {
    label: 'Rätsel',
    names: {
      game: 'Aktuelles Spiel',
      shelf: 'Mitgeliefert',
      library: 'Bibliothek',
      made: 'Neue',
      pasted: 'Eingefügt',
    },
    levels: 'Stufen',
    level: 'Stufe',
    board: 'Brett',
    count: 'Wie viele',
    seed: 'Startwert',
    seedHint: 'Derselbe Startwert ergibt dieselben Rätsel.',
    make: 'Rätsel erstellen',
    making: (made, wanted, attempts) => `${made} von ${wanted} erstellt, ${attempts} Versuche.`,
    missed: (missed) =>
      missed === 1
        ? '1 Rätsel dieser Stufe ließ sich auf diesem Brett nicht finden.'
        : `${missed} Rätsel dieser Stufe ließen sich auf diesem Brett nicht finden.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'Rätsel als Text',
    textHint: 'Eines oder viele, in jedem Format: Ziffernzeilen, eine Sammlung, eine Datei.',
    file: 'Datei öffnen',
    unreadable: 'Diese Datei ist nicht lesbar.',
  },

  layout: {
    pages: 'Seiten',
    book: 'Heft',
    perPage: 'Bretter pro Seite',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'Letter' },
    part: 'Inhalt',
    parts: { givens: 'Das Rätsel', marks: 'Aktuelles Brett mit Marken', candidates: 'Mit allen Kandidaten' },
    behind: 'Lösungen und Stufen auf der Rückseite',
    qr: 'QR-Codes auf der Rückseite',
    atEnd: 'Lösungen am Ende, 12 pro Seite',
    byLevel: 'Nach Schwierigkeit geordnet',
    frontLevels: 'Stufen auf der Vorderseite',
    nameLine: 'Zeile für Name und Datum',
    titlePage: 'Titelseite',
    bookTitle: 'Titel',
  },

  judging: (done, all) => `Löst: ${done} von ${all}.`,
  stop: 'Stopp',
  stopped: 'Abgebrochen: Einige Lösungen fehlen.',
  failed: (reason) => `Das hat nicht geklappt: ${reason}.`,

  sheet: {
    front: (page) => `Seite ${page}`,
    back: (page) => `Seite ${page} (Rückseite)`,
    board: (index, title) => `${index}. ${title}`,
    solution: (index) => `Lösung von ${index}`,
    qr: (index) => `QR-Code von ${index}`,
    name: 'Name',
    date: 'Datum',
    solutions: 'Lösungen',
    count: (count) => `${count} Rätsel`,
    level: (level) => `Stufe: ${level}`,
    none: 'Keine Lösung.',
    multiple: 'Mehrere Lösungen; dies ist eine davon.',
    unknown: 'Zeitlimit erreicht, keine Lösung gefunden.',
  },

  levels: LEVELS,
};
