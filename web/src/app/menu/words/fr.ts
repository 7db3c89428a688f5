import type { enMenu } from './en.ts';

export const frMenu: typeof enMenu = {
  title: 'Menu',
  groups: { puzzle: 'Cette grille', go: 'Aller à' },
  board: 'Retour à la grille',
  another: 'Nouvelle grille',
  import: 'Importer une grille…',
  clear: 'Vider la grille',
  settings: 'Réglages',
  keys: 'Touches et aide',
  set: 'Composer une grille',
  pause: 'Pause',
  used: 'Quelle technique était-ce ?',
  path: 'Chemin de solution',
  watch: 'Voir la résolution',
  share: 'Partager',
  replay: 'Revoir la partie',
  print: 'Imprimer',
};
