/* Apart from their table, which takes the catalogue of techniques along: whatever names a level needs no technique. */

/** Levels with plain names, from where scanning does to where no pattern helps. */
export const DIFFICULTIES = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme', 'beyond'] as const;
/** One of `DIFFICULTIES`. */
export type Difficulty = (typeof DIFFICULTIES)[number];
