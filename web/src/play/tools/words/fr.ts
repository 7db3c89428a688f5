import type { enTools } from './en.ts';

export const frTools: typeof enTools = {
  title: 'Outils',
  close: 'Fermer',
  groups: { marks: 'Marques', back: 'Revenir', give: 'Abandonner' },
  several: 'Plusieurs',
  fill: 'Candidats',
  accept: 'Singletons',
  point: 'Repère',
  reveal: 'Révéler',
  solve: 'Résoudre',
  restart: 'Recommencer',
  long: {
    accept: 'Écrire tous les singletons affichés, sinon les marques isolées des cases choisies',
    reveal: 'Écrire la réponse de la case sélectionnée',
    solve: 'Résoudre à partir d’ici',
    fill: 'Noter tout ce que les règles permettent',
    restart: 'Recommencer : toutes les réponses et les marques disparaissent',
  },
};
