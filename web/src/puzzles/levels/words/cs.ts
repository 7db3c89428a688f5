import type { HodokuLevel, Difficulty } from 'pencilmark';

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'Začátečník',
  easy: 'Lehké',
  medium: 'Střední',
  hard: 'Těžké',
  expert: 'Expert',
  extreme: 'Extrém',
  beyond: 'Za hranicí',
};

/** The levels of single steps are HoDoKu's, under our names: a step and a puzzle are judged on one scale. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: LEVELS.easy,
  medium: LEVELS.medium,
  hard: LEVELS.hard,
  unfair: LEVELS.expert,
  extreme: LEVELS.extreme,
};

/** One, two to four, and more: `krok`, `kroky`, `kroků`. */
export function plural(count: number, one: string, few: string, many: string): string {
  return `${count} ${count === 1 ? one : count >= 2 && count <= 4 ? few : many}`;
}
