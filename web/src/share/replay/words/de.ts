import type { enReplay } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${count} Züge`);

/** German for replays. */
export const deReplay: typeof enReplay = {
  title: 'Wiederholung',
  share: 'Teilen',
  back: 'Zurück zum Spiel',
  none: 'In diesem Spiel gibt es noch keine Züge.',
  start: 'Anfang',
  scrubber: 'Zeitpunkt im Spiel',
  moment: (place, all, what, time) => `Zug ${place} von ${all}, ${time}: ${what}`,
  beginning: (count) => `Anfang, ${moves(count)}`,
  buttons: {
    first: 'Erster Zug',
    back: 'Voriger Zug',
    play: 'Abspielen',
    pause: 'Pause',
    forward: 'Nächster Zug',
    last: 'Letzter Zug',
  },
  pace: 'Tempo',
  paces: { slow: 'Langsam', steady: 'Mittel', quick: 'Schnell', real: 'Echtzeit' },
  branch: 'Zweig',
  branches: {
    main: (count) => `Hauptlinie, ${moves(count)}`,
    side: (count, own, from) => `Zweig ${count}: ${moves(own)} nach Zug ${from}`,
  },

  times: {
    title: 'Wo die Zeit blieb',
    total: (time, count) => `${time} für ${moves(count)}.`,
    elsewhere: (time) => `Dazu ${time} in anderen Zweigen.`,
    longest: 'Längste Pausen',
    thought: (time, place, what) => `${time} vor Zug ${place}: ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  techniques: {
    title: 'Techniken',
    look: 'Benutzte Techniken suchen',
    looking: (place, moves) => `Zug ${place} von ${moves}`,
    stop: 'Stopp',
    found: (count) => (count === 1 ? '1 Technik gefunden' : `${count} Techniken gefunden`),
    used: (count, time) => `${moves(count)}, ${time}`,
    unexplained: (count) => `Von keiner Technik erklärt: ${moves(count)}.`,
    missed: 'Einen Blick wert',
    wasThere: (time, place, technique) => `${time} vor Zug ${place}: möglich war ${technique}`,
  },

  seen: {
    title: 'An dieser Stelle',
    looking: 'Sucht den einfachsten Schritt …',
    step: (technique) => `Hier möglich: ${technique}.`,
    show: 'Zeigen',
    hide: 'Ausblenden',
    failed: 'Kein Schritt gefunden.',
    playing: 'Drücke Pause, um den einfachsten Schritt zu sehen.',
  },
};
