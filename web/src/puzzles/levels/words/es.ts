import type { HodokuLevel, Difficulty } from 'pencilmark';

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'Principiante',
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
  expert: 'Experto',
  extreme: 'Extremo',
  beyond: 'Más allá',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
  unfair: 'Injusto',
  extreme: 'Extremo',
};
