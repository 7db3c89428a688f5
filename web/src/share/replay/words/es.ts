import type { enReplay } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 jugada' : `${count} jugadas`);

/** Spanish for replays. */
export const esReplay: typeof enReplay = {
  title: 'Ver de nuevo',
  share: 'Compartir',
  back: 'A la partida',
  none: 'En esta partida aún no hay ninguna jugada.',
  start: 'Inicio',
  scrubber: 'Momento de la partida',
  moment: (place, all, what, time) => `Jugada ${place} de ${all}, ${time}: ${what}`,
  beginning: (count) => `Inicio de ${moves(count)}`,
  buttons: {
    first: 'Al principio',
    back: 'Una jugada atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    forward: 'Una jugada adelante',
    last: 'Al final',
  },
  pace: 'Ritmo',
  paces: { slow: 'Lento', steady: 'Pausado', quick: 'Rápido', real: 'Como se jugó' },
  branch: 'Rama',
  branches: {
    main: (count) => `La partida misma, ${moves(count)}`,
    side: (count, own, from) => `Rama ${count}: ${moves(own)} tras la jugada ${from}`,
  },

  times: {
    title: 'En qué se fue el tiempo',
    total: (time, count) => `${time} para ${moves(count)}.`,
    elsewhere: (time) => `${time} más en otras ramas.`,
    longest: 'Las reflexiones más largas',
    thought: (time, place, what) => `${time} antes de la jugada ${place}: ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  seen: {
    title: 'En este momento',
    looking: 'Buscando el paso más fácil …',
    step: (technique) => `Podrías haber visto: ${technique}.`,
    show: 'Mostrar',
    hide: 'Ocultar',
    failed: 'No se pudo averiguar.',
    playing: 'Haz una pausa, y se buscará el paso más fácil de ese momento.',
  },
};
