import type { HodokuLevel, Difficulty } from 'pencilmark';

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'Beginner',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  extreme: 'Extreme',
  beyond: 'Beyond',
};

/** The levels of single steps are HoDoKu's, under our names: a step and a puzzle are judged on one scale. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: LEVELS.easy,
  medium: LEVELS.medium,
  hard: LEVELS.hard,
  unfair: LEVELS.expert,
  extreme: LEVELS.extreme,
};
