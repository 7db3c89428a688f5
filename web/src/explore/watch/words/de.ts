import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('de');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'keine andere Ziffer passt dort',
  hiddenSingle: 'sie passt sonst nirgends in Zeile, Spalte oder Block',
  guess: 'geraten',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Brute Force',
    about:
      'Probiert die Ziffern der Reihe nach, Zelle für Zelle, und geht eine Zelle zurück, wenn keine passt.',
  },
  'candidate-brute-force': {
    name: 'Brute Force über Kandidaten',
    about: 'Wie Brute Force, probiert aber nur die Ziffern, die die Vorgaben jeder Zelle lassen.',
  },
  'naked-singles': {
    name: 'Nackte Singles',
    about:
      'Füllt Zellen, in die nur eine Ziffer passt, Runde für Runde. Es rät nie und kann deshalb stecken bleiben.',
  },
  'singles-tree': {
    name: 'Singles mit Entscheidungsbaum',
    about: 'Setzt nackte und versteckte Singles und rät in einer Zelle mit möglichst wenigen Kandidaten.',
  },
  'exact-cover': {
    name: 'Exakte Überdeckung mit Dancing Links',
    about:
      'Deckt jede Zelle und jede Ziffer jeder Zeile, Spalte und jedes Blocks genau einmal ab: Knuths Algorithmus X.',
  },
  logic: {
    name: 'Logik',
    about: 'Löst wie ein Mensch, mit dem Schritt, der am leichtesten zu sehen ist.',
  },
  solver: {
    name: 'Der schnelle Löser',
    about:
      'Unser schnellster Löser für dieses Brett. Zum Zusehen zu schnell, darum gibt es gleich das Ergebnis.',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: 'dem Kernel für das 9×9-Brett, der acht Zweige zugleich durchsucht',
  bands: 'dem Band-Löser für das 9×9-Brett',
  search: 'der allgemeinen Suche',
  learning: 'der Suche, die aus Sackgassen lernt',
  constrained: 'der Suche für Rätsel mit weiteren Regeln',
};

