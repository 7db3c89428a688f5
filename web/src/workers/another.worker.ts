/** Makes puzzles of a level, on any board and with rules. There is no time limit: the page can stop it. */
import {
  createGeometry,
  createRandom,
  defaultBox,
  type Difficulty,
  difficultyOf,
  generate,
  type Geometry,
  type GeometrySpec,
  randomRegions,
  type RuleSetName,
} from 'pencilmark';
import { serve } from './serve.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';
import { packPuzzle, type WirePuzzle } from './wire-puzzle.ts';

/** The puzzle to make: of a given level, or of the level of another puzzle on the same board. */
export interface AnotherQuestion {
  readonly spec: GeometrySpec;
  /** Whether the regions of the board are generated again. */
  readonly hasFreshRegions: boolean;
  readonly rules: readonly RuleSetName[];
  readonly wanted: { readonly level: Difficulty } | { readonly like: WirePuzzle };
  /** The percentage of given cells at a level; the default if there is no entry. */
  readonly shares: Readonly<Partial<Record<Difficulty, number>>>;
  readonly seed: string;
}

export interface AnotherPuzzle {
  readonly puzzle: WirePuzzle;
  readonly level: Difficulty;
  readonly score: number;
}

/** Boards with random regions that no full grid fits are rare. */
const REGIONS_TRIED = 8;

/** Undefined if none of a great many attempts has the level. */
function another(question: AnotherQuestion): AnotherPuzzle | undefined {
  const { spec, hasFreshRegions, rules, wanted, seed } = question;
  const level = 'level' in wanted ? wanted.level : levelOf(wanted.like, rules);
  const target = { kind: 'level', level } as const;
  const share = question.shares[level];
  for (let tried = 0; tried < (hasFreshRegions ? REGIONS_TRIED : 1); tried++) {
    const geometry = boardOf(hasFreshRegions ? withRegions(spec, `${seed} ${tried}`) : spec);
    const givens = share === undefined ? {} : { givens: Math.round((geometry.cells.length * share) / 100) };
    const options = { geometry, seed, target, rules, ...givens };
    const made = firstOf(options, hasFreshRegions);
    if (!made?.puzzle) continue;
    const { puzzle, rating } = made;
    return { puzzle: packPuzzle(puzzle), level, score: rating?.score ?? 0 };
  }
  return undefined;
}

/** Regions that no grid fits are refused; others are then generated. */
function firstOf(options: Parameters<typeof generate>[0], mayBeRefused: boolean) {
  try {
    return [...generate(options)].at(0);
  } catch (error) {
    if (mayBeRefused && error instanceof RangeError) return undefined;
    throw error;
  }
}

function withRegions(spec: GeometrySpec, seed: string): GeometrySpec {
  const { size } = spec;
  const boxes = defaultBox(size) ?? { rows: 1, columns: size };
  return { ...spec, regions: randomRegions(size, boxes, createRandom(`${seed} regions`), 2 * size) };
}

function boardOf(spec: GeometrySpec): Geometry {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
}

/** With rules, no puzzle is made at beginner level. */
function levelOf(puzzle: WirePuzzle, rules: readonly RuleSetName[]): Difficulty {
  const { level } = difficultyOf(unpackPuzzle(puzzle));
  return level === 'beginner' && rules.length > 0 ? 'easy' : level;
}

const api = { another };
export type AnotherApi = typeof api;

serve(api);
