import type { enReplay } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 coup' : `${count} coups`);

/** French for replays. */
export const frReplay: typeof enReplay = {
  title: 'Revoir la partie',
  share: 'Partager',
  back: 'À la partie',
  none: 'Il n’y a encore aucun coup dans cette partie.',
  start: 'Début',
  scrubber: 'Moment de la partie',
  moment: (place, all, what, time) => `Coup ${place} sur ${all}, ${time} : ${what}`,
  beginning: (count) => `Début de ${moves(count)}`,
  buttons: {
    first: 'Au début',
    back: 'Un coup en arrière',
    play: 'Lire',
    pause: 'Pause',
    forward: 'Un coup en avant',
    last: 'À la fin',
  },
  pace: 'Allure',
  paces: { slow: 'Lente', steady: 'Régulière', quick: 'Rapide', real: 'Comme jouée' },
  branch: 'Branche',
  branches: {
    main: (count) => `La partie même, ${moves(count)}`,
    side: (count, own, from) => `Branche ${count} : ${moves(own)} après le coup ${from}`,
  },

  times: {
    title: 'Où est passé le temps',
    total: (time, count) => `${time} pour ${moves(count)}.`,
    elsewhere: (time) => `${time} de plus dans d’autres branches.`,
    longest: 'Les plus longues réflexions',
    thought: (time, place, what) => `${time} avant le coup ${place} : ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  seen: {
    title: 'À ce moment',
    looking: 'Recherche du pas le plus facile …',
    step: (technique) => `Vous auriez pu voir : ${technique}.`,
    show: 'Montrer',
    hide: 'Cacher',
    failed: 'Cela n’a pas pu être trouvé.',
    playing: 'Mettez en pause, et le pas le plus facile de ce moment sera cherché.',
  },
};
