import type { Level, PuzzleLevel } from 'pencilmark';

export const LEVELS: Readonly<Record<PuzzleLevel, string>> = {
  beginner: 'مبتدئ',
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
  expert: 'خبير',
  extreme: 'شديد',
  beyond: 'ما وراء ذلك',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<Level, string>> = {
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
  unfair: 'مجحف',
  extreme: 'شديد',
};
