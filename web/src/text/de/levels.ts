import type { Level, PuzzleLevel } from 'pencilmark';

export const LEVELS: Readonly<Record<PuzzleLevel, string>> = {
  beginner: 'Anfang',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  expert: 'Experte',
  extreme: 'Extrem',
  beyond: 'Jenseits',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<Level, string>> = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  unfair: 'Unfair',
  extreme: 'Extrem',
};
