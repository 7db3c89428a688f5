/** Every long call reacts to an `AbortSignal`, whether aborted before the call or during its work. */
import { describe, expect, test } from 'vitest';
import {
  canonicalForm,
  checkUniqueness,
  classic9,
  countBatch,
  countByCandidate,
  countSolutions,
  createPosition,
  createRater,
  difficultyOf,
  emptyPuzzle,
  enumerateSolutions,
  findBackdoors,
  findContradiction,
  findEquivalence,
  findExtraGivens,
  findMinimalSubpuzzles,
  findRedundantConstraints,
  findRedundantGivens,
  findSteps,
  generate,
  nextStep,
  plainBoard,
  rateByHodokuPath,
  rateByHodokuTable,
  ratedSteps,
  ratePuzzle,
  runAlgorithm,
  solve,
  solveLines,
  solveLogically,
  solveLogicallyInPlace,
  type Stopping,
  trueCandidates,
} from './index.ts';
import { parsePlainLine } from './formats/lines/plain-line.ts';
import { unwrap } from './result.ts';

const LINE = '9..2.....3...7.8...5...472..2513...8..9.....2.8.........8..2.73..3...5....18....4';
const puzzle = unwrap(parsePlainLine(LINE));
const solution = solve(puzzle).solution!;
const impossible = { ...puzzle, givens: puzzle.givens.with(1, 9) };
const empty = emptyPuzzle(classic9());
const large = emptyPuzzle(plainBoard(16));
const position = () => createPosition(puzzle);
const all = (values: Iterable<unknown>): unknown => [...values];

const CALLS: Readonly<Record<string, (options: Stopping) => unknown>> = {
  solve: (options) => solve(puzzle, options),
  checkUniqueness: (options) => checkUniqueness(puzzle, options),
  countSolutions: (options) => countSolutions(empty, Infinity, options),
  enumerateSolutions: (options) => all(enumerateSolutions(puzzle, options)),
  countByCandidate: (options) => countByCandidate(puzzle, 2, options),
  trueCandidates: (options) => trueCandidates(puzzle, puzzle.givens, options),
  countBatch: (options) => countBatch(new Uint8Array(81), new Uint32Array(1), options),
  solveLines: (options) => solveLines(new Uint8Array(82), new Uint8Array(82), new Uint32Array(1), options),
  runAlgorithm: (options) => runAlgorithm('brute-force', puzzle, options),
  findContradiction: (options) => findContradiction(impossible, options),
  findRedundantGivens: (options) => findRedundantGivens(puzzle, options),
  findRedundantConstraints: (options) => findRedundantConstraints(puzzle, options),
  findExtraGivens: (options) => findExtraGivens(puzzle, options),
  findMinimalSubpuzzles: (options) => findMinimalSubpuzzles(puzzle, 2, options),
  findBackdoors: (options) => findBackdoors(puzzle, solution, options),
  canonicalForm: (options) => canonicalForm(large, options),
  findEquivalence: (options) => findEquivalence(large, large, options),
  nextStep: (options) => nextStep(position(), options),
  findSteps: (options) => all(findSteps(position(), options)),
  solveLogicallyInPlace: (options) => all(solveLogicallyInPlace(position(), options)),
  solveLogically: (options) => all(solveLogically(puzzle, options)),
  difficultyOf: (options) => difficultyOf(puzzle, options),
  rateByHodokuTable: (options) => rateByHodokuTable(puzzle, options),
  ratePuzzle: (options) => ratePuzzle(puzzle, 'se-1.2.1', options),
  ratedSteps: (options) => ratedSteps(puzzle, 'se-1.2.1', options),
  createRater: (options) => createRater('se-1.2.1')(puzzle.givens, options),
  rateByHodokuPath: (options) => rateByHodokuPath(puzzle, options),
  generate: (options) => all(generate({ geometry: classic9(), seed: 'signal', count: 2 }, options)),
};

describe('a signal aborted before ends the call with its reason', () => {
  const reason = new Error('no longer wanted');
  test.each(Object.entries(CALLS))('%s', (_, call) => {
    expect(() => call({ signal: AbortSignal.abort(reason) })).toThrow(reason);
  });

  test('which is an AbortError where nothing else was said', () => {
    expect(() => solve(puzzle, { signal: AbortSignal.abort() })).toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
  });
});

describe('a signal that is never aborted changes nothing', () => {
  const quick = Object.entries(CALLS).filter(([name]) => name !== 'countSolutions');
  test.each(quick)('%s', (_, call) => {
    const { signal } = new AbortController();
    expect(call({ signal })).toEqual(call({}));
  });
});

test.each([
  ['a search', CALLS.countSolutions],
  ['a generator', CALLS.generate],
  ['a path of logic', CALLS.solveLogically],
  ['a rating', CALLS.ratePuzzle],
])('%s hears a signal while it works', (_, call) => {
  const abort = new AbortController();
  let asked = 0;
  // The work itself is the only thing that can abort it: no event is heard before it has ended.
  const shouldStop = (): boolean => {
    if (++asked === 2) abort.abort();
    return false;
  };
  expect(() => call({ signal: abort.signal, shouldStop })).toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  expect(asked).toBe(2);
});

test('a generator hears it between two values', async () => {
  const abort = new AbortController();
  const seen: number[] = [];
  const puzzles = generate({ geometry: classic9(), seed: 'signal', count: 500 }, { signal: abort.signal });
  const run = async (): Promise<void> => {
    for (const { index } of puzzles) {
      seen.push(index);
      if (index === 2) setTimeout(() => abort.abort());
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen.length).toBeLessThan(500);
});
