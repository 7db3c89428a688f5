import type { enReplay } from './en.ts';
import { plural } from '../../../puzzles/levels/words/cs.ts';

const moves = (count: number): string => plural(count, 'tah', 'tahy', 'tahů');

/** Czech for replays. */
export const csReplay: typeof enReplay = {
  title: 'Záznam hry',
  share: 'Sdílet',
  back: 'Zpět ke hře',
  none: 'V této hře zatím nejsou žádné tahy.',
  start: 'Začátek',
  scrubber: 'Okamžik hry',
  moment: (place, all, what, time) => `Tah ${place} z ${all}, ${time}: ${what}`,
  beginning: (count) => `Začátek; následuje ${moves(count)}`,
  buttons: {
    first: 'První tah',
    back: 'Předchozí tah',
    play: 'Přehrát',
    pause: 'Pozastavit',
    forward: 'Další tah',
    last: 'Poslední tah',
  },
  pace: 'Rychlost',
  paces: { slow: 'Pomalu', steady: 'Středně', quick: 'Rychle', real: 'Skutečný čas' },
  branch: 'Větev',
  branches: {
    main: (count) => `Hlavní linie, ${moves(count)}`,
    side: (count, own, from) => `Větev ${count}: ${moves(own)} po tahu ${from}`,
  },

  times: {
    title: 'Rozdělení času',
    total: (time, count) => `${time}, ${moves(count)}.`,
    elsewhere: (time) => `Navíc ${time} v jiných větvích.`,
    longest: 'Nejdelší pauzy',
    thought: (time, place, what) => `${time} před tahem ${place}: ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  techniques: {
    title: 'Techniky',
    look: 'Najít použité techniky',
    looking: (place, count) => `Tah ${place} z ${count}`,
    stop: 'Zastavit',
    found: (count) => `Nalezené techniky: ${count}`,
    used: (count, time) => `${moves(count)}, ${time}`,
    unexplained: (count) => `Tahy, které žádná technika nevysvětlí: ${count}.`,
    missed: 'Stojí za pohled',
    wasThere: (time, place, technique) => `${time} před tahem ${place}: nabízelo se ${technique}`,
  },

  seen: {
    title: 'V tomto okamžiku',
    looking: 'Hledám nejlehčí krok …',
    step: (technique) => `Tady se nabízí: ${technique}.`,
    show: 'Ukázat',
    hide: 'Skrýt',
    failed: 'Žádný krok se nenašel.',
    playing: 'Pozastav a uvidíš nejlehčí krok.',
  },
};
