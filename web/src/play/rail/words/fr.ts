import type { enRail } from './en.ts';

export const frRail: typeof enRail = {
  label: 'Cette partie',
  filled: (filled, of) => `${filled} cases sur ${of} remplies`,
  show: 'Afficher',
  aids: {
    showConflicts: 'Conflits',
    showSame: 'Chiffres identiques',
    showPeers: 'Ligne, colonne et bloc',
    showCandidates: 'Candidats',
  },
  singles: 'Singletons',
  stuck: {
    title: 'Bloqué ?',
    lead: 'Le premier indice dit seulement où regarder. Il ne donne jamais la réponse.',
  },
  moves: 'Coups',
  at: (at, of) => `Coup ${at} sur ${of}`,
  save: 'Point de retour',
  keys: { hint: 'indice', modes: 'modes', undo: 'annuler', all: 'toutes les touches' },
  noMoves: 'Aucun coup pour l’instant',
  won: {
    title: 'Le déroulement',
    hardest: 'Étape la plus difficile',
    pause: 'Plus longue pause',
    mistakes: 'Erreurs',
    none: 'Aucune',
    rating: 'Cote',
    replay: 'Revoir la partie',
  },
};
