import type { enSharing } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 coup' : `${count} coups`);

/** French for giving a game to others, and for opening what others gave. */
export const frSharing: typeof enSharing = {
  title: 'Partager',
  looking: 'Recherche de la partie …',
  noGame: 'Cette partie n’est pas dans ce navigateur.',
  damagedGame: (reason) => `Cette partie est illisible (${reason}). Rien n’a été supprimé.`,
  replay: 'Revoir la partie',
  print: 'Imprimer',
  back: 'Retour à la partie',
  picture: (name) => `Grille, ${name}`,

  link: {
    title: 'Lien',
    lead: 'Le lien contient toute la partie ; rien n’est enregistré sur un serveur.',
    part: 'Contenu',
    parts: {
      puzzle: 'La grille',
      board: 'Grille actuelle',
      replay: 'Tout l’historique, avec les temps et les coups annulés',
    },
    label: 'Lien',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    notCopied: 'La copie a échoué. Sélectionnez le lien et copiez-le vous-même.',
    send: 'Envoyer …',
    notSent: 'Le lien n’a pas pu être envoyé.',
    qr: 'Code QR du lien',
    length: (characters) => `${characters} caractères.`,
    dense: 'Ce code QR est dense. Approchez l’appareil photo.',
    noQr: (most) =>
      `Trop long pour un code QR, qui contient au plus ${most} caractères. Mettez-en moins dans le lien.`,
  },

  text: {
    title: 'Texte',
    format: 'Format',
    part: 'Contenu',
    parts: { puzzle: 'La grille', board: 'Aussi les réponses et les marques' },
    label: 'Texte de la grille',
    copy: 'Copier le texte',
    copied: 'Texte copié.',
    save: 'Télécharger',
  },

  image: {
    title: 'Image',
    part: 'Contenu',
    parts: { givens: 'La grille', digits: 'Aussi les réponses', marks: 'Aussi marques, couleurs et traits' },
    png: (pixels) => `PNG, ${pixels} pixels`,
    svg: 'SVG',
    failed: 'L’image n’a pas pu être créée.',
  },

  open: {
    title: 'Une grille pour vous',
    holds: {
      puzzle: (givens) => (givens === 1 ? '1 donnée.' : `${givens} données.`),
      moves: (count, time) => `${moves(count)}, ${time} de jeu.`,
      solved: (count, time) => `Résolue : ${moves(count)} en ${time}.`,
    },
    safe: 'Elle est enregistrée à côté de vos autres parties.',
    play: 'Jouer',
    known: 'Vous avez déjà cette partie. Reprenez où vous en étiez.',
    goOn: 'Continuer',
    again: 'Recommencer',
    watch: 'Revoir la partie',
    puzzleOnly: 'Jouer la grille depuis le début',
    checks: {
      checking: 'Vérification …',
      unique: 'Une seule solution, vérifiée ici',
      multiple: 'Plusieurs solutions',
      none: 'Aucune solution',
      failed: 'Vérification impossible',
    },
    keep: 'Garder',
    kept: 'Dans la bibliothèque',
    rules: 'Règles de cette grille',
    refused: 'Ce lien ne peut pas être ouvert',
    other: 'Choisir une autre grille',
  },
};
