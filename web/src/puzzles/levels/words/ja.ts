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

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: '初級',
  medium: '中級',
  hard: '上級',
  unfair: '難問',
  extreme: '超難問',
};
