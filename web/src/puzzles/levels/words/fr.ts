import type { HodokuLevel, Difficulty } from 'pencilmark';

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'Débutant',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  expert: 'Expert',
  extreme: 'Extrême',
  beyond: 'Au-delà',
};

/** HoDoKu's names of its levels. */
export const STEP_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  unfair: 'Retors',
  extreme: 'Extrême',
};
