import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/fr.ts';

/** French for printing. */
export const frPrint: typeof enPrint = {
  title: 'Imprimer',
  lead: 'Aperçu de ce qui sera imprimé ou enregistré en PDF.',
  print: 'Imprimer ou enregistrer en PDF',
  pages: (sheets, boards) =>
    `${boards === 1 ? '1 grille' : `${boards} grilles`} sur ${sheets === 1 ? '1 page' : `${sheets} pages`}.`,
  empty: 'Rien de sélectionné pour l’instant.',
  preview: 'Choisissez des grilles, et leurs pages apparaissent ici.',
  at: (line, column, message) => `Ligne ${line}, colonne ${column} : ${message}`,
  tooMany: (found, most) =>
    `${found} grilles, c’est trop pour une impression ; ${most} peuvent être imprimées à la fois.`,

  source: {
    label: 'Grilles',
    names: {
      game: 'Partie en cours',
      shelf: 'Incluses',
      library: 'Archives',
      made: 'Nouvelles',
      pasted: 'Collées',
    },
    levels: 'Niveaux',
    level: 'Niveau',
    board: 'Plateau',
    count: 'Combien',
    seed: 'Graine',
    seedHint: 'La même graine donne les mêmes grilles.',
    make: 'Créer les grilles',
    making: (made, wanted, attempts) => `${made} sur ${wanted} créées, ${attempts} essais.`,
    missed: (missed) =>
      missed === 1
        ? '1 grille de ce niveau n’a pas pu être trouvée sur ce plateau.'
        : `${missed} grilles de ce niveau n’ont pas pu être trouvées sur ce plateau.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'Grilles en texte',
    textHint: 'Une ou plusieurs, dans tout format : lignes de chiffres, collection, fichier.',
    file: 'Ouvrir un fichier',
    unreadable: 'Ce fichier est illisible.',
  },

  layout: {
    pages: 'Pages',
    book: 'Livret',
    perPage: 'Grilles par page',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'Letter' },
    part: 'Contenu',
    parts: {
      givens: 'La grille',
      marks: 'Grille actuelle avec marques',
      candidates: 'Avec tous les candidats',
    },
    behind: 'Solutions et niveaux au verso',
    qr: 'Codes QR au verso',
    atEnd: 'Solutions à la fin, 12 par page',
    byLevel: 'Par ordre de difficulté',
    frontLevels: 'Niveaux au recto',
    nameLine: 'Ligne pour le nom et la date',
    titlePage: 'Page de titre',
    bookTitle: 'Titre',
  },

  judging: (done, all) => `Résolution : ${done} sur ${all}.`,
  stop: 'Arrêter',
  stopped: 'Arrêté : il manque des solutions.',
  failed: (reason) => `Une erreur s’est produite : ${reason}.`,

  sheet: {
    front: (page) => `Page ${page}`,
    back: (page) => `Page ${page} (verso)`,
    board: (index, title) => `${index}. ${title}`,
    solution: (index) => `Solution de ${index}`,
    qr: (index) => `Code QR de ${index}`,
    name: 'Nom',
    date: 'Date',
    solutions: 'Solutions',
    count: (count) => (count === 1 ? '1 grille' : `${count} grilles`),
    level: (level) => `Niveau : ${level}`,
    none: 'Pas de solution.',
    multiple: 'Plusieurs solutions ; en voici une.',
    unknown: 'Temps écoulé, aucune solution trouvée.',
  },

  levels: LEVELS,
};
