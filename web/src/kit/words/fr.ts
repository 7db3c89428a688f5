import type { enKit } from './en.ts';

export const frKit: typeof enKit = {
  later: {
    loading: 'Chargement…',
    again: 'Réessayer',
    failed: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
    offline: 'Vous êtes hors ligne. Une connexion est nécessaire.',
  },
  storageSilent: 'le navigateur ne répond pas',
  storageFull: 'le stockage est plein',
  dialog: { close: 'Fermer' },
  toast: { undo: 'Annuler', stop: 'Arrêter', close: 'Fermer', play: 'Jouer' },
  pages: {
    today: 'Du jour',
    learn: 'Apprendre',
    play: 'Jouer',
    puzzles: 'Grilles',
    make: 'Composer',
    path: 'Chemin',
    watch: 'Observer',
    library: 'Archives',
  },
};
