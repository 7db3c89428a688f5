import type { enLoading } from './en.ts';

export const frLoading: typeof enLoading = {
  load: {
    other: (name) => `Nouvelle partie : ${name}.`,
  },
  another: {
    making: 'Votre grille se prépare …',
    saved: 'Enregistrée dans les archives',
    none: 'Aucune grille trouvée. Réessayez.',
  },
  import: {
    title: 'Importer une grille',
    label: 'Texte de la grille',
    lead: 'Collez des chiffres, une grille ou un lien. Le format est reconnu automatiquement.',
    file: 'Ouvrir un fichier',
    play: 'Jouer',
    playAnyway: 'Jouer quand même',
    open: 'Ouvrir',
    shared: (title) => `Lien vers une partie : ${title}.`,
    empty: 'Collez une grille ou ouvrez un fichier.',
    counting: 'Recherche de solutions …',
    unique: (name, givens) => `${name}, ${givens} données, exactement une solution.`,
    multiple: (name, givens) =>
      `${name}, ${givens} données, mais plusieurs solutions : la logique seule n’ira pas au bout.`,
    none: (name) => `${name} : pas de solution. Cherchez une faute de frappe.`,
    unknown: (name) => `${name} : les solutions n’ont pas pu être comptées.`,
    conflict: (what) => `Les données enfreignent une règle : ${what}.`,
    at: (line, column) => `Ligne ${line}, colonne ${column}`,
    name: 'Ma grille',
    unreadable: 'Ce fichier est illisible.',
  },
  remarks: {
    recognised: (names) => `Reconnu d’après le dessin : ${names}.`,
    doubted: (names) => `Seulement dessiné, car ces règles ne conviennent pas à la grille : ${names}.`,
    otherSolution:
      'La solution jointe au texte n’est pas celle de cette grille. Il manque peut-être des règles ici.',
    severalSolutions:
      'Le texte donne une solution, mais cette grille en a plusieurs. Il manque peut-être des règles ici.',
  },
};
