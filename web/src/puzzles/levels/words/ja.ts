import type { HodokuLevel, Difficulty } from 'pencilmark';

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: '入門',
  easy: '初級',
  medium: '中級',
  hard: '上級',
  expert: 'エキスパート',
  extreme: '超難問',
  beyond: '限界の先',
};

/** The levels of single steps are HoDoKu's, under our names: a step and a puzzle are judged on one scale. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: LEVELS.easy,
  medium: LEVELS.medium,
  hard: LEVELS.hard,
  unfair: LEVELS.expert,
  extreme: LEVELS.extreme,
};
