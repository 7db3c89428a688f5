import type { enLibrary } from './en.ts';
import { LEVELS } from '../../puzzles/levels/words/de.ts';

const puzzles = (count: number): string => `${count} Rätsel`;
const games = (count: number): string => (count === 1 ? '1 Spiel' : `${count} Spiele`);

/** German for the library. */
export const deLibrary: typeof enLibrary = {
  title: 'Sammlung',
  lead: 'Jedes Spiel, das du begonnen hast, und jedes Rätsel, das du gemacht oder mitgebracht hast. Alles bleibt in diesem Browser.',
  views: {
    label: 'Aus der Sammlung',
    library: 'Spiele und Rätsel',
    statistics: 'Statistik',
  },
  reading: 'Wird gelesen …',
  empty: 'Hier liegen die Spiele, die du beginnst.',
  begin: 'Spielen',
  nothing: 'Nichts hier ist so.',
  allOfIt: 'Alles zeigen',
  count: (shown, all) => (shown === all ? `${all} hier` : `${shown} von ${all}`),
  rated: (done, of) => `Stufen werden bestimmt: ${done} von ${of}`,
  list: 'Spiele und Rätsel',
  broken: 'Dieses Rätsel ließ sich nicht lesen.',
  elsewhere: (title) => `«${title}» wird in einem anderen Tab gespielt und bleibt.`,
  removed: (title) => `«${title}» ist gelöscht.`,
  back: (title) => `«${title}» ist wieder da.`,
  renamed: (title) => `Es heißt jetzt «${title}».`,
  failed: (reason) => `Das ging nicht (${reason}).`,

  search: 'Titel, Wörter oder eine Zeile aus Ziffern suchen',
  state: 'Zeigen',
  states: {
    all: 'Alles',
    open: 'Angefangen',
    won: 'Beendet',
    waiting: 'Nicht begonnen',
    made: 'Gemacht',
    imported: 'Mitgebracht',
    ambiguous: 'Mehrere Lösungen',
  },
  level: 'Stufe',
  anyLevel: 'Jede Stufe',
  levels: { ...LEVELS, unknown: 'Ohne Stufe' },
  board: 'Brett',
  anyBoard: 'Jedes Brett',
  label: 'Sammlung oder Schlagwort',
  anyLabel: 'Jede Sammlung',
  selection: {
    open: 'Auswählen',
    label: 'Auswahl',
    count: (count) => `${count} ausgewählt`,
    all: 'Alle auswählen',
    print: 'Drucken',
    lines: 'Zeilen exportieren',
    sdm: '.sdm exportieren',
    remove: 'Löschen',
    tag: 'Schlagwort setzen oder entfernen',
    tagLabel: 'Schlagwort',
    removed: (count) => `${count} Einträge gelöscht.`,
    back: 'Wiederhergestellt.',
    exported: (count, skipped) =>
      skipped === 0
        ? `${count} exportiert.`
        : `${count} exportiert, ${skipped} passen nicht in dieses Format.`,
    tagged: (count, tag) => `Schlagwort „${tag}“ gesetzt: ${count}.`,
    untagged: (count, tag) => `Schlagwort „${tag}“ entfernt: ${count}.`,
  },
  sort: 'Reihenfolge',
  sorts: {
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    easiest: 'Leichteste zuerst',
    hardest: 'Schwerste zuerst',
    fewest: 'Wenigste Vorgaben zuerst',
    most: 'Meiste Vorgaben zuerst',
    furthest: 'Weiteste zuerst',
    title: 'Nach Titel',
  },

  row: {
    open: { waiting: 'Spielen', open: 'Fortsetzen', won: 'Ansehen' },
    givens: (count) => (count === 1 ? '1 Vorgabe' : `${count} Vorgaben`),
    progress: (percent) => `zu ${percent} % gefüllt`,
    time: (time) => `gelöst in ${time}`,
    byProgram: 'vom Programm beendet',
    waiting: 'nicht begonnen',
    several: 'mehr als eine Lösung',
    none: 'keine Lösung',
    rename: (title) => `«${title}» umbenennen`,
    title: 'Neuer Titel',
    more: (title) => `Mehr zu «${title}»`,
    keep: 'Behalten',
    remove: (title) => `«${title}» löschen`,
  },

  collect: {
    open: 'Rätsel mitbringen',
    title: 'Rätsel mitbringen',
    lead: 'Dateien oder eingefügter Text, ein Rätsel oder Tausende, in jeder Form: Zeilen, Gitter, und was andere Programme schreiben.',
    label: 'Rätsel als Text',
    pasted: 'Eingefügt',
    files: 'Dateien wählen',
    start: 'Aufnehmen',
    empty: 'Füge Rätsel ein, oder wähle Dateien.',
    reading: (percent) => `Wird gelesen … ${percent} %`,
    stop: 'Abbrechen',
    stopped: 'Abgebrochen; nichts wurde aufgenommen.',
    added: (count) => `${puzzles(count)} aufgenommen.`,
    known: (count) => `${puzzles(count)} waren schon da.`,
    faults: (count) =>
      count === 1 ? '1 Stelle ließ sich nicht lesen:' : `${count} Stellen ließen sich nicht lesen:`,
    more: (count) => `und ${count} weitere.`,
    at: (source, line, column) => `${source}, Zeile ${line}, Spalte ${column}`,
    puzzle: (source, index) => `${source}, Rätsel ${index}`,
    failed: (reason) => `Nichts wurde aufgenommen (${reason}).`,
    done: 'Zeigen',
  },

  statistics: {
    title: 'Statistik',
    nothing: 'Noch ist nichts gelöst. Was du löst, wird hier gezählt, und nur hier.',
    solved: 'Gelöst',
    alone: 'Ohne Hilfe',
    streak: 'Tage in Folge',
    longest: 'Längste Folge',
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    byLevel: 'Nach Stufe',
    honest:
      'Hilfe ist ein Hinweis, eine Prüfung, eine verratene Ziffer oder Singles, die das Programm eintrug. Bestzeit und Median sind von Spielen ohne Hilfe.',
    columns: [
      'Stufe',
      'Gelöst',
      'Mit Hilfe',
      'Hinweise',
      'Prüfungen',
      'Beste',
      'Median',
      'Tage in Folge',
      'Längste Folge',
    ],
    byProgram: (count) =>
      count === 1
        ? '1 weiteres hat das Programm beendet; es zählt nicht.'
        : `${count} weitere hat das Programm beendet; sie zählen nicht.`,
    times: 'Zeiten nach Stufe',
    timesLead: 'Ein Punkt für jedes Spiel ohne Hilfe; der Strich ist der Median.',
    weeks: (count) => `Gelöst in jeder der letzten ${count} Wochen`,
    weekFrom: 'Woche ab',
    asTable: 'Als Tabelle',
  },

  backup: {
    open: 'Sicherung',
    title: 'Sichern und Zurückholen',
    lead: 'Alle Spiele mit allen Zügen, alle Rätsel und die Einstellungen in einer Datei. Zurückholen vereint die Datei mit dem, was hier ist: Von beidem geht nichts verloren.',
    write: 'Alles als Datei sichern',
    read: 'Aus einer Datei zurückholen',
    written: (gameCount, puzzleCount) => `Gesichert: ${games(gameCount)}, ${puzzles(puzzleCount)}.`,
    unreadable: (count) =>
      `${games(count)} ließen sich nicht lesen und fehlen in der Datei; hier wurde nichts gelöscht.`,
    restored: (added, joined, same, puzzleCount) =>
      `${games(added)} aufgenommen, ${joined} mit den eigenen vereint, ${same} gleich wie hier; ${puzzles(puzzleCount)} aufgenommen.`,
    refused: (reason) => `Die Datei wurde nicht gelesen, und nichts hat sich geändert: ${reason}`,
    lost: (count) =>
      count === 1 ? '1 Zeile ließ sich nicht lesen:' : `${count} Zeilen ließen sich nicht lesen:`,
    line: (line) => `Zeile ${line}`,
    failed: (reason) => `Das ging nicht (${reason}). Was hier war, ist noch hier.`,
    stopped: 'Abgebrochen; was bis dahin getan war, bleibt.',
    settings: 'Auch ihre Einstellungen übernehmen',
    settingsTaken: 'Die Einstellungen sind die der Datei.',
  },
};
