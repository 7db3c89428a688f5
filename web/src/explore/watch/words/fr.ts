import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('fr');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'aucun autre chiffre n’y va',
  hiddenSingle: 'il n’a pas d’autre place dans sa ligne, sa colonne ou son bloc',
  guess: 'deviné',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Force brute',
    about: 'Essaie les chiffres dans l’ordre, case par case, et recule d’une case quand aucun ne convient.',
  },
  'candidate-brute-force': {
    name: 'Force brute sur les candidats',
    about: 'Comme la force brute, mais n’essaie que les chiffres que les données laissent à chaque case.',
  },
  'naked-singles': {
    name: 'Singletons nus',
    about:
      'Remplit les cases où un seul chiffre est possible, tour après tour. Ne devine jamais, et peut donc rester bloqué.',
  },
  'singles-tree': {
    name: 'Singletons et arbre de décision',
    about: 'Place les singletons nus et cachés, et devine dans une case qui a le moins de candidats.',
  },
  'exact-cover': {
    name: 'Couverture exacte (dancing links)',
    about:
      'Couvre chaque case, et chaque chiffre de chaque ligne, colonne et bloc, exactement une fois : l’algorithme X de Knuth.',
  },
  logic: {
    name: 'Logique',
    about: 'Résout comme le ferait une personne, par l’étape la plus facile à voir.',
  },
  solver: {
    name: 'Le solveur rapide',
    about:
      'Notre solveur le plus rapide pour ce plateau. Trop rapide pour être suivi : vous voyez le résultat.',
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
  views: { label: 'Affichage', one: 'Un algorithme', race: 'Course', list: 'Liste' },
  choice: {
    label: 'Grille',
    none: 'Aucune pour l’instant',
    game: 'Partie en cours',
    own: 'Votre grille',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'Jouer',
    open: 'Choisir une grille',
    paste: 'Ou coller une grille en texte',
    text: 'Grille en texte',
    take: 'Utiliser celle-ci',
    empty: 'Collez d’abord une grille.',
    start: 'Choisissez une grille et regardez-la se résoudre.',
  },
  method: 'Algorithme',
  methods: METHODS,
  path: 'Son chemin logique',

  play: 'Lecture',
  pause: 'Pause',
  step: 'Une étape',
  back: 'Une étape en arrière',
  scrub: 'Position dans le déroulement',
  place: (at, length) => `Étape ${count(at)} sur ${count(length)} jusqu’ici`,
  pace: 'Vitesse',
  paces: (pace) =>
    pace === 'single'
      ? 'Étape par étape'
      : pace === 'full'
        ? 'Maximum'
        : pace === 1
          ? '1 étape par seconde'
          : `${count(pace)} étapes par seconde`,
  keys: 'Espace lance et met en pause, ← → font une étape, Début et Fin vont aux extrémités.',

  counters: {
    filled: 'Remplies',
    tried: 'Essais',
    guesses: 'Devinés',
    backtracks: 'Retours',
    depth: 'Profondeur',
    rounds: 'Tours',
    placed: 'Placés',
    steps: 'Étapes',
    eliminated: 'Exclus',
  },
  count,
  worked: 'Temps de calcul',
  workedLong: 'Temps de calcul, enregistrement compris',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('fr', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1).replace('.', ',')} s`,

  board: (method, place) => `La grille de « ${METHODS[method].name} » à l’étape ${count(place)}`,
  graph: (now, full) => `Cases remplies au fil des étapes : ${now} sur ${full} maintenant`,
  trail: (entries, before) =>
    before > 0 ? `… ${count(before)} avant, puis ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Trace',
  trailEmpty: 'La grille est vide.',
  guessed: (placed) => `${placed} ?`,
  thinned: (before) =>
    `Déroulement long : avant l’étape ${count(before)}, seules quelques étapes peuvent être revues.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const texts: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'La grille avant la première étape.',
      round: 'Encore un tour de la grille.',
      try: digit === 0 ? `Examine ${at}.` : `Essaie ${symbol} en ${at}.`,
      place: `Place ${symbol} en ${at} : ${REASONS[reason ?? 'guess']}.`,
      remove: `Retire ${symbol} de ${at}.`,
      backtrack:
        at === ''
          ? 'Impasse : un chiffre n’a plus de place dans une ligne, une colonne ou un bloc.'
          : `Impasse : aucun chiffre ne va en ${at}.`,
      solved: 'Résolue : toutes les cases sont remplies.',
      stuck: 'Bloqué : aucune autre étape connue, et pas de devinette.',
      impossible: 'Il n’y a pas de solution.',
    };
    return texts[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name} : résolue après ${count(steps)} étapes. ${digits === 1 ? '1 chiffre essayé' : `${count(digits)} chiffres essayés`}.`,
  /** Of logic. */
  onlyTries: 'N’essaie que lorsqu’aucune technique ne suffit plus.',
  endings: {
    solved: (name, steps) => `${name} : résolue après ${count(steps)} étapes.`,
    stuck: (name, steps) =>
      `${name} : bloqué après ${count(steps)} étapes. Aucune autre étape connue, et pas de devinette.`,
    impossible: (name) => `${name} : il n’y a pas de solution.`,
    failed: (name) => `${name} : ce plateau n’est pas pris en charge.`,
  },
  legend:
    'Cadre en tirets : deviné. Cadre plein : examiné maintenant. Croix : impasse. Trait fin : derniers chiffres placés.',

  solver: {
    working: 'Résolution …',
    cancel: 'Annuler',
    again: 'Résoudre à nouveau',
    cancelled: 'Arrêté.',
    solved: (solver, guesses, time) =>
      `Résolue en ${time}, ${guesses <= 1 ? `${count(guesses)} fois deviné` : `${count(guesses)} fois devinés`}, par ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `Pas de solution ; prouvé en ${time} par ${SOLVERS[solver]}.`,
    failed: (reason) => `La résolution a échoué (${reason}).`,
    board: 'La grille résolue',
  },

  race: {
    won: (name, time) => `Le plus rapide : ${name}, en ${time}.`,
    unguessed: (name, time) => `Le plus rapide sans deviner : ${name}, en ${time}.`,
    nobody: 'Personne ne l’a résolue.',
    choose: 'Concurrents',
    all: 'Tous ont fini.',
    none: 'Choisissez-en au moins un.',
  },

  list: {
    lead: 'Chaque algorithme résout toute la liste à pleine vitesse, en arrière-plan.',
    source: 'Liste',
    shelf: (many) => `Les ${many} grilles incluses`,
    classic: (many) => `Les ${many} grilles 9×9 incluses`,
    own: 'Votre texte',
    text: 'Grilles en texte',
    file: 'Ou un fichier',
    hint: 'Une grille par ligne, ou tout format qui en contient plusieurs.',
    collection: (name) => `Archives : ${name}`,
    faults: (many, first) =>
      `${many === 1 ? '1 entrée illisible' : `${count(many)} entrées illisibles`} ; la première : ${first}`,
    read: (many) => (many === 1 ? '1 grille.' : `${count(many)} grilles.`),
    empty: 'La liste est encore vide.',
    patience: 'Limite de temps par grille',
    patiences: (seconds) => (seconds === 1 ? '1 seconde' : `${seconds} secondes`),
    run: 'Lancer',
    cancel: 'Annuler',
    running: (name, done, total) => `${name} : ${count(done)} sur ${count(total)}`,
    done: 'Terminé.',
    cancelled: 'Arrêté. Le tableau montre les résultats obtenus.',
    failed: (reason) => `Le traitement de la liste a échoué (${reason}).`,
    table: 'Résultats',
    columns: {
      method: 'Algorithme',
      solved: 'Résolues',
      stuck: 'Bloqué',
      impossible: 'Impossibles',
      gaveUp: 'Abandon',
      time: 'Temps',
      each: 'Par grille',
      guesses: 'Devinés',
    },
  },
};
