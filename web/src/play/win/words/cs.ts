import type { enWin } from './en.ts';

const PACES = {
  hare: 'rychle jako zajíc',
  between: 'mezi zajícem a želvou',
  tortoise: 'vytrvale jako želva',
} as const;

export const csWin: typeof enWin = {
  share: 'Sdílet',
  replay: 'Záznam hry',
  title: 'Vyřešeno',
  solvedIn: (time) => `Vyřešeno za ${time}`,
  again: 'Hrát znovu',
  byProgram: 'Vyřešil Pencilmark',
  looked: 'Vyřešeno, po nahlédnutí do řešení',
  next: 'Další sudoku',
  help: {
    none: 'Bez pomoci',
    hints: (hints) => (hints === 1 ? 'S 1 radou' : `Rad: ${hints}`),
    other: 'S pomocí',
  },
  copied: 'Výsledek zkopírován',
  usual: (time) => `Obvykle: ${time}`,
  first: (level) => `Poprvé: ${level}`,
  best: 'Nový rekord',
  faster: 'rychleji',
  slower: 'pomaleji',
  games: (games, level, areAll) => `tvoje ${areAll ? '' : 'poslední '}hry (${level}): ${games}`,
  another: (level) => `Další: ${level}`,
  twist: 'Zahrát dnešní variantu',
  pace: (pace) => PACES[pace],
  gauge: (time, par, pace) => `${time} (orientačně ${par}): ${PACES[pace]}.`,
};
