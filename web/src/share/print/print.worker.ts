/** Solves and rates the puzzles to be printed, or makes them, one after another. */
import {
  countSolutions,
  createGeometry,
  generateSteps,
  type Geometry,
  type GeometrySpec,
  difficultyOf,
  type Puzzle,
} from 'pencilmark';
import { serve } from '../../workers/serve.ts';
import { unpackPuzzle } from '../../workers/unpack-puzzle.ts';
import { packPuzzle, type WirePuzzle } from '../../workers/wire-puzzle.ts';
import type { Judged, PrintAnswer, PrintQuestion } from './judging.ts';

/** Time limits for the solutions of a puzzle and for its level, in ms each. */
const PATIENCE = 8_000;

/** Maximum number of attempts at a puzzle of a level. */
const MAX_ATTEMPTS = 5_000;

function answer(question: PrintQuestion, report: Report): void {
  if (question.ask === 'make') return make(question, report);
  for (const [index, wire] of question.puzzles.entries())
    report({ kind: 'judged', index, judged: judge(unpackPuzzle(wire)) });
}

type Report = (answer: PrintAnswer) => void;

function judge(puzzle: Puzzle): Judged {
  const { status, count: found, examples } = countSolutions(puzzle, 2, { shouldStop: until(PATIENCE) });
  if (status === 'stopped') return { kind: 'unknown' };
  if (found === 0) return { kind: 'none' };
  if (found > 1) return { kind: 'multiple', solution: examples[0] };
  const rating = difficultyOf(puzzle, { shouldStop: until(PATIENCE) });
  const level = rating.end === 'stopped' ? {} : { level: rating.level, score: rating.score };
  return { kind: 'unique', solution: examples[0], ...level };
}

function make(
  { spec, level, count: wanted, seed }: Extract<PrintQuestion, { ask: 'make' }>,
  report: Report,
): void {
  const geometry = geometryOf(spec);
  const target = { kind: 'level', level } as const;
  const options = { geometry, seed, count: wanted, target, maxAttempts: MAX_ATTEMPTS };
  const steps = generateSteps(options);
  let reported = 0;
  for (let next = steps.next(); !next.done; next = steps.next()) {
    const { attempts, generated } = next.value;
    if (generated) report({ kind: 'made', index: generated.index, ...packed(generated.puzzle) });
    else if (attempts >= reported + 20) report({ kind: 'attempts', attempts: (reported = attempts) });
  }
}

function packed(puzzle: Puzzle | undefined): { puzzle?: WirePuzzle } {
  return puzzle ? { puzzle: packPuzzle(puzzle) } : {};
}

function until(patience: number): () => boolean {
  const end = performance.now() + patience;
  return () => performance.now() > end;
}

function geometryOf(spec: GeometrySpec): Geometry {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
}

const api = { answer };
export type PrintApi = typeof api;

serve(api);
