import type { enLibrary } from './en.ts';
import { LEVELS } from '../../puzzles/levels/words/fr.ts';

const puzzles = (count: number): string => (count === 1 ? '1 grille' : `${count} grilles`);
const games = (count: number): string => (count === 1 ? '1 partie' : `${count} parties`);

/** French for the library. */
export const frLibrary: typeof enLibrary = {
  title: 'Collection',
  lead: 'Chaque partie commencée, chaque grille créée ou apportée. Tout reste dans ce navigateur.',
  views: {
    label: 'De la collection',
    library: 'Parties et grilles',
    statistics: 'Statistiques',
    daily: 'Du jour',
  },
  reading: 'Lecture …',
  empty: 'Encore rien ici. Les parties commencées sont gardées d’elles-mêmes.',
  nothing: 'Rien ici n’est ainsi.',
  allOfIt: 'Tout montrer',
  count: (shown, all) => (shown === all ? `${all} ici` : `${shown} sur ${all}`),
  list: 'Parties et grilles',
  broken: 'Cette grille n’a pas pu être lue.',
  elsewhere: (title) => `« ${title} » se joue dans un autre onglet, et reste.`,
  removed: (title) => `« ${title} » est supprimé.`,
  back: (title) => `« ${title} » est de retour.`,
  renamed: (title) => `Nouveau titre : « ${title} ».`,
  failed: (reason) => `Cela n’a pas pu se faire (${reason}).`,

  search: 'Chercher un titre, des mots ou une ligne de chiffres',
  state: 'Montrer',
  states: {
    all: 'Tout',
    open: 'En cours',
    won: 'Finies',
    waiting: 'Pas commencées',
    made: 'Créées',
    imported: 'Apportées',
  },
  level: 'Niveau',
  anyLevel: 'Tout niveau',
  levels: { ...LEVELS, unknown: 'Sans niveau' },
  board: 'Plateau',
  anyBoard: 'Tout plateau',
  sort: 'Ordre',
  sorts: {
    newest: 'Les plus récentes d’abord',
    oldest: 'Les plus anciennes d’abord',
    easiest: 'Les plus faciles d’abord',
    hardest: 'Les plus dures d’abord',
    fewest: 'Le moins de données d’abord',
    most: 'Le plus de données d’abord',
    furthest: 'Les plus avancées d’abord',
    title: 'Par titre',
  },

  row: {
    open: { waiting: 'Jouer', open: 'Continuer', won: 'Regarder' },
    givens: (count) => (count === 1 ? '1 donnée' : `${count} données`),
    progress: (percent) => `remplie à ${percent} %`,
    time: (time) => `résolue en ${time}`,
    byProgram: 'finie par le programme',
    waiting: 'pas commencée',
    several: 'plus d’une solution',
    none: 'pas de solution',
    rename: (title) => `Renommer « ${title} »`,
    title: 'Nouveau titre',
    keep: 'Garder',
    remove: (title) => `Supprimer « ${title} »`,
  },

  collect: {
    open: 'Apporter des grilles',
    title: 'Apporter des grilles',
    lead: 'Fichiers ou texte collé, une grille ou des milliers, sous toute forme : lignes, grilles, et ce qu’écrivent d’autres programmes.',
    label: 'Grilles en texte',
    pasted: 'Collé',
    files: 'Choisir des fichiers',
    start: 'Apporter',
    empty: 'Collez des grilles, ou choisissez des fichiers.',
    reading: (percent) => `Lecture … ${percent} %`,
    stop: 'Annuler',
    stopped: 'Annulé ; rien n’a été ajouté.',
    added: (count) => `${puzzles(count)} de plus.`,
    known: (count) => `Déjà là : ${puzzles(count)}.`,
    faults: (count) =>
      count === 1 ? '1 endroit n’a pas pu être lu :' : `${count} endroits n’ont pas pu être lus :`,
    more: (count) => `et ${count} de plus.`,
    at: (source, line, column) => `${source}, ligne ${line}, colonne ${column}`,
    puzzle: (source, index) => `${source}, grille ${index}`,
    failed: (reason) => `Rien n’a été ajouté (${reason}).`,
    done: 'Les montrer',
  },

  quickStart: { label: 'Tout de suite', goOn: 'Continuer', today: 'La grille du jour' },

  daily: {
    title: 'Du jour',
    lead: 'Une nouvelle grille chaque jour, la même pour tous ; douce le lundi, dure jusqu’au dimanche.',
    game: (date, level) => `Du jour ${date} · ${level}`,
    open: { new: 'Jouer', open: 'Continuer', won: 'La regarder' },
    states: { new: 'pas commencée', open: 'en cours', won: 'résolue' },
    making: 'La grille se crée …',
    failed: 'La grille n’a pas pu être créée.',
    streaks: (current, longest) =>
      `Grilles du jour résolues de suite : ${current}. Plus longue suite : ${longest}.`,
    before: 'Mois précédent',
    after: 'Mois suivant',
  },

  statistics: {
    title: 'Statistiques',
    nothing: 'Rien n’est encore résolu. Ce que vous résolvez est compté ici, et seulement ici.',
    solved: 'Résolues',
    alone: 'Sans aide',
    streak: 'Jours de suite',
    longest: 'Plus longue suite',
    days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
    byLevel: 'Par niveau',
    honest:
      'Une aide est un indice, une vérification, un chiffre révélé ou des singletons écrits par le programme. Meilleur temps et médiane sont des parties sans aide.',
    columns: [
      'Niveau',
      'Résolues',
      'Avec aide',
      'Indices',
      'Vérifications',
      'Meilleur',
      'Médiane',
      'Jours de suite',
      'Plus longue suite',
    ],
    byProgram: (count) =>
      count === 1
        ? '1 de plus a été finie par le programme et ne compte pas.'
        : `${count} de plus ont été finies par le programme et ne comptent pas.`,
    times: 'Temps par niveau',
    timesLead: 'Un point pour chaque partie sans aide ; la barre est la médiane.',
    weeks: (count) => `Résolues chacune des ${count} dernières semaines`,
    weekFrom: 'Semaine du',
    asTable: 'Comme tableau',
  },

  backup: {
    open: 'Sauvegarde',
    title: 'Sauvegarder et restaurer',
    lead: 'Toutes les parties avec tous leurs coups, toutes les grilles et les réglages dans un fichier. Restaurer joint le fichier à ce qui est ici : rien de l’un ni de l’autre n’est perdu.',
    write: 'Tout enregistrer dans un fichier',
    read: 'Restaurer depuis un fichier',
    written: (gameCount, puzzleCount) => `Enregistré : ${games(gameCount)}, ${puzzles(puzzleCount)}.`,
    unreadable: (count) => `Illisible et absent du fichier : ${games(count)} ; ici, rien n’a été effacé.`,
    restored: (added, joined, same, puzzleCount) =>
      `Ajouté : ${games(added)} ; jointes aux vôtres : ${joined} ; identiques : ${same} ; ajouté : ${puzzles(puzzleCount)}.`,
    refused: (reason) => `Le fichier n’a pas été lu, et rien n’a changé : ${reason}`,
    lost: (count) =>
      count === 1 ? '1 ligne n’a pas pu être lue :' : `${count} lignes n’ont pas pu être lues :`,
    line: (line) => `Ligne ${line}`,
    failed: (reason) => `Cela n’a pas pu se faire (${reason}). Ce qui était ici l’est encore.`,
    stopped: 'Annulé ; ce qui a été fait jusque-là reste.',
    settings: 'Reprendre aussi ses réglages',
    settingsTaken: 'Les réglages sont ceux du fichier.',
  },
};
