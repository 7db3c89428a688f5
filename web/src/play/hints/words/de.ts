import { DE } from 'pencilmark/explain/de';
import type { enHints } from './en.ts';

const { and } = DE.lists;

/** German around the steps of logic. */
export const deHints: typeof enHints = {
  title: 'Hinweis',
  depth: (depth, of) => `Hinweis ${depth} von ${of}`,
  depths: { nudge: 'Wink', what: 'Wo', why: 'Warum', notation: 'Ganz' },
  showWhere: 'Zeig mir wo',
  showWhy: 'Zeig mir warum',
  next: 'Weiter',
  nextLink: 'Nächstes Glied',
  previous: 'Zurück',
  all: 'Alle',
  strip: 'Glieder',
  about: (name) => `Was ist das: ${name}?`,
  trial: 'Probieren',
  trials: {
    title: 'Hier hilft kein Muster',
    nothing:
      'Keine uns bekannte Technik hilft weiter. Es bleibt Probieren: eine Ziffer annehmen und verfolgen, bis sie scheitert.',
    found: (digits, steps) =>
      `${digits === 1 ? 'Eine scheitert' : `In einer Zelle scheitern ${digits}`} nach ${steps === 1 ? '1 Schritt' : `${steps} Schritten`}. Eine so gefundene Ziffer zählt als Hilfe.`,
    unproved: 'Keine scheitert früh genug, um es zu zeigen. Eine so gefundene Ziffer zählt als Hilfe.',
    walk: 'Schritt für Schritt',
    tell: 'Nur die Ziffer nennen',
  },
  within: (name) => `${name}, ohne die bisher ausgeschlossenen Marken:`,
  pencilIn: 'Wieder vormerken',
  keys: 'Tasten',
  copy: 'Kopieren',
  link: (at, of) => `Glied ${at} von ${of}`,
  enter: (digit) => `${digit} eintragen`,
  enterSeveral: (count) => `${count} Ziffern eintragen`,
  remove: (digit) => `${digit} streichen`,
  removeSeveral: (count) => `${count} Marken streichen`,
  erase: (digit) => `${digit} löschen`,
  eraseSeveral: (count) => `${count} Ziffern löschen`,
  pencils: (cells) => `Ergänzt die übrigen Marken in ${cells}.`,
  close: 'Schließen',
  cancel: 'Abbrechen',
  looking: 'Der nächste Schritt wird gesucht …',
  none: 'Es wird kein Hinweis gezeigt.',
  failed: (reason) => `Es ließ sich kein Hinweis finden (${reason}).`,
  several: 'Das Rätsel hat mehrere Lösungen; dies gilt in allen.',

  impossible: 'Die Vorgaben haben keine Lösung, also gibt es nichts zu finden.',
  'dead-end':
    'Von diesen Einträgen und Marken aus ist keine Lösung mehr erreichbar. Etwas muss zurückgenommen werden.',
  'open-end':
    'Das Rätsel hat mehrere Lösungen, und von hier aus gilt nichts in allen: Weiter führt nur Raten.',
  filled: 'Alle Zellen sind gefüllt. Es gibt nichts mehr zu finden.',
  stopped: 'Es wurde kein Schritt gefunden.',

  mistakes: {
    'wrong-entries': {
      name: 'Etwas stimmt nicht',
      nudge: (count) => (count === 1 ? 'Ein Eintrag stimmt nicht.' : `${count} Einträge stimmen nicht.`),
      what: (house) => `Sieh dir die Einträge an: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `In ${cells[0]} steht die falsche Ziffer.`
          : `In ${and(cells)} stehen falsche Ziffern.`,
      applied: (cells) => `${and(cells)} gelöscht.`,
    },
    'wrong-marks': {
      name: 'Etwas stimmt nicht',
      nudge: (count) =>
        count === 1
          ? 'In den Marken einer Zelle fehlt ihre Ziffer.'
          : `In den Marken von ${count} Zellen fehlt ihre Ziffer.`,
      what: (house) => `Sieh dir die Marken an: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `In den Marken von ${cells[0]} fehlt eine Ziffer: die, die dorthin gehört.`
          : `In den Marken von ${and(cells)} fehlen Ziffern: die, die dorthin gehören.`,
      applied: (cells) => `Alle Kandidaten in ${and(cells)} vorgemerkt.`,
    },
  },

  applied: (name, what) => `${name} angewandt: ${what}.`,

  used: {
    title: 'Was habe ich gerade benutzt?',
    nothing: 'Du hast noch nichts gefolgert: keine Ziffer eingetragen und keine Marke gestrichen.',
    program: (what) => `${what}: Das hat das Programm getan.`,
    hint: (name) => `Du hast einen Hinweis angewandt: ${name}.`,
    mistaken: 'Vor diesem Zug war ein Fehler auf dem Brett, also lässt sich nichts daraus beweisen.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: ${name}, und danach ist es ein Single.`,
    unjustified: (what) =>
      `${what}: Nichts so Einfaches begründet das. Es mag stimmen, aber hier beweist es keine Technik außer Probieren.`,
    looking: 'Es wird gesucht, was deinen letzten Zug begründet …',
  },
};
