import type { enWin } from './en.ts';

const PACES = {
  hare: 'rychle jako zajíc',
  between: 'mezi zajícem a želvou',
  tortoise: 'vytrvale jako želva',
} as const;

export const csWin: typeof enWin = {
  share: 'Sdílet',
  replay: 'Přehrát znovu',
  title: 'Vyřešeno',
  byProgram: 'Vyřešil program',
  all: 'Všechna sudoku',
  next: 'Další sudoku',
  text: 'Každá buňka je vyplněná, každé pravidlo dodržené.',
  gauge: (time, par, pace) => `${time}, přičemž dobrý čas je ${par}: ${PACES[pace]}.`,
};
