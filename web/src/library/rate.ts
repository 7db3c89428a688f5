import 'pencilmark/constraints';
import { puzzleOfKey } from '@pencilmark/game';
import { checkUniqueness, difficultyOf, type Puzzle } from 'pencilmark';
import type { StoredRating } from '../storage/database.ts';
import { writeRatings } from '../storage/library.ts';

/** Time limit per puzzle, in ms: after that its level is given up, and the next puzzle is rated. */
const PATIENCE = 10_000;

/** Finds the number of solutions of each puzzle and, if there is one, its level; and stores them. */
export async function rate(puzzles: readonly string[]): Promise<StoredRating[]> {
  const ratings = puzzles.flatMap((key): StoredRating[] => {
    const puzzle = puzzleOfKey(key);
    const rating = puzzle.ok ? ratingOf(puzzle.value) : undefined;
    return rating ? [{ puzzle: key, ...rating }] : [];
  });
  await writeRatings(ratings);
  return ratings;
}

function ratingOf(puzzle: Puzzle): Omit<StoredRating, 'puzzle'> | undefined {
  const end = performance.now() + PATIENCE;
  const shouldStop = (): boolean => performance.now() > end;
  const solutions = checkUniqueness(puzzle, { shouldStop });
  if (solutions !== 'unique') return solutions && { solutions };
  const { level, score, end: pathEnd } = difficultyOf(puzzle, { shouldStop });
  return pathEnd === 'stopped' ? { solutions } : { solutions, level, score };
}
