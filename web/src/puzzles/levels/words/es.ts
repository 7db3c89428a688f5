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

/** The levels of single steps are HoDoKu's, under our names: a step and a puzzle are judged on one scale. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: LEVELS.easy,
  medium: LEVELS.medium,
  hard: LEVELS.hard,
  unfair: LEVELS.expert,
  extreme: LEVELS.extreme,
};
