import type { enSharing } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${count} Züge`);

/** German for giving a game to others, and for opening what others gave. */
export const deSharing: typeof enSharing = {
  title: 'Teilen',
  looking: 'Sucht das Spiel …',
  noGame: 'Dieses Spiel ist nicht in diesem Browser.',
  damagedGame: (reason) => `Dieses Spiel ist nicht lesbar (${reason}). Es wurde nichts gelöscht.`,
  replay: 'Wiederholung',
  print: 'Drucken',
  back: 'Zurück zum Spiel',
  picture: (name) => `Brett, ${name}`,

  link: {
    title: 'Als Link',
    lead: 'Der Link enthält das ganze Spiel; auf einem Server wird nichts gespeichert.',
    part: 'Inhalt',
    parts: {
      puzzle: 'Das Rätsel',
      board: 'Aktuelles Brett',
      replay: 'Ganzer Verlauf, mit Zeiten und zurückgenommenen Zügen',
    },
    label: 'Link',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn selbst.',
    send: 'Senden …',
    notSent: 'Der Link konnte nicht gesendet werden.',
    qr: 'QR-Code des Links',
    length: (characters) => `${characters} Zeichen.`,
    dense: 'Dieser QR-Code ist sehr fein. Halte die Kamera nah heran.',
    noQr: (most) =>
      `Zu lang für einen QR-Code, der höchstens ${most} Zeichen fasst. Nimm weniger in den Link auf.`,
  },

  text: {
    title: 'Als Text',
    format: 'Format',
    part: 'Inhalt',
    parts: { puzzle: 'Das Rätsel', board: 'Auch Einträge und Marken' },
    label: 'Das Rätsel als Text',
    copy: 'Text kopieren',
    copied: 'Text kopiert.',
    save: 'Herunterladen',
  },

  image: {
    title: 'Als Bild',
    part: 'Inhalt',
    parts: { givens: 'Das Rätsel', digits: 'Auch Einträge', marks: 'Auch Marken, Farben und Linien' },
    png: (pixels) => `PNG, ${pixels} Pixel`,
    svg: 'SVG',
    failed: 'Das Bild ließ sich nicht erzeugen.',
  },

  open: {
    title: 'Ein Rätsel für dich',
    holds: {
      puzzle: (givens) => (givens === 1 ? '1 Vorgabe.' : `${givens} Vorgaben.`),
      moves: (count, time) => `${moves(count)}, ${time} gespielt.`,
      solved: (count, time) => `Gelöst: ${moves(count)} in ${time}.`,
    },
    safe: 'Es wird neben deinen anderen Spielen gespeichert.',
    play: 'Spielen',
    known: 'Dieses Spiel hast du schon. Mach weiter, wo du aufgehört hast.',
    goOn: 'Fortsetzen',
    again: 'Neu starten',
    watch: 'Wiederholung ansehen',
    puzzleOnly: 'Rätsel von Anfang an spielen',
    checks: {
      checking: 'Wird geprüft …',
      unique: 'Eine Lösung, hier geprüft',
      multiple: 'Viele Lösungen',
      none: 'Keine Lösung',
      failed: 'Nicht prüfbar',
    },
    keep: 'Behalten',
    kept: 'In der Bibliothek',
    rules: 'Regeln in diesem Rätsel',
    refused: 'Dieser Link lässt sich nicht öffnen',
    other: 'Anderes Rätsel wählen',
  },
};
