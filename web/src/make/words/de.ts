import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/de.ts';

const grouped = (count: number): string => count.toLocaleString('de');

/** German for the page on which puzzles are made. */
export const deMake: typeof enMake = {
  title: 'Rätsel machen',
  tabsLabel: 'Wege zu einem Rätsel',
  tabs: {
    new: 'Neues Rätsel',
    drop: 'Zellen leeren',
    permute: 'Vertauschen',
    mask: 'Muster malen',
    set: 'Rätsel setzen',
  },
  leads: {
    new: 'Mit genau einer Lösung, und so schwierig, wie du es willst.',
    drop: 'Der einfache Weg: ein volles Gitter, aus dem zufällig Zellen geleert werden. Sieh, wann eine zweite Lösung auftaucht.',
    permute: 'Anderes Aussehen, dasselbe Rätsel: Seine kanonische Form verrät die Verkleidung.',
    mask: 'Male, wo Vorgaben stehen sollen; dann werden Ziffern gesucht, die nur eine Lösung lassen.',
    set: 'Gib Vorgaben ein, zeichne Regeln oder füge ein Rätsel in irgendeiner Form ein, und sieh dabei, was es ist.',
  },

  board: {
    label: 'Brett',
    kind: 'Art',
    kinds: {
      classic: 'Übliche Blöcke',
      x: 'X: auch die Diagonalen',
      windoku: 'Windoku',
      disjoint: 'Getrennte Gruppen',
      latin: 'Lateinisch: ohne Blöcke',
      twodoku: 'Twodoku',
      butterfly: 'Schmetterling',
      flower: 'Blume',
      gattai3: 'Gattai-3',
      samurai: 'Samurai',
      sohei: 'Sohei',
      windmill: 'Windmühle',
      tinysamurai: 'Kleiner Samurai',
      jigsaw: 'Jigsaw',
    },
    size: 'Größe',
    sizeName: (size) => `${size}×${size}`,
    box: 'Blöcke',
    boxName: (name) => name.replace('x', '×'),
    symbols: 'Zeichen',
    symbolKinds: { digits: 'Ziffern', letters: 'Buchstaben', own: 'Eigene' },
    own: (size) => `Deine ${size} Zeichen, vom ersten bis zum letzten`,
    regions: 'Gebiete aus dem Startwert',
    otherRegions: 'Andere Gebiete',
    wrong: (message) => `Dieses Brett kann es nicht geben: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Schwierigkeit',
    names: {
      any: 'Beliebig',
      ...LEVELS,
      singles: 'Singles genügen',
      technique: 'Eine Technik …',
      rating: 'Sudoku-Explainer-Wertung …',
    },
    rating: { from: 'Von ER', to: 'Bis ER' },
  },
  technique: {
    label: 'Technik, die der Weg braucht, und keine darüber',
    search: 'Techniken suchen',
    levels: STEP_LEVELS,
    none: 'So heißt keine Technik.',
    chosen: (name) => `Gewählt: ${name}`,
  },
  rules: {
    label: 'Regeln',
    names: {
      killer: 'Killer',
      kropki: 'Kropki (alle Punkte gesetzt)',
      xv: 'XV (alle Zeichen gesetzt)',
      'odd-even': 'Gerade und ungerade',
      'minimum-maximum': 'Minimum und Maximum',
      'non-consecutive': 'Keine Nachbarzahlen',
    },
  },
  symmetry: {
    label: 'Symmetrie der Vorgaben',
    names: {
      none: 'Keine',
      'rotation-180': 'Halbe Drehung',
      'rotation-90': 'Vierteldrehung',
      horizontal: 'Links und rechts',
      vertical: 'Oben und unten',
      both: 'Links und rechts, oben und unten',
      diagonal: 'Eine Diagonale',
      'anti-diagonal': 'Die andere Diagonale',
      'both-diagonals': 'Beide Diagonalen',
      full: 'In jeder Weise',
    },
  },
  dig: {
    label: 'Vorgaben',
    names: {
      usual: 'Wie üblich',
      minimal: 'Minimal: keine ist entbehrlich',
      comfortable: 'Bequem: einige mehr',
      givens: 'So viele …',
    },
    count: 'Wie viele Vorgaben',
  },
  seed: { label: 'Startwert', fresh: 'Neuer Startwert', index: 'Das wievielte des Startwerts' },

  working: 'Bei der Arbeit',
  go: 'Machen',
  stop: 'Abbrechen',
  another: 'Noch eines',
  play: 'Spielen',
  starting: 'Es beginnt …',
  searching: (attempts) =>
    attempts === 1
      ? '1 Versuch, noch nicht angenommen'
      : `${grouped(attempts)} Versuche, noch keiner angenommen`,
  stopped: 'Angehalten.',
  failed: (message) => `Das misslang: ${message}`,
  missed: {
    attempts: (attempts) =>
      `Keiner von ${grouped(attempts)} Versuchen erfüllte diese Wünsche. Das beweist nicht, dass es keines gibt: Ein anderer Startwert oder weniger Wünsche können helfen.`,
    grid: () => 'Dieses Brett hat gar kein volles Gitter, also auch kein Rätsel. Wähle andere Gebiete.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Auf Anhieb gemacht.' : `Gemacht: Versuch ${grouped(attempts)} wurde angenommen.`,
  idle: 'Wähle, was du möchtest, und lass es machen: Dein Rätsel erscheint hier.',

  result: {
    label: 'Das Rätsel',
    picture: (name, givens) => `Sudokubrett, ${name}, ${givens} Vorgaben`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Eigenes Rätsel · ${board}`,
    givens: 'Vorgaben',
    level: 'Stufe',
    score: 'Punkte',
    minimal: 'Minimal',
    minimals: {
      each: 'Keine Vorgabe ist entbehrlich',
      group: 'Keine symmetrische Gruppe ist entbehrlich',
      no: 'Nicht bewiesen',
    },
    stuck: 'Dort kommt die Logik nicht weiter.',
    techniques: 'Techniken',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Wird gewertet …',
    unrated: 'Nicht gewertet: Die Logik brauchte zu lange',
    path: 'Jeder Schritt des Weges',
  },

  keep: {
    label: 'In der Sammlung behalten',
    added: 'In der Sammlung behalten.',
    there: 'Es ist schon in der Sammlung.',
  },

  copy: {
    label: 'Als Text kopieren',
    format: 'Textformat',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser erlaubt hier kein Kopieren; Text auswählen und kopieren.',
    text: 'Das Rätsel als Text',
    formats: {
      line: 'Eine Zeile',
      grid: 'Gitter mit Linien',
      pencilmarks: 'Gitter der Kandidaten',
      sukaku: 'Sukaku',
      alphabet: 'Gitter mit seinem Alphabet',
      'cell-list': 'Liste von Zellen',
      list: 'Liste von Zeilen',
      table: 'Tabelle',
      jigsaw: 'Jigsaw',
    },
    anyway: 'Trotzdem kopieren',
  },

  enter: {
    text: 'Das Rätsel als Text: schreiben, oder in irgendeiner Form einfügen',
    at: (line, column) => `Zeile ${line}, Spalte ${column}`,
    clear: 'Das Brett leeren',
    movesOn: 'Jede Taste geht zur nächsten Zelle weiter',
    otherBoard: 'Ein anderes Brett',
    either: (symbols) => symbols.join(' oder '),
    needless: 'entbehrlich',
    looking: 'Lösungen werden gesucht …',
    unknown: 'Die Zahl der Lösungen ließ sich nicht finden.',
    conflict: (what, others) =>
      others === 0
        ? `Eine Regel ist verletzt: ${what}.`
        : `Eine Regel ist verletzt: ${what}; und noch ${others}-mal.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Mehrere Lösungen; es wird gezählt …';
      if (count === 0) return 'Keine Lösung.';
      if (count === 1) return 'Genau eine Lösung.';
      return end === 'more' ? `Mehr als ${grouped(count)} Lösungen.` : `Genau ${grouped(count)} Lösungen.`;
    },
    differ: (cells) => `Zwei davon sind in ${cells} verschieden. Dort stehen beide Ziffern.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} und ${others} weiteren Zellen`,
    minimal: 'Minimal: Keine Vorgabe ist entbehrlich.',
    redundant: (count, cells) =>
      count === 1
        ? `1 Vorgabe ist entbehrlich: ${cells}. Sie hat einen gepunkteten Grund.`
        : `Jede von ${count} Vorgaben wäre für sich entbehrlich: ${cells}. Sie haben einen gepunkteten Grund.`,
    givens: (count) => (count === 1 ? '1 Vorgabe' : `${count} Vorgaben`),
    complete: 'Vorgaben ergänzen, bis eine Lösung bleibt',
    minimise: 'Vorgaben wegnehmen, bis keine entbehrlich ist',
    trying: (tried) => `${grouped(tried)} versucht`,
    completed: (count, cells, isBest) =>
      isBest
        ? `Ergänzt: ${cells}. Weniger als ${count === 1 ? 'eine Vorgabe' : `${count} Vorgaben`} genügten nicht.`
        : `Ergänzt: ${cells}. Vielleicht genügten weniger.`,
    minimised: (count, cells) =>
      count === 1 ? `Weggenommen: ${cells}.` : `${count} Vorgaben weggenommen: ${cells}.`,
  },

  drop: {
    way: 'Zellen werden geleert',
    ways: { any: 'Irgendwo', box: 'In jedem Block gleich viele' },
    slider: { any: 'Zu leerende Zellen', box: 'Zu leerende Zellen je Block' },
    count: {
      any: (count) => (count === 1 ? '1 Zelle geleert' : `${count} Zellen geleert`),
      box: (count) => `${count} in jedem Block geleert`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'Logik kann sie nicht unterscheiden.';
      return singles === 'do' ? 'Zum Lösen genügen Singles.' : 'Zum Lösen genügen Singles nicht.';
    },
  },

  mask: {
    count: (count) => (count === 1 ? '1 Zelle gemalt.' : `${count} Zellen gemalt.`),
    how: 'Drücken, oder über Zellen ziehen; mit Tasten: Leertaste.',
    painted: 'gemalt',
    all: 'Alles malen',
    none: 'Nichts malen',
    invert: 'Umkehren',
    symmetry: 'Symmetrie beim Malen',
    attempts: 'Versuche höchstens',
    go: 'Rätsel suchen',
    tooFew: (fewest) =>
      `Es ist bewiesen, dass kein Rätsel dieses Bretts mit weniger als ${fewest} Vorgaben eine einzige Lösung hat.`,
    missed: (attempts) =>
      `In ${grouped(attempts)} Versuchen wurde auf diesem Muster kein Rätsel gefunden. Das beweist nicht, dass es keines gibt: Mehr Versuche, ein anderer Startwert oder eine andere Zelle können helfen.`,
  },

  permute: {
    parts: 'Was sich ändert',
    names: {
      digits: 'Ziffern',
      rows: 'Zeilen innerhalb der Bänder',
      bands: 'Bänder',
      columns: 'Spalten innerhalb der Stapel',
      stacks: 'Stapel',
      transpose: 'Zeilen mit Spalten',
      cells: 'Zellen, wie das Brett es erlaubt',
    },
    working: 'Die kanonischen Formen werden gesucht …',
    own: 'Dein Rätsel',
    disguise: 'Verkleidet',
    picture: (name, givens) => `Die Verkleidung: ${name}, ${givens} Vorgaben`,
    form: 'Kanonische Form',
    same: 'Es ist dasselbe Rätsel: Beide haben dieselbe kanonische Form.',
    different: 'Die kanonischen Formen sind verschieden: Das ist ein anderes Rätsel.',
    automorphisms: (count) => `${count} Symmetrien lassen es, wie es ist.`,
  },
};
