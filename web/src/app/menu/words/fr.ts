import type { enMenu } from './en.ts';

export const frMenu: typeof enMenu = {
  title: 'Menu',
  groups: { puzzle: 'Cette grille', go: 'Aller à' },
  board: 'Retour à la grille',
  another: 'Nouvelle grille',
  import: 'Coller ou ouvrir une grille',
  clear: 'Vider la grille',
  settings: 'Réglages',
  keys: 'Clavier',
  pause: 'Pause',
  used: 'Qu’ai-je utilisé à l’instant ?',
  path: 'Chemin de cette grille',
  watch: 'La regarder se résoudre',
  share: 'Partager',
  replay: 'Revoir la partie',
  print: 'Imprimer',
};
