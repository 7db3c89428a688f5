/** Makes the puzzles of days. There is no time limit: the page can stop it. */
import { puzzleKey } from '@pencilmark/game';
import { createGeometry, generate } from 'pencilmark';
import { serve } from '../workers/serve.ts';
import { sharesOf } from '../puzzles/kinds/made-levels.ts';
import { ruleSetsOf, specOf } from '../puzzles/kinds/kinds.ts';
import { recipeOf } from './recipes.ts';

/** The puzzle with an id, as written by `puzzleKey`; undefined if there is none. */
function make(id: string): string | undefined {
  const recipe = recipeOf(id);
  const geometry = recipe && createGeometry(specOf(recipe));
  if (!geometry?.ok) return undefined;
  const { level } = recipe!;
  const rules = ruleSetsOf(recipe!.rules);
  const share = sharesOf(recipe!)[level];
  const [made] = generate({
    geometry: geometry.value,
    seed: id,
    target: { kind: 'level', level },
    ...(rules.length > 0 && { rules }),
    ...(share !== undefined && { givens: Math.round((geometry.value.cells.length * share) / 100) }),
  });
  return made?.puzzle && puzzleKey(made.puzzle);
}

const api = { make };
export type DaysApi = typeof api;

serve(api);
