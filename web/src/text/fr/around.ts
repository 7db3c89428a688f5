import type { Locale } from '../locale.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

const PACES = {
  hare: 'rapide comme un lièvre',
  between: 'entre le lièvre et la tortue',
  tortoise: 'régulier comme une tortue',
} as const;

/** French for everything around the play page. */
export const frAround: Locale['around'] = {
  menu: {
    title: 'Menu',
    import: 'Coller ou ouvrir une grille',
    reset: 'Recommencer',
    clear: 'Vider la grille',
    settings: 'Réglages',
    keys: 'Clavier',
    pause: 'Pause',
    moves: 'Arbre des coups',
    pen: 'Stylo : colorier des candidats, tirer des traits',
    used: 'Qu’ai-je utilisé à l’instant ?',
    path: 'Chemin de cette grille',
    watch: 'La regarder se résoudre',
    share: 'Partager',
    replay: 'Revoir la partie',
    print: 'Imprimer',
  },

  win: {
    title: 'Résolu',
    byProgram: 'Résolu par le programme',
    next: 'Grille suivante',
    text: 'Chaque case est remplie, chaque règle respectée.',
  },

  elsewhere: {
    title: 'Ouverte dans un autre onglet',
    text: 'Cette partie se joue dans un autre onglet ou une autre fenêtre. Rien n’est perdu : elle peut continuer ici.',
    here: 'Jouer ici',
    other: 'Choisir une autre grille',
  },

  storage: {
    title: 'Conserver la partie',
    blocked: (reason) =>
      `Ce navigateur ne conserve pas de parties ici (${reason}). Les coups vivent aussi longtemps que cet onglet.`,
    failed: (reason) => `Les derniers coups n’ont pas pu être conservés (${reason}).`,
    damaged: (reason) => `Une partie conservée n’a pas pu être lue (${reason}). Rien n’en a été effacé.`,
    partly: (reason) => `La fin de la partie n’a pas pu être lue (${reason}). Elle continue avant cela.`,
    changed: () => 'Les derniers coups n’ont pas pu être conservés : un autre onglet a changé cette partie.',
    download: 'Enregistrer comme fichier',
    dismiss: 'Fermer',
  },

  check: {
    right: 'Aucune erreur jusqu’ici.',
    wrong: (names) =>
      names.length === 1
        ? `1 réponse n’est pas la solution : ${names[0]}.`
        : `${names.length} réponses ne sont pas la solution : ${names.join(', ')}.`,
    impossible: 'Les données n’ont pas de solution.',
    openEnd: 'La grille a plusieurs solutions, et l’une d’elles est encore possible.',
    deadEnd: 'À partir d’ici, aucune solution n’est possible.',
  },

  dialog: { close: 'Fermer' },
  newer: { message: 'Une nouvelle version de la page est là.', now: 'Mettre à jour', later: 'Plus tard' },
  toast: { undo: 'Annuler', stop: 'Arrêter', close: 'Fermer' },

  gauge: (time, par, pace) => `${time}, alors que ${par} est bien : ${PACES[pace]}.`,

  picker: {
    label: (place) => `Chiffres pour ${place.toLowerCase()}`,
    close: 'Fermer',
  },

  accept: {
    hidden: 'Aucun singleton n’est affiché. Les réglages peuvent montrer les nus et les cachés.',
    none: 'Il n’y a pas de singleton sur la grille.',
    done: (count) => (count === 1 ? '1 singleton écrit.' : `${count} singletons écrits.`),
  },

  reveal: {
    there: 'Cette case contient sa réponse.',
    wrong: (names) =>
      `Rien n’est révélé tant que la grille est fausse : regardez d’abord ${names.join(', ')}.`,
    deadEnd: 'Rien ne peut être révélé : à partir d’ici, aucune solution n’est possible.',
  },

  solve: {
    working: (ms) => `Résolution … ${seconds(ms)}`,
    unique: (ms) => `Résolu en ${seconds(ms)}.`,
    multiple: (ms) => `Résolu en ${seconds(ms)} : c’est une solution parmi plusieurs.`,
    none: (ms) => `Aucune solution n’est possible à partir d’ici ; cela a pris ${seconds(ms)}.`,
    stopped: (ms) => `Arrêté après ${seconds(ms)}.`,
  },

  load: {
    other: (name) => `${name} : une nouvelle partie.`,
  },

  shelf: {
    withoutScript: 'Le même jeu sans une ligne de JavaScript :',
    title: 'Grilles',
    lead: 'Faites ici, et chacune a, c’est prouvé, exactement une solution.',
    levels: {
      easy: 'Rien que des singletons, et beaucoup de données.',
      medium: 'Rien que des singletons, mais moins de données.',
      hard: 'Les singletons ne suffisent pas.',
    },
    givens: (count) => `${count} données`,
    own: 'Coller ou ouvrir la vôtre',
  },

  import: {
    title: 'Coller ou ouvrir une grille',
    label: 'Grille en texte',
    lead: 'Une ligne de chiffres, une grille de forum, une liste de cases : le texte dira ce que c’est.',
    file: 'Ouvrir un fichier',
    play: 'Jouer',
    playAnyway: 'Jouer quand même',
    open: 'Ouvrir',
    shared: (title) => `Un lien vers une partie : ${title}.`,
    empty: 'Collez une grille, ou ouvrez un fichier.',
    counting: 'Recherche de solutions …',
    unique: (name, givens) => `${name}, ${givens} données, exactement une solution.`,
    multiple: (name, givens) =>
      `${name}, ${givens} données, mais plus d’une solution : la logique ne peut pas les départager.`,
    none: (name) => `${name} : pas de solution. Un chiffre a peut-être été mal copié.`,
    unknown: (name) => `${name} : le nombre de solutions n’a pas pu être trouvé.`,
    conflict: (what) => `Les données enfreignent une règle : ${what}.`,
    at: (line, column) => `Ligne ${line}, colonne ${column}`,
    name: 'Grille personnelle',
    unreadable: 'Ce fichier n’a pas pu être lu.',
  },

  keys: {
    title: 'Clavier',
    key: 'Touche',
    does: 'Effet',
    lead: 'Les lettres qui sont des chiffres d’une grande grille écrivent ces chiffres.',
    other: 'Changer',
    change: (does) => `Changer la touche de : ${does}`,
    press: (does) => `Tapez la nouvelle touche de « ${does} ». Échap la laisse telle quelle.`,
    taken: (key, does) => `${key} est la touche de « ${does} ».`,
    takeOver: 'La reprendre',
    leave: 'La laisser',
    writes: (key) => `${key} écrit un chiffre et ne peut pas être une autre touche.`,
    done: (key, does) => `${key} : ${does}.`,
    kept: 'Les touches restent comme elles étaient.',
    reset: 'Touches habituelles',
    wereReset: 'Toutes les touches sont comme d’habitude.',
    space: 'Espace',
    fixed: {
      digit: 'Écrire dans le mode choisi',
      corner: 'Marque de coin',
      centre: 'Marque centrale',
      colour: 'Couleur',
      extend: 'Étendre la sélection',
      drag: 'Maj ou Ctrl avec les flèches ou un clic ; glisser',
      same: 'Toutes les cases avec ce chiffre',
      doubleClick: 'Double clic',
    },
    commands: {
      'move-up': 'Vers le haut, en boucle',
      'move-down': 'Vers le bas',
      'move-left': 'Vers la gauche',
      'move-right': 'Vers la droite',
      'row-start': 'Au début de la ligne',
      'row-end': 'À la fin de la ligne',
      'grid-start': 'À la première case',
      'grid-end': 'À la dernière case',
      'select-all': 'Tout sélectionner',
      'select-none': 'Ne rien sélectionner',
      'mode-digit': 'Mode chiffre',
      'mode-corner': 'Mode coin',
      'mode-centre': 'Mode centre',
      'mode-colour': 'Mode couleur',
      'next-mode': 'Mode suivant',
      'previous-mode': 'Mode précédent',
      pick: 'Chiffres à la case',
      erase: 'Effacer',
      undo: 'Annuler',
      redo: 'Rétablir',
      check: 'Vérifier',
      pause: 'Pause',
      'zoom-in': 'Cases plus grandes',
      'zoom-out': 'Cases plus petites',
      fullscreen: 'Plein écran',
      promote: 'Les marques de coin passent au centre',
      keys: 'Cette liste',
      hint: 'Indice, et davantage',
      used: 'Qu’ai-je utilisé à l’instant ?',
      moves: 'Arbre des coups',
      pen: 'Stylo',
      'read-row': 'Lire la ligne',
      'read-column': 'Lire la colonne',
      'read-box': 'Lire le bloc',
      candidates: 'Ce qui peut aller ici',
      where: 'Où peut aller un chiffre : puis sa touche',
      remains: 'Ce qui reste',
      'read-hint': 'Relire l’indice',
    },
  },

  settings: {
    title: 'Réglages',
    language: 'Langue',
    browser: 'Celle du navigateur',
    theme: 'Thème',
    themes: { system: 'Celui du système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
    entry: 'Ordre de saisie',
    entries: { 'cell-first': 'D’abord la case', 'digit-first': 'D’abord le chiffre' },
    picker: 'Les chiffres viennent de',
    pickers: { bar: 'Touches seulement', popup: 'Pavé près de la case', radial: 'Cercle autour de la case' },
    help: 'Aide',
    aids: {
      showConflicts: 'Montrer les règles enfreintes',
      checkEntries: 'Marquer les réponses qui ne sont pas la solution',
      showPeers: 'Ombrer les maisons de la case sélectionnée',
      showSame: 'Faire ressortir le même chiffre',
      showSameMarks: 'Faire ressortir le même chiffre parmi les marques',
      showRemaining: 'Combien il reste de chaque chiffre',
      clearPeerMarks: 'Une réponse efface son chiffre des marques qu’elle voit',
      showCandidates: 'Chiffres possibles, pâles dans chaque case',
      showNakedSingles: 'Singletons nus en rouge',
      showHiddenSingles: 'Singletons cachés en rouge',
    },
    switches: {
      showTimer: 'Chronomètre',
      letterKeys: 'Lettres seules comme touches',
    },
  },
};
