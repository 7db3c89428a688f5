import type { enNotices } from './en.ts';

export const frNotices: typeof enNotices = {
  storage: {
    title: 'Enregistrement',
    blocked: () =>
      'Votre navigateur bloque le stockage. Vous pouvez jouer, mais les parties ne seront pas conservées.',
    silent: () =>
      'Le stockage du navigateur ne répond pas. Vous pouvez jouer, mais vos coups ne seront peut-être pas enregistrés.',
    failed: (reason) => `Derniers coups non enregistrés (${reason}).`,
    damaged: (reason) => `Une partie enregistrée est illisible (${reason}). Rien n’a été supprimé.`,
    partly: (reason) => `La fin de cette partie est illisible (${reason}). Elle a été restaurée jusque-là.`,
    changed: () => 'Derniers coups non enregistrés : un autre onglet a modifié la partie.',
    download: 'Télécharger',
    dismiss: 'Fermer',
  },
  newer: { message: 'Nouvelle version, rechargez quand vous voulez', now: 'Recharger', later: 'Plus tard' },
  offer: {
    clipboard: 'Une grille du presse-papiers : la jouer ?',
    file: 'Une grille de votre fichier : la jouer ?',
  },
};
