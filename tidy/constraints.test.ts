/**
 * Constraints are easily forgotten: a function that takes a puzzle apart compiles without them. Each one that the engine
 * exports was asked what it does about them, and its answer stands here.
 */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SOURCES } from './files.ts';
import { syntaxOf } from './syntax.ts';

/**
 * `obeys`: its answer takes constraints into account. `refuses`: says by an error, an ending or `undefined` that it is not
 * for them. `houses`: looks at houses alone, as its comment says, which stays right. `carries`: hands them on.
 */
const ANSWERS: Readonly<Record<string, 'obeys' | 'refuses' | 'houses' | 'carries'>> = {
  applyToPuzzle: 'carries',
  boardAfter: 'houses',
  candidatesOf: 'obeys',
  canonicalForm: 'refuses',
  countByCandidate: 'obeys',
  countSolutions: 'obeys',
  createConstrainedSearch: 'obeys',
  createCounter: 'obeys',
  createLearningSearch: 'refuses',
  createModel: 'obeys',
  createRun: 'houses',
  createSearch: 'refuses',
  createTally: 'houses',
  difficultyOf: 'houses',
  enumerateSolutions: 'obeys',
  findBackdoors: 'houses',
  findConflicts: 'obeys',
  findContradiction: 'obeys',
  findEquivalence: 'refuses',
  findExtraGivens: 'obeys',
  findMinimalSubpuzzles: 'obeys',
  findRedundantConstraints: 'obeys',
  findRedundantGivens: 'obeys',
  givenCount: 'houses',
  hasOnlyHouses: 'obeys',
  hodokuRating: 'houses',
  isConsistent: 'obeys',
  isScannable: 'houses',
  isSolutionOf: 'obeys',
  keepsConstraints: 'obeys',
  minLexForm: 'refuses',
  positionOf: 'obeys',
  puzzleGraph: 'refuses',
  ratePath: 'houses',
  ratingOf: 'houses',
  ratingOnTarget: 'houses',
  refinedEquivalence: 'refuses',
  refinedForm: 'refuses',
  requireOnlyHouses: 'refuses',
  requirePuzzle: 'houses',
  ruleBookOf: 'obeys',
  runAlgorithm: 'refuses',
  puzzleToData: 'obeys',
  rateAsHodoku: 'refuses',
  ratePuzzle: 'refuses',
  ratedSteps: 'refuses',
  solutionKind: 'obeys',
  solve: 'obeys',
  solveLogically: 'obeys',
  tablesUnder: 'obeys',
  trueCandidates: 'obeys',
  watchAlgorithm: 'refuses',
  writtenCandidates: 'houses',
};

const TAKES = /\b(Puzzle|Rules)\b/;

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
