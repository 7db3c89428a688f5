import { DE } from 'pencilmark/explain/de';
import type { enHints } from './en.ts';

const { and } = DE.lists;

/** German around the steps of logic. */
export const deHints: typeof enHints = {
  title: 'Tipp',
  depth: (depth, of) => `Tipp ${depth} von ${of}`,
  depths: { nudge: 'Wink', what: 'Wo', why: 'Warum', notation: 'Ganz' },
  showWhere: 'Zeig mir wo',
  showWhy: 'Zeig mir warum',
  next: 'Weiter',
  nextLink: 'Nächstes Glied',
  previous: 'Zurück',
  all: 'Alle',
  strip: 'Glieder',
  about: (name) => `Was ist das: ${name}?`,
  practise: 'Das üben',
  trial: 'Probieren',
  trials: {
    early: {
      title: 'Bisher kein Muster gefunden',
      nothing:
        'Wir haben die Suche abgebrochen, ehe alle Techniken probiert waren: Der Rest würde zu lange dauern. Vorerst bleibt Probieren: eine Ziffer annehmen und verfolgen, bis sie scheitert.',
    },
    title: 'Hier hilft kein Muster',
    nothing:
      'Keine uns bekannte Technik hilft weiter. Es bleibt Probieren: eine Ziffer annehmen und verfolgen, bis sie scheitert.',
    found: (digits, steps) =>
      `${digits === 1 ? 'Eine scheitert' : `In einer Zelle scheitern ${digits}`} nach ${steps === 1 ? '1 Schritt' : `${steps} Schritten`}. Eine so gefundene Ziffer zählt als Hilfe.`,
    unproved: 'Keine scheitert früh genug, um es zu zeigen. Eine so gefundene Ziffer zählt als Hilfe.',
    walk: 'Schritt für Schritt',
    digitOnly: 'Nur die Ziffer nennen',
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
  looking: 'Sucht den nächsten Schritt …',
  none: 'Gerade wird kein Tipp gezeigt.',
  failed: (reason) => `Kein Tipp gefunden (${reason}).`,
  several: 'Dieser Schritt gilt in jeder Lösung dieses Rätsels.',

  impossible: 'Dieses Rätsel hat keine Lösung, also gibt es nichts zu finden.',
  fog: {
    clear: 'Dieser Tipp nutzt nur, was nicht im Nebel liegt.',
    nothing: 'Aus dem, was nicht im Nebel liegt, folgt nichts weiter.',
  },
  'dead-end': 'Von hier aus gibt es keine Lösung. Nimm zuerst etwas zurück.',
  'open-end': 'Das Rätsel hat mehrere Lösungen, und kein Schritt gilt in allen; du müsstest raten.',
  filled: 'Alle Zellen sind gefüllt. Es gibt nichts mehr zu finden.',
  stopped: 'Kein Schritt gefunden.',

  mistakes: {
    'wrong-entries': {
      name: 'Etwas stimmt nicht',
      nudge: (count) => (count === 1 ? 'Eine Ziffer ist falsch.' : `${count} Ziffern sind falsch.`),
      what: (house) => `Hier ist eine Ziffer falsch: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `Die Ziffer in ${cells[0]} ist falsch.`
          : `Die Ziffern in ${and(cells)} sind falsch.`,
      applied: (cells) => `${and(cells)} gelöscht.`,
    },
    'wrong-marks': {
      name: 'Etwas stimmt nicht',
      nudge: (count) =>
        count === 1
          ? 'In den Marken einer Zelle fehlt die richtige Ziffer.'
          : `In den Marken von ${count} Zellen fehlt die richtige Ziffer.`,
      what: (house) => `Sieh dir die Marken an: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `In den Marken von ${cells[0]} fehlt die richtige Ziffer.`
          : `In den Marken von ${and(cells)} fehlen die richtigen Ziffern.`,
      applied: (cells) => `Alle Kandidaten in ${and(cells)} vorgemerkt.`,
    },
  },

  applied: (name, what) => `${name} angewandt: ${what}.`,

  used: {
    title: 'Welche Technik war das?',
    nothing: 'Noch keine Schlussfolgerung. Trage erst eine Ziffer ein oder streiche eine Marke.',
    program: (what) => `${what} wurde für dich eingetragen.`,
    hint: (name) => `Das kam aus einem Tipp: ${name}.`,
    mistaken: 'Vor diesem Zug war ein Fehler auf dem Brett, deshalb lässt sich nichts daraus beweisen.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: Nach ${name} bleibt ein Single.`,
    unjustified: (what) => `${what}: Keine bekannte Technik beweist das. Es kann trotzdem stimmen.`,
    looking: 'Sucht die Technik hinter deinem letzten Zug …',
  },
};
