import type { enTools } from './en.ts';

export const frTools: typeof enTools = {
  title: 'Outils',
  close: 'Fermer',
  groups: { marks: 'Marques', back: 'Revenir', give: 'Abandonner' },
  several: 'Sélection',
  fill: 'Candidats',
  accept: 'Singletons',
  point: 'Repère',
  reveal: 'Révéler',
  solve: 'Résoudre',
  restart: 'Recommencer',
  givens: 'Données',
  long: {
    accept: 'Écrire tous les singletons signalés, ou les marques seules de la sélection',
    reveal: 'Écrire la solution de la case sélectionnée',
    solve: 'Résoudre à partir d’ici',
    fill: 'Noter tous les chiffres possibles',
    restart: 'Recommencer : effacer toutes les réponses et les marques',
    givens: 'Faire de ces chiffres les données',
  },
};
