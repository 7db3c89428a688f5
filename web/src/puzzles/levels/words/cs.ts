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

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: 'Lehké',
  medium: 'Střední',
  hard: 'Těžké',
  unfair: 'Nefér',
  extreme: 'Extrém',
};

/** One, two to four, and more: `krok`, `kroky`, `kroků`. */
export function plural(count: number, one: string, few: string, many: string): string {
  return `${count} ${count === 1 ? one : count >= 2 && count <= 4 ? few : many}`;
}
