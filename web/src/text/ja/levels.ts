import type { Level, PuzzleLevel } from 'pencilmark';

export const LEVELS: Readonly<Record<PuzzleLevel, string>> = {
  beginner: '入門',
  easy: '初級',
  medium: '中級',
  hard: '上級',
  expert: 'エキスパート',
  extreme: '超難問',
  beyond: '限界の先',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<Level, string>> = {
  easy: '初級',
  medium: '中級',
  hard: '上級',
  unfair: '難問',
  extreme: '超難問',
};
