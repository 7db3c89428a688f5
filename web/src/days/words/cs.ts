import type { enDays } from './en.ts';

export const csDays: typeof enDays = {
  week: 'Tento týden',
  streak: (count) => [
    String(count),
    count === 1 ? ' den' : count >= 2 && count <= 4 ? ' dny v řadě' : ' dní v řadě',
  ],
  marks: {
    none: 'nezapočaté',
    begun: 'rozehrané',
    later: 'vyřešené později',
    solved: 'vyřešené ten den',
  },
};
