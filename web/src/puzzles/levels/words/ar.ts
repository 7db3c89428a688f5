import type { HodokuLevel, Difficulty } from 'pencilmark';

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'مبتدئ',
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
  expert: 'خبير',
  extreme: 'شديد',
  beyond: 'ما وراء ذلك',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
  unfair: 'مجحف',
  extreme: 'شديد',
};
