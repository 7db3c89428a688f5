import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('de');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'nichts anderes passt dort',
  hiddenSingle: 'sie passt nirgends sonst in einem Haus',
  guess: 'geraten',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Brute Force',
    about:
      'Probiert die Ziffern der Reihe nach, Zelle für Zelle, und geht eine Zelle zurück, wo keine passt.',
  },
  'candidate-brute-force': {
    name: 'Brute Force über Kandidaten',
    about: 'Wie Brute Force, probiert aber nur die Ziffern, die die Vorgaben jeder Zelle lassen.',
  },
  'naked-singles': {
    name: 'Nackte Singles',
    about:
      'Füllt Zellen, in die nur eine Ziffer passt, Runde um Runde. Es rät nie, kommt also vielleicht nicht weiter.',
  },
  'singles-tree': {
    name: 'Singles und ein Entscheidungsbaum',
    about: 'Setzt nackte und versteckte Singles und rät in einer Zelle mit den wenigsten Kandidaten.',
  },
  'exact-cover': {
    name: 'Exakte Überdeckung mit tanzenden Verweisen',
    about: 'Überdeckt jede Zelle und jede Ziffer jedes Hauses genau einmal: Knuths Algorithmus X.',
  },
  logic: {
    name: 'Logik',
    about: 'Löst wie ein Mensch, mit dem Schritt, der am leichtesten zu sehen ist.',
  },
  solver: {
    name: 'Der schnelle Löser',
    about:
      'Derjenige unserer Löser, der für dieses Brett gemacht ist. Zu schnell zum Zusehen: Sein Ergebnis wird gezeigt.',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: 'der Kern für das 9×9-Brett, der acht Zweige zugleich durchsucht',
  bands: 'der Bänderlöser für das 9×9-Brett',
  search: 'die allgemeine Suche',
  learning: 'die Suche, die aus ihren Sackgassen lernt',
  constrained: 'die Suche für Rätsel mit weiteren Regeln',
};

