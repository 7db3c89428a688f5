/**
 * `npm run variant-soundness -- [--puzzles N] [--steps N] [--seed S] [--file FILE.jsonl]`: random positions of puzzles with rules,
 * generated ones of every kind and those of a truth file; at each the steps of every technique that may be used, held
 * against the solution and the checker of evidence.
 *
 * `--steps` ends the run after so many, `--puzzles` after so many of each kind. A random position has some true digits placed and some false candidates struck. One puzzle in eight is dug to one
 * solution; in the others, of which nobody knows whether they have several, nothing is concluded from uniqueness. Prints
 * counts per technique, CPU time, and every step that is refused. Exit code: 0 nothing refused, 1 some refused, 2 wrong usage.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  classic9,
  CONSTRAINT_KINDS,
  type ConstraintKind,
  createPosition,
  createRandom,
  type Digits,
  digitsIn,
  eliminate,
  findSteps,
  placeDigit,
  type Position,
  type Puzzle,
  type Random,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { randomVariant } from '../constraint-kinds/random-variant.ts';
import { readTruthRecord } from '../truth/truth-record.ts';
import { boardOf, faultOf, now } from './variant-walk.ts';

export interface Soundness {
  positions: number;
  readonly steps: Map<TechniqueId, number>;
  readonly kinds: Set<ConstraintKind>;
  readonly refused: string[];
}

/** Positions for one puzzle, and steps of one technique in a position. */
const POSITIONS = 12;
const MAX_STEPS = 60;
/** The number of steps between two lines of progress. */
const REPORT_EVERY = 25_000;
/** Milliseconds of CPU time for one technique in one position. */
const PATIENCE = 150;
/** Nets are costly and are looked for now and then. */
const COSTLY = /^(forcing|grouped|als-xy-chain|franken|finned-franken)/;
const COSTLY_SHARE = 12;
/** One in this many puzzles is dug until it has one solution. */
const DUG_SHARE = 8;
/** Counting the solutions of these takes too long. */
const COUNTLESS: readonly ConstraintKind[] = ['full-rank', 'doppelganger'];

export function checkPuzzle(
  puzzle: Puzzle,
  solution: Digits,
  isUnique: boolean,
  random: Random,
  tally: Soundness,
): void {
  for (let k = 0; k < POSITIONS; k++) {
    const position = randomPosition(puzzle, solution, random);
    const board = boardOf(position);
    tally.positions++;
    const techniques = TECHNIQUES.filter(
      ({ id, use, assumes }) =>
        use === 'default' &&
        (isUnique || assumes === 'nothing') &&
        (!COSTLY.test(id) || random.below(COSTLY_SHARE) === 0),
    );
    for (const { id } of techniques) {
      if (id === 'brute-force') continue;
      let count = 0;
      const end = now() + PATIENCE;
      for (const step of findSteps(position, { techniques: [id], shouldStop: () => now() > end })) {
        tally.steps.set(id, (tally.steps.get(id) ?? 0) + 1);
        const fault = faultOf(step, solution, board);
        if (fault) tally.refused.push(`${id}: ${fault}: ${JSON.stringify({ step, givens: puzzle.givens })}`);
        if (++count >= MAX_STEPS) break;
      }
    }
  }
}

function randomPosition(puzzle: Puzzle, solution: Digits, random: Random): Position {
  const position = createPosition(puzzle);
  const placed = random.below(50);
  const struck = random.below(90);
  for (let cell = 0; cell < solution.length; cell++) {
    if (position.digits[cell] !== 0) continue;
    if (random.below(100) < placed) placeDigit(position, cell, solution[cell]);
    else
      for (const digit of digitsIn(position.candidates[cell]))
        if (digit !== solution[cell] && random.below(100) < struck) eliminate(position, cell, digit);
  }
  return position;
}

function main(): number {
  const { values } = parseArgs({
    options: {
      puzzles: { type: 'string', default: '10' },
      steps: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: 'pencilmark' },
      file: { type: 'string' },
    },
  });
  const many = Number(values.puzzles);
  if (!Number.isInteger(many) || many < 0 || !(Number(values.steps) > 0)) {
    console.error(
      'usage: npm run variant-soundness -- [--puzzles N] [--steps N] [--seed S] [--file FILE.jsonl]',
    );
    return 2;
  }
  const random = createRandom(values.seed);
  const tally: Soundness = { positions: 0, steps: new Map(), kinds: new Set(), refused: [] };
  const geometry = classic9();
  let printed = 0;
  const enough = Number(values.steps);
  let next = REPORT_EVERY;
  for (let n = 0; n < many && total(tally) < enough; n++) {
    for (const kind of CONSTRAINT_KINDS) {
      const dig = !COUNTLESS.includes(kind) && random.below(DUG_SHARE) === 0;
      const made = randomVariant(geometry, [kind], 3 + random.below(15), random, random.below(10), dig);
      if (!made) continue;
      checkPuzzle(made.puzzle, made.solution, dig, random, tally);
      tally.kinds.add(kind);
      if (total(tally) < next) continue;
      next = total(tally) + REPORT_EVERY;
      console.log(`${summary(tally)}, ${kind} of round ${n + 1}`);
      printed = printRefused(tally, printed);
    }
  }
  for (const line of values.file === undefined ? [] : readFileSync(values.file, 'utf8').trim().split('\n')) {
    const read = readTruthRecord(line);
    if (!read.ok || !read.value.puzzle || !read.value.solution) continue;
    const { puzzle, solution } = read.value;
    if (puzzle.constraints.length > 0 && solution.length <= 144)
      checkPuzzle(puzzle, solution, true, random, tally);
  }
  for (const { id, name } of TECHNIQUES)
    if (tally.steps.has(id)) console.log(`${name.padEnd(36)}${String(tally.steps.get(id)).padStart(10)}`);
  const missing = CONSTRAINT_KINDS.filter((kind) => !tally.kinds.has(kind));
  console.log(`kinds generated: ${tally.kinds.size} of ${CONSTRAINT_KINDS.length} ${missing.join(' ')}`);
  console.log(summary(tally));
  printRefused(tally, printed);
  return tally.refused.length === 0 ? 0 : 1;
}

/** Prints a few of the steps rejected since the last call. Returns the number rejected so far. */
function printRefused({ refused }: Soundness, printed: number): number {
  for (const why of refused.slice(printed, printed + 20)) console.log(`REFUSED ${why}`);
  return refused.length;
}

function summary(tally: Soundness): string {
  const { positions, refused } = tally;
  const seconds = (now() / 1000).toFixed(0);
  return `${positions} positions, ${total(tally)} steps, ${refused.length} refused, ${seconds} s of CPU time`;
}

function total({ steps }: Soundness): number {
  return [...steps.values()].reduce((sum, count) => sum + count, 0);
}

if (process.argv[1]?.endsWith('variant-soundness.ts')) process.exitCode = main();