/** German for watching algorithms at work. */
export const deWatch: typeof enWatch = {
  title: 'Zusehen',
  views: { label: 'Ansicht', one: 'Ein Algorithmus', race: 'Wettrennen', list: 'Liste' },
  choice: {
    label: 'Rätsel',
    none: 'Noch keines',
    game: 'Aktuelles Spiel',
    own: 'Eigenes Rätsel',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'Spielen',
    open: 'Rätsel wählen',
    paste: 'Oder als Text einfügen',
    text: 'Rätsel als Text',
    take: 'Übernehmen',
    empty: 'Füge zuerst ein Rätsel ein.',
    start: 'Wähle ein Rätsel und sieh zu, wie es gelöst wird.',
  },
  method: 'Algorithmus',
  methods: METHODS,
  path: 'Logischer Lösungsweg',

  play: 'Abspielen',
  pause: 'Pause',
  step: 'Ein Schritt',
  back: 'Ein Schritt zurück',
  scrub: 'Position im Ablauf',
  place: (at, length) => `Schritt ${count(at)} von bisher ${count(length)}`,
  pace: 'Tempo',
  paces: (pace) =>
    pace === 'single'
      ? 'Schritt für Schritt'
      : pace === 'full'
        ? 'Maximum'
        : pace === 1
          ? '1 Schritt pro Sekunde'
          : `${count(pace)} Schritte pro Sekunde`,
  keys: 'Leertaste startet und pausiert, ← → gehen einen Schritt, Pos1 und Ende führen an den Anfang und ans Ende.',

  counters: {
    filled: 'Gefüllt',
    tried: 'Probiert',
    guesses: 'Geraten',
    backtracks: 'Zurück',
    depth: 'Tiefe',
    rounds: 'Runden',
    placed: 'Gesetzt',
    steps: 'Schritte',
    eliminated: 'Ausgeschlossen',
  },
  count,
  worked: 'Rechenzeit',
  workedLong: 'Rechenzeit samt Aufzeichnung',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('de', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1).replace('.', ',')} s`,

  board: (method, place) => `Das Brett von „${METHODS[method].name}“ bei Schritt ${count(place)}`,
  graph: (now, full) => `Gefüllte Zellen im Verlauf: jetzt ${now} von ${full}`,
  trail: (entries, before) =>
    before > 0 ? `… ${count(before)} davor, dann ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Spur',
  trailEmpty: 'Das Brett ist leer.',
  guessed: (placed) => `${placed}?`,
  thinned: (before) => `Langer Ablauf: Vor Schritt ${count(before)} sind nur einige Schritte abrufbar.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const texts: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'Das Rätsel vor dem ersten Schritt.',
      round: 'Noch eine Runde über das Brett.',
      try: digit === 0 ? `Prüft ${at}.` : `Probiert ${symbol} in ${at}.`,
      place: `Setzt ${symbol} in ${at}: ${REASONS[reason ?? 'guess']}.`,
      remove: `Entfernt ${symbol} aus ${at}.`,
      backtrack:
        at === ''
          ? 'Sackgasse: Eine Ziffer passt in einer Zeile, Spalte oder einem Block nirgends mehr.'
          : `Sackgasse: In ${at} passt keine Ziffer.`,
      solved: 'Gelöst: Alle Zellen sind gefüllt.',
      stuck: 'Festgefahren: Weitere Schritte sind nicht bekannt, und geraten wird nicht.',
      impossible: 'Es gibt keine Lösung.',
    };
    return texts[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: gelöst nach ${count(steps)} Schritten. Probiert: ${digits === 1 ? '1 Ziffer' : `${count(digits)} Ziffern`}.`,
  /** Of logic. */
  onlyTries: 'Probiert nur, wenn keine Technik mehr hilft.',
  endings: {
    solved: (name, steps) => `${name}: gelöst nach ${count(steps)} Schritten.`,
    stuck: (name, steps) =>
      `${name}: nach ${count(steps)} Schritten festgefahren. Weitere Schritte sind nicht bekannt, und geraten wird nicht.`,
    impossible: (name) => `${name}: Es gibt keine Lösung.`,
    failed: (name) => `${name}: Dieses Brett wird nicht unterstützt.`,
  },
  legend:
    'Gestrichelter Rahmen: geraten. Durchgezogener Rahmen: gerade betrachtet. Kreuz: Sackgasse. Dünne Linie: zuletzt gesetzt.',

  solver: {
    working: 'Löst …',
    cancel: 'Abbrechen',
    again: 'Noch einmal lösen',
    cancelled: 'Abgebrochen.',
    solved: (solver, guesses, time) =>
      `In ${time} gelöst, ${count(guesses)}-mal geraten, von ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `Keine Lösung; in ${time} bewiesen von ${SOLVERS[solver]}.`,
    failed: (reason) => `Lösen hat nicht geklappt (${reason}).`,
    board: 'Das gelöste Brett',
  },

  race: {
    won: (name, time) => `Am schnellsten war „${name}“: ${time}.`,
    unguessed: (name, time) => `Ohne zu raten war „${name}“ am schnellsten: ${time}.`,
    nobody: 'Keiner hat es gelöst.',
    choose: 'Teilnehmer',
    all: 'Alle sind fertig.',
    none: 'Wähle mindestens einen.',
  },

  list: {
    lead: 'Jeder Algorithmus löst die ganze Liste mit voller Geschwindigkeit im Hintergrund.',
    source: 'Liste',
    shelf: (many) => `Alle ${many} mitgelieferten Rätsel`,
    classic: (many) => `Die ${many} mitgelieferten 9×9-Rätsel`,
    own: 'Eigener Text',
    text: 'Rätsel als Text',
    file: 'Oder eine Datei',
    hint: 'Ein Rätsel pro Zeile oder ein Format, das mehrere enthält.',
    collection: (name) => `Bibliothek: ${name}`,
    faults: (many, first) =>
      `${many === 1 ? '1 Eintrag ist' : `${count(many)} Einträge sind`} nicht lesbar; der erste: ${first}`,
    read: (many) => (many === 1 ? '1 Rätsel.' : `${count(many)} Rätsel.`),
    empty: 'Die Liste ist noch leer.',
    patience: 'Zeitlimit pro Rätsel',
    patiences: (seconds) => (seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`),
    run: 'Starten',
    cancel: 'Abbrechen',
    running: (name, done, total) => `${name}: ${count(done)} von ${count(total)}`,
    done: 'Fertig.',
    cancelled: 'Abgebrochen. Die Tabelle zeigt die Ergebnisse bis dahin.',
    failed: (reason) => `Die Liste konnte nicht gelöst werden (${reason}).`,
    table: 'Ergebnisse',
    columns: {
      method: 'Algorithmus',
      solved: 'Gelöst',
      stuck: 'Festgefahren',
      impossible: 'Unmöglich',
      gaveUp: 'Aufgegeben',
      time: 'Zeit',
      each: 'Pro Rätsel',
      guesses: 'Geraten',
    },
  },
};
