import type { enDays } from './en.ts';

export const deDays: typeof enDays = {
  week: 'Diese Woche',
  streak: (count) => [String(count), count === 1 ? ' Tag in Folge' : ' Tage in Folge'],
  marks: {
    none: 'nicht begonnen',
    begun: 'angefangen',
    later: 'später gelöst',
    solved: 'am selben Tag gelöst',
  },
};
