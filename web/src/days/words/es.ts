import type { enDays } from './en.ts';

export const esDays: typeof enDays = {
  week: 'Esta semana',
  streak: (count) => [String(count), count === 1 ? ' día' : ' días seguidos'],
  marks: {
    none: 'sin empezar',
    begun: 'en curso',
    later: 'resuelto más tarde',
    solved: 'resuelto ese mismo día',
  },
};
