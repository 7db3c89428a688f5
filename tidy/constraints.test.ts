/**
 * Constraints are easily forgotten: a function that takes a puzzle apart compiles without them. For each function that
 * the engine exports, this table states how it treats them.
 */
import * as engine from 'pencilmark';
import * as analysis from 'pencilmark/analysis';
import * as canonical from 'pencilmark/canonical';
import * as formats from 'pencilmark/formats';
import * as logic from 'pencilmark/logic';
import * as rating from 'pencilmark/rating';
import * as watch from 'pencilmark/watch';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { SOURCES } from './files.ts';
import { syntaxOf } from './syntax.ts';

type Attitude = 'obeys' | 'refuses' | 'houses' | 'carries';

/**
 * `obeys`: its answer takes constraints into account. `refuses`: an error, an ending or `undefined` shows that it does
 * not support them. `houses`: it looks only at houses, as its comment says, which remains correct. `carries`: it passes
 * them on.
 */
const ANSWERS: Readonly<Record<string, Attitude>> = {
  applyToPuzzle: 'carries',
  boardAfter: 'houses',
  candidatesOf: 'obeys',
  canonicalForm: 'refuses',
  checkUniqueness: 'obeys',
  countByCandidate: 'obeys',
  countBySearch: 'obeys',
  countSolutions: 'obeys',
  createChosenSearch: 'obeys',
  createClassicListing: 'houses',
  createConstrainedSearch: 'obeys',
  createCounter: 'obeys',
  createLearningSearch: 'refuses',
  createModel: 'obeys',
  createPosition: 'obeys',
  createRun: 'houses',
  createSearch: 'refuses',
  createTally: 'houses',
  difficultyOf: 'obeys',
  enumerateSolutions: 'obeys',
  findBackdoors: 'obeys',
  findConflicts: 'obeys',
  findContradiction: 'obeys',
  findEquivalence: 'refuses',
  findExtraGivens: 'obeys',
  findMinimalSubpuzzles: 'obeys',
  findRedundantConstraints: 'obeys',
  findRedundantGivens: 'obeys',
  givenCount: 'houses',
  hasOnlyHouses: 'obeys',
  impossibleLooks: 'obeys',
  inCatalogueOrder: 'obeys',
  isConsistent: 'obeys',
  isRatedWithin: 'refuses',
  isScannable: 'houses',
  isSolutionOf: 'obeys',
  keepsConstraints: 'obeys',
  minLexForm: 'refuses',
  puzzleGraph: 'refuses',
  puzzleToData: 'carries',
  rateByHodokuPath: 'refuses',
  rateByHodokuTable: 'obeys',
  ratedSteps: 'refuses',
  ratePath: 'obeys',
  ratePuzzle: 'refuses',
  ratingOf: 'houses',
  ratingOnTarget: 'houses',
  ratingRefusal: 'refuses',
  refinedEquivalence: 'refuses',
  refinedForm: 'refuses',
  requireOnlyHouses: 'refuses',
  requirePuzzle: 'houses',
  ruleBookOf: 'obeys',
  ruleWork: 'obeys',
  runAlgorithm: 'refuses',
  seenPath: 'obeys',
  solve: 'obeys',
  solveLogically: 'obeys',
  tablesUnder: 'obeys',
  trueCandidates: 'obeys',
  watchAlgorithm: 'refuses',
  withRest: 'carries',
  writtenCandidates: 'houses',
  visitSolutions: 'obeys',
};

const TAKES = /\b(Puzzle|PositionSource|Rules)\b/;

function takers(): string[] {
  const engine = SOURCES.filter(({ path }) => path.startsWith('engine/src/') && !path.endsWith('.test.ts'));
  return engine.flatMap((file) =>
    syntaxOf(file).statements.flatMap((statement) => {
      if (!ts.isFunctionDeclaration(statement) || !statement.name) return [];
      const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      const takes = statement.parameters.some(({ type }) => type && TAKES.test(type.getText()));
      return isExported && takes ? [statement.name.text] : [];
    }),
  );
}

test('every function that takes a puzzle was asked what it does about constraints', () => {
  const names = [...new Set(takers())].sort();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !Object.hasOwn(ANSWERS, name))).toEqual([]);
  expect(Object.keys(ANSWERS).filter((name) => !names.includes(name))).toEqual([]);
});

const PUBLIC: object = { ...engine, ...analysis, ...canonical, ...formats, ...logic, ...rating, ...watch };

const GRID = '864371259325849761971265843436192587198657432257483916689734125713528694542916378';
const SOLUTION = [...GRID].map(Number);

/**
 * Classic boards without and with a whisper: with one solution either way, with one only because of the line, with none
 * because of it.
 */
const PAIRS = [
  pair([0, 1, 9, 10, 13, 40, 80], 4),
  pair(cellsOf(8, 6), 4),
  pair([0, 1, 9, 10, 13, 40, 80], 6),
];

interface Pair {
  readonly plain: engine.Puzzle;
  readonly ruled: engine.Puzzle;
}

/** The grid without the digits of these cells. The line joins two cells that share no house. */
function pair(open: readonly number[], difference: number): Pair {
  const givens = SOLUTION.map((digit, cell) => (open.includes(cell) ? 0 : digit));
  const [plain, ruled] = [[], [{ kind: 'whisper', cells: [0, 13], difference } as const]].map(
    (constraints) => {
      const made = engine.createPuzzle(engine.classic9(), givens, undefined, constraints);
      if (!made.ok) throw new Error(made.error.message);
      return made.value;
    },
  );
  return { plain, ruled };
}

