import type { Level, PuzzleLevel } from 'pencilmark';

export const LEVELS: Readonly<Record<PuzzleLevel, string>> = {
  beginner: 'Beginner',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  extreme: 'Extreme',
  beyond: 'Beyond',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<Level, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unfair: 'Unfair',
  extreme: 'Extreme',
};
