import type { enWin } from './en.ts';

const PACES = {
  hare: 'schnell wie ein Hase',
  between: 'zwischen Hase und Schildkröte',
  tortoise: 'beharrlich wie eine Schildkröte',
} as const;

export const deWin: typeof enWin = {
  share: 'Teilen',
  replay: 'Noch einmal ansehen',
  title: 'Gelöst',
  byProgram: 'Vom Programm gelöst',
  all: 'Alle Rätsel',
  next: 'Nächstes Rätsel',
  text: 'Jede Zelle ist gefüllt, jede Regel eingehalten.',
  gauge: (time, par, pace) => `${time}, wo ${par} gut ist: ${PACES[pace]}.`,
};
