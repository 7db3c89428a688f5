/** Makes the puzzles of days. There is no limit of time: the page can end it. */
import 'pencilmark/constraints';
import { puzzleKey } from '@pencilmark/game';
import { createGeometry, generate } from 'pencilmark';
import { serve } from '../workers/call.ts';
import { recipeOf } from './recipes.ts';

/** The puzzle of an id as `puzzleKey` writes it; undefined if there is none. */
function make(id: string): string | undefined {
  const recipe = recipeOf(id);
  const geometry = recipe && createGeometry(recipe.spec);
  if (!geometry?.ok) return undefined;
  const { rules, level } = recipe!;
  const [made] = generate({
    geometry: geometry.value,
    seed: id,
    target: { kind: 'level', level },
    ...(rules.length > 0 && { rules }),
  });
  return made?.puzzle && puzzleKey(made.puzzle);
}

const api = { make };
export type DaysApi = typeof api;

serve(api);
