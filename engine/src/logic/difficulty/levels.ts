/*
 * Separate from the table, which imports the catalogue of techniques: code that only names levels needs no technique.
 */

/** Levels with plain names, from puzzles that scanning solves to puzzles that no pattern solves. */
export const DIFFICULTIES = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme', 'beyond'] as const;
/** One of `DIFFICULTIES`. */
export type Difficulty = (typeof DIFFICULTIES)[number];