/** German for watching algorithms at work. */
export const deWatch: typeof enWatch = {
  title: 'Zusehen',
  views: { label: 'Was zu sehen ist', one: 'Ein Algorithmus', race: 'Wettlauf', list: 'Liste' },
  choice: {
    label: 'Rätsel',
    none: 'Noch keines',
    game: 'Laufendes Spiel',
    own: 'Eigenes Rätsel',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'Dieses spielen',
    open: 'Rätsel wählen',
    paste: 'Oder als Text einfügen',
    text: 'Rätsel als Text',
    take: 'Übernehmen',
    empty: 'Füge zuerst ein Rätsel ein.',
    start: 'Wähle ein Rätsel und sieh zu, wie es gelöst wird.',
  },
  method: 'Algorithmus',
  methods: METHODS,
  path: 'Sein logischer Lösungsweg',

  play: 'Abspielen',
  pause: 'Anhalten',
  step: 'Ein Schritt',
  back: 'Ein Schritt zurück',
  scrub: 'Stelle im Lauf',
  place: (at, length) => `Schritt ${count(at)} von bisher ${count(length)}`,
  pace: 'Tempo',
  paces: (pace) =>
    pace === 'single'
      ? 'Ein Schritt je Druck'
      : pace === 'full'
        ? 'So schnell, wie es sich zeigen lässt'
        : pace === 1
          ? '1 Schritt je Sekunde'
          : `${count(pace)} Schritte je Sekunde`,
  keys: 'Die Leertaste spielt ab und hält an, ← → tun einen Schritt, Pos1 und Ende gehen an die Enden.',

  counters: {
    filled: 'Gefüllt',
    tried: 'Probiert',
    guesses: 'Geraten',
    backtracks: 'Umgekehrt',
    depth: 'Tiefe',
    rounds: 'Runden',
    placed: 'Gesetzt',
    steps: 'Schritte',
    eliminated: 'Ausgeschlossen',
  },
  count,
  worked: 'Arbeitszeit',
  workedLong: 'Zeit der Arbeit, mit allem, was zum Zusehen vermerkt wird',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('de', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1).replace('.', ',')} s`,

  board: (method, place) => `Das Brett von «${METHODS[method].name}» bei Schritt ${count(place)}`,
  graph: (now, full) => `Gefüllte Zellen über die Schritte: jetzt ${now} von ${full}`,
  trail: (entries, before) =>
    before > 0 ? `… ${count(before)} davor, dann ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Spur',
  trailEmpty: 'Noch steht nichts auf dem Brett.',
  guessed: (placed) => `${placed}?`,
  thinned: (before) =>
    `Der Lauf ist lang: Vor Schritt ${count(before)} sind nur einige Schritte zum Wiedersehen aufbewahrt.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const told: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'Das Rätsel, bevor etwas getan wurde.',
      round: 'Noch eine Runde über das Brett.',
      try: digit === 0 ? `Sieht sich ${at} an.` : `Probiert ${symbol} in ${at}.`,
      place: `Setzt ${symbol} in ${at}: ${REASONS[reason ?? 'guess']}.`,
      remove: `Nimmt ${symbol} aus ${at} zurück.`,
      backtrack:
        at === ''
          ? 'Sackgasse: Ein Haus hat keinen Platz mehr für eine Ziffer.'
          : `Sackgasse: In ${at} passt nichts.`,
      solved: 'Gelöst: Alle Zellen sind gefüllt.',
      stuck: 'Festgefahren: Es kennt keinen weiteren Schritt, und es rät nicht.',
      impossible: 'Unmöglich: Es gibt keine Lösung.',
    };
    return told[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: gelöst nach ${count(steps)} Schritten. Probiert: ${digits === 1 ? '1 Ziffer' : `${count(digits)} Ziffern`}.`,
  /** Of logic. */
  onlyTries: 'Probiert nur, wenn keine Technik mehr hilft.',
  endings: {
    solved: (name, steps) => `${name}: gelöst nach ${count(steps)} Schritten.`,
    stuck: (name, steps) =>
      `${name}: festgefahren nach ${count(steps)} Schritten. Es kennt keinen weiteren Schritt, und es rät nicht.`,
    impossible: (name) => `${name}: unmöglich, es gibt keine Lösung.`,
    failed: (name) => `${name}: Auf diesem Brett kann es nicht arbeiten.`,
  },
  legend:
    'Gestrichelter Rahmen: geraten. Durchgezogener Rahmen: eben angesehen. Kreuz: Sackgasse. Dünne Linie: die letzten Setzungen.',

  solver: {
    working: 'Es wird gelöst …',
    cancel: 'Abbrechen',
    again: 'Noch einmal lösen',
    cancelled: 'Angehalten.',
    solved: (solver, guesses, time) =>
      `Gelöst in ${time}, ${count(guesses)}-mal geraten; das war ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `Es gibt keine Lösung; das dauerte ${time}; das war ${SOLVERS[solver]}.`,
    failed: (reason) => `Es ließ sich nicht lösen (${reason}).`,
    board: 'Das gelöste Brett',
  },

  race: {
    won: (name, time) => `Am schnellsten war „${name}“: ${time}.`,
    unguessed: (name, time) => `Ohne zu raten war „${name}“ am schnellsten: ${time}.`,
    nobody: 'Keiner hat es gelöst.',
    choose: 'Wer teilnimmt',
    all: 'Alle sind fertig.',
    none: 'Wähle wenigstens einen.',
  },

  list: {
    lead: 'Jeder Algorithmus löst die ganze Liste mit voller Kraft, im Hintergrund.',
    source: 'Liste',
    shelf: (many) => `Die ${many} Rätsel von hier`,
    classic: (many) => `Die ${many} 9×9-Rätsel von hier`,
    own: 'Ein eigener Text',
    text: 'Rätsel als Text',
    file: 'Oder eine Datei',
    hint: 'Ein Rätsel je Zeile, oder jedes Format, das mehrere enthält.',
    collection: (name) => `Sammlung: ${name}`,
    faults: (many, first) =>
      `${many === 1 ? '1 Stelle' : `${count(many)} Stellen`} im Text ließen sich nicht lesen; die erste: ${first}`,
    read: (many) => (many === 1 ? '1 Rätsel.' : `${count(many)} Rätsel.`),
    empty: 'In der Liste ist noch kein Rätsel.',
    patience: 'Höchste Zeit für ein Rätsel',
    patiences: (seconds) => (seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`),
    run: 'Los',
    cancel: 'Abbrechen',
    running: (name, done, total) => `${name}: ${count(done)} von ${count(total)}`,
    done: 'Fertig.',
    cancelled: 'Angehalten. Die Tabelle zeigt, was bis dahin getan war.',
    failed: (reason) => `Die Liste ließ sich nicht abarbeiten (${reason}).`,
    table: 'Ergebnisse',
    columns: {
      method: 'Algorithmus',
      solved: 'Gelöst',
      stuck: 'Festgefahren',
      impossible: 'Unmöglich',
      gaveUp: 'Aufgegeben',
      time: 'Zeit',
      each: 'Je Rätsel',
      guesses: 'Geraten',
    },
  },
};
