import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('fr');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'rien d’autre n’y va',
  hiddenSingle: 'il ne va nulle part ailleurs dans une maison',
  guess: 'deviné',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Force brute',
    about: 'Essaie les chiffres dans l’ordre, case par case, et recule d’une case là où aucun ne va.',
  },
  'candidate-brute-force': {
    name: 'Force brute sur les candidats',
    about: 'Comme la force brute, mais n’essaie que les chiffres que les données laissent à chaque case.',
  },
  'naked-singles': {
    name: 'Singletons nus',
    about:
      'Remplit les cases où un seul chiffre va, tour après tour. Ne devine jamais, et peut donc rester bloqué.',
  },
  'singles-tree': {
    name: 'Singletons et arbre de décision',
    about: 'Place les singletons nus et cachés, et devine dans une case ayant le moins de candidats.',
  },
  'exact-cover': {
    name: 'Couverture exacte à liens dansants',
    about:
      'Couvre chaque case et chaque chiffre de chaque maison exactement une fois : l’algorithme X de Knuth.',
  },
  logic: {
    name: 'Logique',
    about: 'Résout comme le ferait une personne, par l’étape la plus facile à voir.',
  },
  solver: {
    name: 'Le solveur rapide',
    about:
      'Celui de nos solveurs qui est fait pour ce plateau. Trop rapide pour être observé : son résultat est montré.',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: 'le noyau pour la grille 9×9, qui explore huit branches à la fois',
  bands: 'le solveur par bandes pour la grille 9×9',
  search: 'la recherche générale',
  learning: 'la recherche qui apprend de ses impasses',
  constrained: 'la recherche pour les grilles à contraintes',
};

