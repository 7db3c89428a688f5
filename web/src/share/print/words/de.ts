import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/de.ts';

/** German for printing. */
export const dePrint: typeof enPrint = {
  title: 'Drucken',
  lead: 'Was hier zu sehen ist, kommt aus dem Drucker oder in ein PDF.',
  print: 'Drucken oder als PDF sichern',
  pages: (sheets, boards) =>
    `${boards === 1 ? '1 Brett' : `${boards} Bretter`} auf ${sheets === 1 ? '1 Seite' : `${sheets} Seiten`}.`,
  empty: 'Es ist noch nichts gewählt.',
  preview: 'Wähle Rätsel, dann erscheinen hier ihre Seiten.',
  at: (line, column, message) => `Zeile ${line}, Spalte ${column}: ${message}`,
  tooMany: (found, most) =>
    `${found} Rätsel sind zu viele für einen Druck; ${most} lassen sich auf einmal drucken.`,

  source: {
    label: 'Welche Rätsel',
    names: {
      game: 'Das Spiel',
      shelf: 'Vom Regal',
      library: 'Aus der Bibliothek',
      made: 'Neue',
      pasted: 'Eingefügte',
    },
    levels: 'Stufen des Regals',
    level: 'Stufe',
    board: 'Brett',
    count: 'Wie viele',
    seed: 'Startwert',
    seedHint: 'Derselbe Startwert macht wieder dieselben Rätsel.',
    make: 'Machen',
    making: (made, wanted, attempts) => `${made} von ${wanted} gemacht, ${attempts} Versuche.`,
    missed: (missed) =>
      missed === 1
        ? '1 Rätsel dieser Stufe ließ sich auf diesem Brett nicht finden.'
        : `${missed} Rätsel dieser Stufe ließen sich auf diesem Brett nicht finden.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'Rätsel als Text',
    textHint: 'Eines oder viele, in jedem Format: Zeilen aus Ziffern, eine Sammlung, eine Datei.',
    file: 'Datei öffnen',
    unreadable: 'Diese Datei ließ sich nicht lesen.',
  },

  layout: {
    pages: 'Seiten',
    book: 'Heft',
    perPage: 'Bretter je Seite',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'Letter' },
    part: 'Was gedruckt wird',
    parts: { givens: 'Das Rätsel', marks: 'Wie es steht, mit Marken', candidates: 'Mit allen Kandidaten' },
    behind: 'Lösungen und Stufen auf den Seiten dahinter',
    qr: 'Ein QR-Code jedes Rätsels dahinter',
    atEnd: 'Lösungen am Ende, zwölf je Seite',
    byLevel: 'Nach Schwierigkeit geordnet',
    frontLevels: 'Stufen auf der Vorderseite',
    nameLine: 'Zeile für Name und Datum',
    titlePage: 'Titelseite',
    bookTitle: 'Titel',
  },

  judging: (done, all) => `Es wird gelöst: ${done} von ${all}.`,
  stop: 'Anhalten',
  stopped: 'Angehalten: Einige Lösungen fehlen.',
  failed: (reason) => `Es misslang: ${reason}.`,

  sheet: {
    front: (page) => `Seite ${page}`,
    back: (page) => `Seite ${page}, dahinter`,
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
    unknown: 'In der Zeit, die blieb, wurde keine Lösung gefunden.',
  },

  levels: LEVELS,
};