function cellsOf(...digits: readonly number[]): number[] {
  return SOLUTION.flatMap((digit, cell) => (digits.includes(digit) ? [cell] : []));
}

function symmetryOf({ geometry }: engine.Puzzle, parts: readonly canonical.SymmetryPart[]): engine.Symmetry {
  const drawn = canonical.randomSymmetry(geometry, engine.createRandom('turned'), parts);
  if (!drawn.ok) throw new Error(drawn.error.message);
  return drawn.value;
}

function unlessStuck(outcome: watch.AlgorithmOutcome): unknown {
  return outcome.status === 'stuck' ? undefined : outcome;
}

/** A call of each public function, with its arguments besides the puzzle. */
const CALLS: Readonly<Record<string, (puzzle: engine.Puzzle) => unknown>> = {
  applyToPuzzle: (puzzle) => engine.applyToPuzzle(symmetryOf(puzzle, ['rows', 'columns']), puzzle),
  boardAfter: (puzzle) => watch.boardAfter(puzzle, []),
  candidatesOf: (puzzle) => engine.candidatesOf(puzzle),
  canonicalForm: (puzzle) => canonical.canonicalForm(puzzle),
  countByCandidate: (puzzle) => engine.countByCandidate(puzzle, 5)?.map((counts) => [...counts]),
  countSolutions: (puzzle) => engine.countSolutions(puzzle, 100),
  createPosition: (puzzle) => [...logic.createPosition(puzzle).candidates],
  difficultyOf: (puzzle) => logic.difficultyOf(puzzle),
  enumerateSolutions: (puzzle) => [...engine.enumerateSolutions(puzzle)],
  findBackdoors: (puzzle) => analysis.findBackdoors(puzzle, SOLUTION),
  findConflicts: (puzzle) => engine.findConflicts(puzzle, SOLUTION),
  findContradiction: (puzzle) => analysis.findContradiction(puzzle),
  findEquivalence: (puzzle) => canonical.findEquivalence(puzzle, puzzle),
  findExtraGivens: (puzzle) => analysis.findExtraGivens(puzzle),
  findMinimalSubpuzzles: (puzzle) => analysis.findMinimalSubpuzzles(puzzle, 2, { tries: 200 }),
  findRedundantConstraints: (puzzle) => analysis.findRedundantConstraints(puzzle),
  findRedundantGivens: (puzzle) => analysis.findRedundantGivens(puzzle),
  givenCount: (puzzle) => engine.givenCount(puzzle),
  hasOnlyHouses: (puzzle) => engine.hasOnlyHouses(puzzle),
  rateByHodokuTable: (puzzle) => logic.rateByHodokuTable(puzzle),
  isConsistent: (puzzle) => engine.isConsistent(puzzle, SOLUTION),
  isSolutionOf: (puzzle) => engine.isSolutionOf(puzzle, SOLUTION),
  keepsConstraints: (puzzle) => canonical.keepsConstraints(symmetryOf(puzzle, ['digits']), puzzle),
  puzzleToData: (puzzle) => formats.puzzleToData(puzzle),
  rateByHodokuPath: (puzzle) => rating.rateByHodokuPath(puzzle),
  ratePath: (puzzle) => logic.ratePath(puzzle, [], 'solved'),
  ratePuzzle: (puzzle) => rating.ratePuzzle(puzzle, 'se-1.2.1'),
  ratedSteps: (puzzle) => rating.ratedSteps(puzzle, 'se-1.2.1'),
  runAlgorithm: (puzzle) => unlessStuck(watch.runAlgorithm('brute-force', puzzle)),
  checkUniqueness: (puzzle) => engine.checkUniqueness(puzzle),
  solve: (puzzle) => engine.solve(puzzle),
  solveLogically: (puzzle) => [...logic.solveLogically(puzzle)],
  trueCandidates: (puzzle) => engine.trueCandidates(puzzle),
  watchAlgorithm: (puzzle) => {
    const watched = watch.watchAlgorithm('brute-force', puzzle);
    for (;;) {
      const next = watched.next();
      if (next.done) return unlessStuck(next.value);
    }
  },
};

describe('a public function does what its answer says', () => {
  const names = Object.keys(ANSWERS).filter((name) => Object.hasOwn(PUBLIC, name));

  test('each one is called', () => expect(Object.keys(CALLS).sort()).toEqual(names.sort()));

  test.each(Object.entries(CALLS))('%s', (name, call) => {
    const answers = PAIRS.map(({ plain, ruled }) => [answerOf(call, plain), answerOf(call, ruled)]);
    expect(attitudeIn(answers)).toBe(ANSWERS[name]);
  });
});

/** As text; undefined if it refuses. */
function answerOf(call: (puzzle: engine.Puzzle) => unknown, puzzle: engine.Puzzle): string | undefined {
  try {
    const answer = call(puzzle);
    const isRefused = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
    return isRefused
      ? undefined
      : JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function attitudeIn(answers: readonly (readonly (string | undefined)[])[]): Attitude {
  if (answers.every(([, ruled]) => ruled === undefined)) return 'refuses';
  if (answers.every(([plain, ruled]) => plain === ruled)) return 'houses';
  return answers.every(([, ruled]) => ruled?.includes('"whisper"')) ? 'carries' : 'obeys';
}
