/** Makes puzzles of a level. There is no limit of time: the page can end it. */
import {
  createGeometry,
  createPuzzle,
  type Difficulty,
  difficultyOf,
  type Digits,
  generate,
  type Geometry,
  type GeometrySpec,
} from 'pencilmark';
import { serve } from './call.ts';

/** The puzzle to make: a level, or that of another puzzle's givens on the same board. */
export interface AnotherQuestion {
  readonly spec: GeometrySpec;
  readonly wanted: { readonly level: Difficulty } | { readonly givens: Digits };
  readonly seed: string;
}

export interface AnotherPuzzle {
  readonly givens: Digits;
  readonly level: Difficulty;
}

/** Undefined if none of a great many attempts was of the level. */
function another({ spec, wanted, seed }: AnotherQuestion): AnotherPuzzle | undefined {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const level = 'level' in wanted ? wanted.level : levelOf(geometry.value, wanted.givens);
  const target = { kind: 'level', level } as const;
  const [made] = generate({ geometry: geometry.value, seed, target });
  return made?.puzzle && { givens: made.puzzle.givens, level };
}

function levelOf(geometry: Geometry, givens: Digits): Difficulty {
  const puzzle = createPuzzle(geometry, givens);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return difficultyOf(puzzle.value).level;
}

const api = { another };
export type AnotherApi = typeof api;

serve(api);
