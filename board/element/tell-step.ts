import { EN, explain, type PathStep, type Puzzle, solveLogically } from 'pencilmark';
import { type Drawing, drawStep } from '@pencilmark/board';

/** The drawing and the words of a step of the logical path, counted from 1; the last one where there are fewer. */
export function tellStep(
  puzzle: Puzzle,
  wanted: number,
): { readonly drawing: Drawing; readonly text: string } | undefined {
  const { geometry, constraints, givens } = puzzle;
  let last: PathStep | undefined;
  let count = 0;
  for (const found of solveLogically(puzzle)) {
    last = found;
    if (++count >= wanted) break;
  }
  if (!last) return undefined;
  const { step, digits, candidates } = last;
  const { name, why } = explain(step, geometry, EN, digits);
  const drawing = drawStep({ geometry, constraints, givens, digits, candidates }, step);
  return { drawing, text: `${name}. ${why.join(' ')}` };
}
