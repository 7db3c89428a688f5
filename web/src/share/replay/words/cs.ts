import type { enReplay } from './en.ts';
import { plural } from '../../../puzzles/levels/words/cs.ts';

const moves = (count: number): string => plural(count, 'tah', 'tahy', 'tahů');

/** Czech for replays. */
export const csReplay: typeof enReplay = {
  title: 'Přehrát znovu',
  share: 'Sdílet',
  back: 'Ke hře',
  none: 'V této hře ještě není žádný tah.',
  start: 'Začátek',
  scrubber: 'Okamžik hry',
  moment: (place, all, what, time) => `Tah ${place} z ${all}, ${time}: ${what}`,
  beginning: (count) => `Začátek; následuje ${moves(count)}`,
  buttons: {
    first: 'Na začátek',
    back: 'O tah zpět',
    play: 'Přehrát',
    pause: 'Pozastavit',
    forward: 'O tah dál',
    last: 'Na konec',
  },
  pace: 'Tempo',
  paces: { slow: 'Pomalé', steady: 'Klidné', quick: 'Rychlé', real: 'Jak se hrálo' },
  branch: 'Větev',
  branches: {
    main: (count) => `Samotná hra, ${moves(count)}`,
    side: (count, own, from) => `Větev ${count}: ${moves(own)} po tahu ${from}`,
  },

  times: {
    title: 'Kam šel čas',
    total: (time, count) => `${time}, ${moves(count)}.`,
    elsewhere: (time) => `Dalších ${time} šlo do jiných větví.`,
    longest: 'Nejdelší přemýšlení',
    thought: (time, place, what) => `${time} před tahem ${place}: ${what}`,
    seconds: (seconds) => `${seconds} s`,
  },

  seen: {
    title: 'V tomto okamžiku',
    looking: 'Hledá se nejlehčí krok …',
    step: (technique) => `Dalo se vidět: ${technique}.`,
    show: 'Ukázat',
    hide: 'Skrýt',
    failed: 'Nepodařilo se to zjistit.',
    playing: 'Pozastav, a najde se nejlehčí krok toho okamžiku.',
  },
};
