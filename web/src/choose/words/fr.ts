import type { enChoose } from './en.ts';

const grouped = (count: number): string => count.toLocaleString('fr');

export const frChoose: typeof enChoose = {
  title: 'Nouvelle grille',
  import: 'Importer',
  board: 'Plateau',
  rules: 'Règles',
  all: (count) => `Les ${count}`,
  fewer: 'Moins',
  level: { tap: 'Niveau : touchez pour jouer', choose: 'Niveau : choisissez pour jouer' },
  takes: {
    beginner: 'Où un chiffre peut-il encore aller ?',
    easy: 'Cases à un seul chiffre',
    medium: 'Paires et triplets',
    hard: 'Poissons et ailes',
    expert: 'Chaînes',
    extreme: 'Longues chaînes et réseaux',
    beyond: 'Aucun motif connu ne suffit',
  },
  play: 'Jouer',
  notFor: (name) => `Pas pour ${name}`,
  get: 'Vous aurez',
  normal: 'Règles habituelles.',
  fresh: 'Créée à l’instant, avec une seule solution.',
  sample: (name) => `Exemple : ${name}`,
  byTechnique: 'Par technique ou cote',
  collections: 'Collections',
  names: {
    famous: 'Grilles célèbres',
    classic: 'Plateaux classiques',
    variants: 'Variantes choisies',
    small: 'Petits plateaux',
    giants: 'Géantes',
  },
  leads: {
    famous: 'Créées par d’autres et connues par leur nom.',
    own: 'Nos propres grilles, chacune avec une seule solution, prouvée.',
  },
  none: 'aucune résolue',
  solved: (solved) => `${grouped(solved)} résolues`,
  won: (time) => `résolue en ${time}`,
  open: (percent) => `${percent} remplie`,
  givens: (count) => `${count} données`,
  withoutScript: 'Sans JavaScript ? Jouez en pur HTML et CSS :',
  notices: 'Mentions de droits d’auteur',
};
