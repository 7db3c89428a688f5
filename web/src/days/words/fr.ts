import type { enDays } from './en.ts';

export const frDays: typeof enDays = {
  week: 'Cette semaine',
  streak: (count) => [String(count), count === 1 ? ' jour de suite' : ' jours de suite'],
  marks: {
    none: 'pas commencée',
    begun: 'en cours',
    later: 'résolue plus tard',
    solved: 'résolue le jour même',
  },
};
