import type { HodokuLevel, Difficulty } from 'pencilmark';

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'Anfang',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  expert: 'Experte',
  extreme: 'Extrem',
  beyond: 'Jenseits',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  unfair: 'Unfair',
  extreme: 'Extrem',
};
