import type { enWin } from './en.ts';

const PACES = {
  hare: 'rychle jako zajíc',
  between: 'mezi zajícem a želvou',
  tortoise: 'vytrvale jako želva',
} as const;

export const csWin: typeof enWin = {
  share: 'Sdílet',
  replay: 'Přehrát',
  title: 'Vyřešeno',
  byProgram: 'Vyřešil Pencilmark',
  next: 'Další sudoku',
  help: {
    none: 'Bez pomoci',
    hints: (hints) => (hints === 1 ? 'S 1 radou' : `Rad: ${hints}`),
    other: 'S pomocí',
  },
  usual: (time) => `Obvykle: ${time}`,
  first: (level) => `Poprvé: ${level}`,
  best: 'Nový rekord',
  faster: 'rychleji',
  slower: 'pomaleji',
  games: (games, level) => `vaše hry (${level}): ${games}`,
  another: (level) => `Další: ${level}`,
  twist: 'Zahrát dnešní variantu',
  streak: (days) => `Dnů v řadě: ${days}`,
  gauge: (time, par, pace) => `${time}, přičemž dobrý čas je ${par}: ${PACES[pace]}.`,
};
