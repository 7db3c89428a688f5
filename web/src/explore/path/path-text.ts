import { conclusionsText, digitsAsLine, type DifficultyRating, type Puzzle, techniqueOf } from 'pencilmark';
import type { ExplainedStep } from '../../workers/path-protocol.ts';
import { pathTexts } from './words.ts';

/** A path as plain text: the puzzle, its rating, and a line for each step. */
export function pathAsText(
  puzzle: Puzzle,
  steps: readonly ExplainedStep[],
  rating?: DifficultyRating,
): string {
  const { geometry, givens } = puzzle;
  const lines = steps.map(({ step, name }, index) =>
    pathTexts.print.line({
      ...techniqueOf(step.technique),
      place: index + 1,
      name,
      conclusion: conclusionsText(geometry, step),
    }),
  );
  const total = rating ? [pathTexts.print.total(rating.level, rating.score, steps.length)] : [];
  return [digitsAsLine(geometry, givens), ...total, ...lines, ''].join('\n');
}
