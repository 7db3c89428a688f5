import type { BoardState, Layer, Move } from '@pencilmark/game';
import { cellName, type Geometry, symbolOf, TECHNIQUES } from 'pencilmark';
import { FR } from 'pencilmark/explain/fr';
import type { Locale } from '../locale.ts';
import { frPlay } from './play.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  digit: 'chiffre',
  corner: 'marques de coin',
  centre: 'marques centrales',
  colour: 'couleurs',
  'candidate-colour': 'couleurs des candidats',
  line: 'traits',
};

/** French for the tree of moves. */
export const frHistory: Locale['history'] = {
  title: 'Coups',
  close: 'Fermer',
  start: 'Début',
  fold: (count) => `${count} coups`,
  branch: (count) => (count === 1 ? '1 branche' : `${count} branches`),
  row: (what, details) => [what, ...details].join(', '),
  current: 'sur la grille',
  begins: 'une branche commence',
  trial: 'essai à partir d’ici',

  name: 'Nom',
  nameLabel: 'Nom de ce moment',
  save: 'Garder',
  remove: 'Retirer',
  saved: (name) => `Nommé ${name}.`,
  removed: 'Le nom est retiré.',

  try: 'Essayer',
  tryLong: 'Essayer à partir d’ici',
  trying: 'Essai en cours',
  tried: 'Un essai commence ici.',
  keep: 'Garder',
  kept: 'L’essai fait maintenant partie de la partie.',
  back: 'Abandonner',
  gone: 'Retour là où l’essai a commencé. Il reste dans l’arbre.',

  compare: 'Comparer',
  pinned: 'Ce moment sert désormais de comparaison. Allez à un autre.',
  same: 'Les grilles sont identiques.',
  differ: (count) => (count === 1 ? '1 case diffère :' : `${count} cases diffèrent :`),
  more: (count) => `et ${count} de plus`,
  difference: (geometry, cell, from, to, layers) => {
    const symbol = (digit: number): string => (digit === 0 ? 'vide' : symbolOf(geometry, digit));
    const other = layers.filter((layer) => layer !== 'digit').map((layer) => LAYERS[layer]);
    const digits = layers.includes('digit') ? [`${symbol(from)} → ${symbol(to)}`] : [];
    return `${cellName(geometry, cell)} ${[...digits, ...other].join(', ')}`;
  },

  mistake: 'Annuler les erreurs',
  mistakeLong: 'Annuler les erreurs : revenir avant la première',
  noMistake: 'Il n’y a pas d’erreur sur la grille.',
  before: 'Retour avant la première erreur.',
  openEnd: 'La grille a plusieurs solutions, donc aucune réponse n’est fausse en soi.',
  impossible: 'Les données n’ont pas de solution.',

  jumped: (what) => `${what}.`,

  move: (move: Move, board: BoardState): string => {
    const { geometry } = board.puzzle;
    switch (move.kind) {
      case 'assist':
        return assistText(move, geometry);
      case 'line':
        return move.change === 'add' ? 'Trait tiré' : 'Trait effacé';
      case 'candidate-colour':
        return `Candidats en ${frPlay.colours[move.colour - 1]}`;
      case 'set-marks':
        return move.reason === 'promote' ? 'Du coin au centre' : 'Candidats remplis';
      case 'reset':
        return 'Recommencé';
      case 'clear':
        return 'Vidé';
      case 'load':
        return 'Nouvelles données';
      default:
        return frPlay.said.move(move, board).replace(/\.$/, '');
    }
  },
};

function assistText(move: Extract<Move, { kind: 'assist' }>, geometry: Geometry): string {
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return `Indice : ${FR.names[technique.id]}`;
  const [first] = move.placements;
  if (move.placements.length === 1)
    return `${symbolOf(geometry, first.digit)} en ${cellName(geometry, first.cell)}`;
  return `${move.placements.length} chiffres écrits`;
}
