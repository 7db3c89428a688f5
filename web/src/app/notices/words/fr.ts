import type { enNotices } from './en.ts';

export const frNotices: typeof enNotices = {
  storage: {
    title: 'Conserver la partie',
    blocked: () =>
      'Ce navigateur ne conserve pas de parties ici. Les coups vivent aussi longtemps que cet onglet.',
    failed: (reason) => `Les derniers coups n’ont pas pu être conservés (${reason}).`,
    damaged: (reason) => `Une partie conservée n’a pas pu être lue (${reason}). Rien n’en a été effacé.`,
    partly: (reason) => `La fin de la partie n’a pas pu être lue (${reason}). Elle continue avant cela.`,
    changed: () => 'Les derniers coups n’ont pas pu être conservés : un autre onglet a changé cette partie.',
    download: 'Enregistrer comme fichier',
    dismiss: 'Fermer',
  },
  newer: { message: 'Une nouvelle version de la page est là.', now: 'Mettre à jour', later: 'Plus tard' },
  toast: { undo: 'Annuler', stop: 'Arrêter', close: 'Fermer' },
};
