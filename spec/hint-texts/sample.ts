/** Steps to read: examples of every technique, and steps along the paths of generated puzzles. */
import {
  classic9,
  type Constraint,
  CONSTRAINT_KINDS,
  createRandom,
  type Digits,
  type DigitSet,
  type Geometry,
  generate,
  parseLine,
  type Puzzle,
  type Random,
  shuffle,
  solveLogically,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import { readFileSync } from 'node:fs';
import { randomVariant } from '../constraint-kinds/random-variant.ts';
import { EXAMPLES, stepOf } from '../technique-book/examples.ts';

/** A step and the board on which it was found. */
export interface Sample {
  readonly geometry: Geometry;
  readonly constraints: readonly Constraint[];
  readonly givens: Digits;
  readonly digits: Digits;
  readonly candidates: readonly DigitSet[];
  readonly step: Step;
}

/** The same for the same seed. Each technique occurs once before any is repeated, as far as the count allows. */
export function drawSteps(seed: string, count: number): Sample[] {
  const random = createRandom(seed);
  const drawn: Sample[] = shuffle([...EXAMPLES.values()], random)
    .slice(0, count)
    .flatMap((example) => {
      const step = stepOf(example);
      return step ? [{ ...example, step }] : [];
    });
  const perTechnique = new Map<TechniqueId, number>();
  for (let k = 0; drawn.length < count; k++) {
    for (const sample of alongPath(puzzleFor(k, random))) {
      const { technique } = sample.step;
      const before = perTechnique.get(technique) ?? 0;
      if (drawn.length >= count || before > k / PUZZLES_PER_STEP) continue;
      perTechnique.set(technique, before + 1);
      drawn.push(sample);
    }
  }
  return shuffle(drawn, random);
}

/** The number of puzzles before a technique is taken again: otherwise singles would fill everything. */
const PUZZLES_PER_STEP = 6;
const MAX_STEPS = 90;
const MANY_RULES = 14;
/** Their solutions take too long to count. */
const SLOW_KINDS: ReadonlySet<string> = new Set(['full-rank', 'doppelganger']);

/** Hard puzzles, for long chains and nets. */
const HARD = readFileSync(new URL('../samples/top1465.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** In turn a hard puzzle, one with rules of one kind, and any other. */
function puzzleFor(k: number, random: Random): Puzzle {
  const seed = String(random.below(2 ** 30));
  if (k % 3 === 0) {
    const sheet = parseLine(HARD[random.below(HARD.length)]);
    if (sheet.ok && sheet.value) return sheet.value.puzzle;
  }
  if (k % 3 === 1) {
    const kinds = CONSTRAINT_KINDS.filter((kind) => !SLOW_KINDS.has(kind));
    const kind = kinds[random.below(kinds.length)];
    const made = randomVariant(classic9(), [kind], MANY_RULES, random);
    if (made) return made.puzzle;
  }
  const [{ puzzle }] = generate({ geometry: classic9(), seed, count: 1 });
  return puzzle!;
}

function* alongPath(puzzle: Puzzle): Generator<Sample> {
  for (const { step, digits, candidates } of solveLogically(puzzle, { maxSteps: MAX_STEPS })) {
    if (step.technique === 'brute-force') return;
    yield { ...puzzle, digits: [...digits], candidates: [...candidates], step };
  }
}