/** French for watching algorithms at work. */
export const frWatch: typeof enWatch = {
  title: 'Observer',
  views: { label: 'Que voir', one: 'Un algorithme', race: 'Course', list: 'Liste' },
  choice: {
    label: 'Grille',
    none: 'Pas encore',
    game: 'Partie en cours',
    own: 'Votre grille',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'Jouer',
    open: 'Choisir une grille',
    paste: 'Ou coller une grille en texte',
    text: 'Grille en texte',
    take: 'Utiliser',
    empty: 'Collez d’abord une grille.',
    start: 'Choisissez une grille et regardez-la se résoudre.',
  },
  method: 'Algorithme',
  methods: METHODS,
  path: 'Son chemin logique',

  play: 'Lire',
  pause: 'Pause',
  step: 'Un pas',
  back: 'Un pas en arrière',
  scrub: 'Endroit du parcours',
  place: (at, length) => `Pas ${count(at)} sur ${count(length)} jusqu’ici`,
  pace: 'Vitesse',
  paces: (pace) =>
    pace === 'single'
      ? 'Un pas à chaque pression'
      : pace === 'full'
        ? 'Aussi vite que cela peut se montrer'
        : pace === 1
          ? '1 pas par seconde'
          : `${count(pace)} pas par seconde`,
  keys: 'Espace lit et met en pause, ← → font un pas, Début et Fin vont aux extrémités.',

  counters: {
    filled: 'Remplies',
    tried: 'Essais',
    guesses: 'Devinés',
    backtracks: 'Retours',
    depth: 'Profondeur',
    rounds: 'Tours',
    placed: 'Placés',
    steps: 'Pas',
    eliminated: 'Exclus',
  },
  count,
  worked: 'Temps de travail',
  workedLong: 'Temps passé à travailler, avec tout ce qui est noté pour l’observation',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('fr', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1).replace('.', ',')} s`,

  board: (method, place) => `La grille de « ${METHODS[method].name} » au pas ${count(place)}`,
  graph: (now, full) => `Cases remplies au fil des pas : ${now} sur ${full} maintenant`,
  trail: (entries, before) =>
    before > 0 ? `… ${count(before)} avant, puis ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Trace',
  trailEmpty: 'Rien n’est encore sur la grille.',
  guessed: (placed) => `${placed} ?`,
  thinned: (before) =>
    `Le parcours est long : avant le pas ${count(before)}, seuls quelques pas sont gardés pour être revus.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const told: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'La grille, avant que rien ne soit fait.',
      round: 'Encore un tour de la grille.',
      try: digit === 0 ? `Regarde ${at}.` : `Essaie ${symbol} en ${at}.`,
      place: `Place ${symbol} en ${at} : ${REASONS[reason ?? 'guess']}.`,
      remove: `Reprend ${symbol} de ${at}.`,
      backtrack:
        at === ''
          ? 'Impasse : une maison n’a plus de place pour un chiffre.'
          : `Impasse : rien ne va en ${at}.`,
      solved: 'Résolue : toutes les cases sont remplies.',
      stuck: 'Bloqué : il ne connaît pas d’autre pas, et ne devine pas.',
      impossible: 'Impossible : il n’y a pas de solution.',
    };
    return told[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name} : résolue après ${count(steps)} étapes. ${digits === 1 ? '1 chiffre essayé' : `${count(digits)} chiffres essayés`}.`,
  /** Of logic. */
  onlyTries: 'N’essaie que lorsqu’aucune technique ne suffit plus.',
  endings: {
    solved: (name, steps) => `${name} : résolue après ${count(steps)} pas.`,
    stuck: (name, steps) =>
      `${name} : bloqué après ${count(steps)} pas. Il n’y a pas d’autre pas connu, et rien n’est deviné.`,
    impossible: (name) => `${name} : impossible, il n’y a pas de solution.`,
    failed: (name) => `${name} : ce plateau ne peut pas être traité.`,
  },
  legend:
    'Cadre en tirets : deviné. Cadre plein : regardé à l’instant. Croix : impasse. Trait fin : les derniers placements.',

  solver: {
    working: 'Résolution …',
    cancel: 'Annuler',
    again: 'Résoudre encore',
    cancelled: 'Arrêté.',
    solved: (solver, guesses, time) =>
      `Résolue en ${time}, devinés : ${count(guesses)}, par ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `Il n’y a pas de solution ; cela a pris ${time}, par ${SOLVERS[solver]}.`,
    failed: (reason) => `La grille n’a pas pu être résolue (${reason}).`,
    board: 'La grille résolue',
  },

  race: {
    won: (name, time) => `Le plus rapide : ${name}, en ${time}.`,
    unguessed: (name, time) => `Le plus rapide sans deviner : ${name}, en ${time}.`,
    nobody: 'Personne ne l’a résolue.',
    choose: 'Qui participe',
    all: 'Tous ont fini.',
    none: 'Choisissez-en au moins un.',
  },

  list: {
    lead: 'Chaque algorithme résout toute la liste à pleine vitesse, en arrière-plan.',
    source: 'Liste',
    shelf: (many) => `Les ${many} grilles d’ici`,
    classic: (many) => `Les ${many} grilles 9×9 d’ici`,
    own: 'Un texte à vous',
    text: 'Grilles en texte',
    file: 'Ou un fichier',
    hint: 'Une grille par ligne, ou tout format qui en contient plusieurs.',
    collection: (name) => `Collection : ${name}`,
    faults: (many, first) =>
      `Endroits du texte qui n’ont pas pu être lus : ${count(many)} ; au premier : ${first}`,
    read: (many) => (many === 1 ? '1 grille.' : `${count(many)} grilles.`),
    empty: 'Il n’y a encore aucune grille dans la liste.',
    patience: 'Temps maximal pour une grille',
    patiences: (seconds) => (seconds === 1 ? '1 seconde' : `${seconds} secondes`),
    run: 'Lancer',
    cancel: 'Annuler',
    running: (name, done, total) => `${name} : ${count(done)} sur ${count(total)}`,
    done: 'Terminé.',
    cancelled: 'Arrêté. Le tableau montre ce qui a été fait jusque-là.',
    failed: (reason) => `La liste n’a pas pu être traitée (${reason}).`,
    table: 'Résultats',
    columns: {
      method: 'Algorithme',
      solved: 'Résolues',
      stuck: 'Bloqué',
      impossible: 'Impossibles',
      gaveUp: 'Abandon',
      time: 'Temps',
      each: 'Chacune',
      guesses: 'Devinés',
    },
  },
};
