import type { enLoading } from './en.ts';

export const frLoading: typeof enLoading = {
  load: {
    other: (name) => `${name} : une nouvelle partie.`,
  },
  another: {
    making: 'Votre grille se prépare …',
    saved: 'Enregistrée dans la bibliothèque',
    none: 'Aucune grille trouvée. Réessayez.',
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
    drawings:
      'Cette grille contient des dessins qui ne sont pas affichés ici. Ce sont peut-être des règles que Pencilmark ne vérifie pas.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
    fog: 'Cette grille se joue dans le brouillard. Le brouillard n’est pas affiché ici.',
  },
  remarks: {
    picture: 'Une image qui contient peut-être des règles n’est pas affichée ici.',
    column: (name) => `La colonne « ${name} » n’est pas lue ici. Elle contient peut-être des règles.`,
    recognised: () => 'Certaines règles ont été reconnues à leur dessin.',
    otherSolution:
      'Le texte apporte une solution qui n’est pas celle de cette grille. Il manque peut-être des règles ici.',
    severalSolutions:
      'Le texte apporte une solution, mais cette grille en a plusieurs. Il manque peut-être des règles ici.',
  },
};
