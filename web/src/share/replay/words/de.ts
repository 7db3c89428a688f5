import type { enReplay } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${count} Züge`);

/** German for replays. */
export const deReplay: typeof enReplay = {
  title: 'Noch einmal ansehen',
  share: 'Teilen',
  back: 'Zum Spiel',
  none: 'In diesem Spiel gibt es noch keinen Zug.',
  start: 'Anfang',
  scrubber: 'Augenblick des Spiels',
  moment: (place, all, what, time) => `Zug ${place} von ${all}, ${time}: ${what}`,
  beginning: (count) => `Anfang; ${moves(count)} folgen`,
  buttons: {
    first: 'An den Anfang',
    back: 'Einen Zug zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Einen Zug weiter',
    last: 'Ans Ende',
  },
  pace: 'Tempo',
  paces: { slow: 'Langsam', steady: 'Gemächlich', quick: 'Schnell', real: 'Wie gespielt' },
  branch: 'Zweig',
  branches: {
    main: (count) => `Das Spiel selbst, ${moves(count)}`,
    side: (count, own, from) => `Zweig ${count}: ${moves(own)} nach Zug ${from}`,
  },

  times: {
    title: 'Wohin die Zeit ging',
    total: (time, count) => `${time} für ${moves(count)}.`,
    elsewhere: (time) => `Weitere ${time} gingen in andere Zweige.`,
    longest: 'Die längsten Überlegungen',
    thought: (time, place, what) => `${time} vor Zug ${place}: ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  seen: {
    title: 'In diesem Augenblick',
    looking: 'Der leichteste Schritt wird gesucht …',
    step: (technique) => `Das wäre zu sehen gewesen: ${technique}.`,
    show: 'Zeigen',
    hide: 'Verbergen',
    failed: 'Das ließ sich nicht herausfinden.',
    playing: 'Halte an, und der leichteste Schritt dieses Augenblicks wird gesucht.',
  },
};
