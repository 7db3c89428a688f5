import type { Level, PuzzleLevel } from 'pencilmark';

export const LEVELS: Readonly<Record<PuzzleLevel, string>> = {
  beginner: 'Principiante',
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
  expert: 'Experto',
  extreme: 'Extremo',
  beyond: 'Más allá',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<Level, string>> = {
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
  unfair: 'Injusto',
  extreme: 'Extremo',
};
