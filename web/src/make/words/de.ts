import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/de.ts';

const grouped = (count: number): string => count.toLocaleString('de');

/** German for the page on which puzzles are made. */
export const deMake: typeof enMake = {
  tabsLabel: 'Wege zu einem Rätsel',
  /** Behind the page on which puzzles are set. */
  more: 'Weitere Wege',
  tabs: {
    new: 'Neues Rätsel',
    drop: 'Ziffern entfernen',
    permute: 'Mischen',
    mask: 'Muster zeichnen',
    set: 'Rätsel setzen',
  },
  leads: {
    new: 'Genau eine Lösung, so schwer, wie du willst.',
    drop: 'Entferne zufällig Ziffern aus einem vollen Gitter und sieh, wann eine zweite Lösung auftaucht.',
    permute: 'Dasselbe Rätsel, verkleidet; die kanonische Form verrät es.',
    mask: 'Markiere, wo die Vorgaben stehen; wir suchen Ziffern mit genau einer Lösung.',
  },

  board: {
    label: 'Brett',
    kind: 'Art',
    kinds: {
      classic: 'Standard',
      x: 'X (beide Diagonalen)',
      windoku: 'Windoku',
      disjoint: 'Getrennte Gruppen',
      latin: 'Lateinisches Quadrat (ohne Blöcke)',
      twodoku: 'Twodoku',
      butterfly: 'Schmetterling',
      flower: 'Blume',
      gattai3: 'Gattai-3',
      samurai: 'Samurai',
      sohei: 'Sohei',
      windmill: 'Windmühle',
      tinysamurai: 'Mini-Samurai',
      jigsaw: 'Jigsaw',
    },
    size: 'Größe',
    sizeName: (size) => `${size}×${size}`,
    box: 'Blöcke',
    boxName: (name) => name.replace('x', '×'),
    symbols: 'Zeichen',
    symbolKinds: { digits: 'Ziffern', letters: 'Buchstaben', own: 'Eigene' },
    own: (size) => `Deine ${size} Zeichen der Reihe nach`,
    regions: 'Startwert der Gebiete',
    otherRegions: 'Neue Gebiete',
    wrong: (message) => `Ungültiges Brett: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Schwierigkeit',
    names: {
      any: 'Beliebig',
      ...LEVELS,
      singles: 'Nur Singles',
      technique: 'Bestimmte Technik …',
      rating: 'Sudoku-Explainer-Wertung …',
    },
    rating: { from: 'Von ER', to: 'Bis ER' },
  },
  technique: {
    label: 'Schwerste nötige Technik',
    search: 'Techniken suchen',
    levels: STEP_LEVELS,
    none: 'Keine passende Technik.',
    chosen: (name) => `Gewählt: ${name}`,
  },
  rules: {
    label: 'Regeln',
    names: {
      killer: 'Killer',
      kropki: 'Kropki (alle Punkte gegeben)',
      xv: 'XV (alle Zeichen gegeben)',
      'odd-even': 'Gerade und ungerade',
      'minimum-maximum': 'Minimum und Maximum',
      'non-consecutive': 'Keine Nachbarzahlen',
    },
  },
  symmetry: {
    label: 'Symmetrie der Vorgaben',
    names: {
      none: 'Keine',
      'rotation-180': '180° gedreht',
      'rotation-90': '90° gedreht',
      horizontal: 'Links–rechts gespiegelt',
      vertical: 'Oben–unten gespiegelt',
      both: 'Beides gespiegelt',
      diagonal: 'Diagonale',
      'anti-diagonal': 'Gegendiagonale',
      'both-diagonals': 'Beide Diagonalen',
      full: 'Vollständig',
    },
  },
  dig: {
    label: 'Vorgaben',
    names: {
      usual: 'Standard',
      minimal: 'Minimal',
      comfortable: 'Großzügig',
      givens: 'Genaue Zahl …',
    },
    count: 'Zahl der Vorgaben',
  },
  seed: { label: 'Startwert', fresh: 'Neuer Startwert', index: 'Rätselnummer' },

  working: 'Arbeitet',
  go: 'Erstellen',
  stop: 'Abbrechen',
  another: 'Noch eines',
  play: 'Spielen',
  starting: 'Startet …',
  searching: (attempts) =>
    attempts === 1 ? '1 Versuch, noch kein Treffer' : `${grouped(attempts)} Versuche, noch kein Treffer`,
  stopped: 'Abgebrochen.',
  failed: (message) => `Das hat nicht geklappt: ${message}`,
  missed: {
    attempts: (attempts) =>
      `Kein Treffer in ${grouped(attempts)} Versuchen. Vielleicht gibt es doch eins: Probiere einen anderen Startwert oder weniger Vorgaben.`,
    grid: () => 'Diese Gebiete lassen sich gar nicht füllen. Wähle andere.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Beim ersten Versuch gefunden.' : `Nach ${grouped(attempts)} Versuchen gefunden.`,
  idle: 'Stell ein, was du möchtest, und tippe auf „Erstellen“: Dein Rätsel erscheint hier.',

  result: {
    label: 'Das Rätsel',
    picture: (name, givens) => `Sudokubrett, ${name}, ${givens} Vorgaben`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Mein Rätsel · ${board}`,
    givens: 'Vorgaben',
    level: 'Stufe',
    score: 'Punkte',
    minimal: 'Minimal',
    minimals: {
      each: 'Jede Vorgabe ist nötig',
      group: 'Jede symmetrische Gruppe ist nötig',
      no: 'Nicht bewiesen',
    },
    stuck: 'Die Logik kommt nicht weiter.',
    techniques: 'Techniken',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Wird bewertet …',
    unrated: 'Nicht bewertet: dauerte zu lange',
    path: 'Jeden Schritt ansehen',
  },

  keep: {
    label: 'In Bibliothek speichern',
    added: 'In der Bibliothek gespeichert.',
    there: 'Schon in deiner Bibliothek.',
  },

  copy: {
    label: 'Als Text kopieren',
    format: 'Textformat',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.',
    save: 'Herunterladen',
    text: 'Das Rätsel als Text',
  },

  enter: {
    text: 'Rätsel als Text (tippen oder in beliebigem Format einfügen)',
    at: (line, column) => `Zeile ${line}, Spalte ${column}`,
    clear: 'Brett leeren',
    movesOn: 'Nach jeder Ziffer weiterrücken',
    otherBoard: 'Anderes Brett',
    either: (symbols) => symbols.join(' oder '),
    needless: 'nicht nötig',
    looking: 'Lösungen werden gesucht …',
    unknown: 'Die Lösungen ließen sich nicht zählen.',
    conflict: (what, others) =>
      others === 0 ? `Widerspruch: ${what}.` : `Widerspruch: ${what}; und ${others} weitere.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Mehrere Lösungen; es wird gezählt …';
      if (count === 0) return 'Keine Lösung.';
      if (count === 1) return 'Genau eine Lösung.';
      return end === 'more' ? `Mehr als ${grouped(count)} Lösungen.` : `Genau ${grouped(count)} Lösungen.`;
    },
    differ: (cells) => `Zwei Lösungen unterscheiden sich in ${cells}; beide Ziffern sind zu sehen.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} und ${others} weiteren Zellen`,
    minimal: 'Minimal: Jede Vorgabe ist nötig.',
    redundant: (count, cells) =>
      count === 1
        ? `1 Vorgabe ist nicht nötig: ${cells} (gepunktet).`
        : `Jede einzelne dieser ${count} Vorgaben ist verzichtbar: ${cells} (gepunktet).`,
    givens: (count) => (count === 1 ? '1 Vorgabe' : `${count} Vorgaben`),
    complete: 'Ergänzen bis eindeutig',
    minimise: 'Entfernen bis minimal',
    trying: (tried) => `${grouped(tried)} versucht`,
    completed: (_count, cells, isBest) =>
      isBest ? `Ergänzt: ${cells}. Weniger geht nicht.` : `Ergänzt: ${cells}. Vielleicht reichen weniger.`,
    minimised: (count, cells) =>
      count === 1 ? `Entfernt: ${cells}.` : `${count} Vorgaben entfernt: ${cells}.`,
  },

  drop: {
    watch: 'Beim Füllen zusehen',
    tried: (count: number) => `${count.toLocaleString('de')}-mal probiert`,
    way: 'Entfernen',
    ways: { any: 'Überall', box: 'Gleichmäßig aus jedem Block' },
    slider: { any: 'Zu leerende Zellen', box: 'Zu leerende Zellen je Block' },
    count: {
      any: (count) => (count === 1 ? '1 Zelle geleert' : `${count} Zellen geleert`),
      box: (count) => `${count} in jedem Block geleert`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'Logik allein reicht nicht aus.';
      return singles === 'do' ? 'Nur mit Singles lösbar.' : 'Nicht nur mit Singles lösbar.';
    },
  },

  mask: {
    count: (count) => (count === 1 ? '1 Zelle markiert.' : `${count} Zellen markiert.`),
    how: 'Klicke auf Zellen, ziehe darüber oder drücke die Leertaste.',
    painted: 'markiert',
    all: 'Alle markieren',
    none: 'Alle löschen',
    invert: 'Umkehren',
    symmetry: 'Symmetrie beim Markieren',
    attempts: 'Höchstzahl der Versuche',
    go: 'Rätsel suchen',
    tooFew: (fewest) =>
      `Mit weniger als ${fewest} Vorgaben ist auf diesem Brett nachweislich kein Rätsel eindeutig.`,
    missed: (attempts) =>
      `Kein Rätsel mit diesem Muster in ${grouped(attempts)} Versuchen. Vielleicht gibt es doch eins: Probiere mehr Versuche, einen anderen Startwert oder eine andere Zelle.`,
  },

  permute: {
    parts: 'Was sich ändert',
    names: {
      digits: 'Ziffern',
      rows: 'Zeilen innerhalb eines Bands',
      bands: 'Bänder',
      columns: 'Spalten innerhalb eines Stapels',
      stacks: 'Stapel',
      transpose: 'Zeilen gegen Spalten',
      cells: 'Symmetrien des Bretts',
    },
    working: 'Die kanonischen Formen werden gesucht …',
    own: 'Dein Rätsel',
    disguise: 'Verkleidet',
    picture: (name, givens) => `Die Verkleidung: ${name}, ${givens} Vorgaben`,
    form: 'Kanonische Form',
    same: 'Es ist dasselbe Rätsel: Beide haben dieselbe kanonische Form.',
    different: 'Die kanonischen Formen unterscheiden sich: Das ist ein anderes Rätsel.',
    automorphisms: (count) => `Es hat ${count} Symmetrien.`,
  },
};
