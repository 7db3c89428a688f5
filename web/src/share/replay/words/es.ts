import type { enReplay } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 jugada' : `${count} jugadas`);

/** Spanish for replays. */
export const esReplay: typeof enReplay = {
  title: 'Repetición',
  share: 'Compartir',
  back: 'Volver a la partida',
  none: 'Aún no hay jugadas en esta partida.',
  start: 'Inicio',
  scrubber: 'Momento de la partida',
  moment: (place, all, what, time) => `Jugada ${place} de ${all}, ${time}: ${what}`,
  beginning: (count) => `Inicio de ${moves(count)}`,
  buttons: {
    first: 'Primera jugada',
    back: 'Jugada anterior',
    play: 'Reproducir',
    pause: 'Pausa',
    forward: 'Jugada siguiente',
    last: 'Última jugada',
  },
  pace: 'Velocidad',
  paces: { slow: 'Lenta', steady: 'Media', quick: 'Rápida', real: 'Tiempo real' },
  branch: 'Rama',
  branches: {
    main: (count) => `Línea principal, ${moves(count)}`,
    side: (count, own, from) => `Rama ${count}: ${moves(own)} tras la jugada ${from}`,
  },

  times: {
    title: 'Reparto del tiempo',
    total: (time, count) => `${time} para ${moves(count)}.`,
    elsewhere: (time) => `Más ${time} en otras ramas.`,
    longest: 'Pausas más largas',
    thought: (time, place, what) => `${time} antes de la jugada ${place}: ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  techniques: {
    title: 'Técnicas',
    look: 'Buscar las técnicas usadas',
    looking: (place, count) => `Jugada ${place} de ${count}`,
    stop: 'Parar',
    found: (count) => (count === 1 ? '1 técnica encontrada' : `${count} técnicas encontradas`),
    used: (count, time) => `${moves(count)}, ${time}`,
    unexplained: (count) =>
      count === 1 ? 'Ninguna técnica explica 1 jugada.' : `Ninguna técnica explica ${count} jugadas.`,
    missed: 'Vale la pena ver',
    wasThere: (time, place, technique) => `${time} antes de la jugada ${place}: era posible ${technique}`,
  },

  seen: {
    title: 'En este momento',
    looking: 'Buscando el paso más fácil …',
    step: (technique) => `Posible aquí: ${technique}.`,
    show: 'Mostrar',
    hide: 'Ocultar',
    failed: 'No se encontró ningún paso.',
    playing: 'Pausa para ver el paso más fácil.',
  },
};
