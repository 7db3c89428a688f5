import type { enReplay } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 coup' : `${count} coups`);

/** French for replays. */
export const frReplay: typeof enReplay = {
  title: 'Revoir la partie',
  share: 'Partager',
  back: 'Retour à la partie',
  none: 'Aucun coup dans cette partie pour l’instant.',
  start: 'Début',
  scrubber: 'Moment de la partie',
  moment: (place, all, what, time) => `Coup ${place} sur ${all}, ${time} : ${what}`,
  beginning: (count) => `Début de ${moves(count)}`,
  buttons: {
    first: 'Premier coup',
    back: 'Coup précédent',
    play: 'Lecture',
    pause: 'Pause',
    forward: 'Coup suivant',
    last: 'Dernier coup',
  },
  pace: 'Vitesse',
  paces: { slow: 'Lente', steady: 'Moyenne', quick: 'Rapide', real: 'Temps réel' },
  branch: 'Branche',
  branches: {
    main: (count) => `Ligne principale, ${moves(count)}`,
    side: (count, own, from) => `Branche ${count} : ${moves(own)} après le coup ${from}`,
  },

  times: {
    title: 'Répartition du temps',
    total: (time, count) => `${time} pour ${moves(count)}.`,
    elsewhere: (time) => `Plus ${time} dans d’autres branches.`,
    longest: 'Plus longues pauses',
    thought: (time, place, what) => `${time} avant le coup ${place} : ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  techniques: {
    title: 'Techniques',
    look: 'Trouver les techniques utilisées',
    looking: (place, count) => `Coup ${place} sur ${count}`,
    stop: 'Arrêter',
    found: (count) => (count === 1 ? '1 technique trouvée' : `${count} techniques trouvées`),
    used: (count, time) => `${moves(count)}, ${time}`,
    unexplained: (count) =>
      count === 1 ? 'Aucune technique n’explique 1 coup.' : `Aucune technique n’explique ${count} coups.`,
    missed: 'À revoir',
    wasThere: (time, place, technique) => `${time} avant le coup ${place} : possible, ${technique}`,
  },

  seen: {
    title: 'À ce moment',
    looking: 'Recherche de l’étape la plus facile …',
    step: (technique) => `Possible ici : ${technique}.`,
    show: 'Montrer',
    hide: 'Masquer',
    failed: 'Aucune étape trouvée.',
    playing: 'Mettez en pause pour voir l’étape la plus facile.',
  },
};
