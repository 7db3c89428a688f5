import {
  classic9,
  type Constraint,
  countSolutions,
  createGeometry,
  createPuzzle,
  findRedundantGivens,
  type Puzzle,
  variantSpec,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { packPuzzle } from '../../workers/wire-puzzle.ts';
import type { JobName, PartOf, QuestionOf } from './make-protocol.ts';
import { JOBS } from './jobs.ts';

/** All parts that a job reports. A clock that advances by 1 ms per reading makes them the same on every machine. */
function partsOf<J extends JobName>(job: J, question: QuestionOf<J>): PartOf<J>[] {
  const parts: PartOf<J>[] = [];
  let time = 0;
  JOBS[job](question, { report: (part) => parts.push(part), now: () => time++ });
  return parts;
}

const lineOf = (line: string): Puzzle => {
  const puzzle = createPuzzle(classic9(), [...line].map(Number));
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
};

/** The example of Wikipedia's article on Sudoku. */
const WIKIPEDIA = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const SPEC = variantSpec('classic');

test('a puzzle is made, with its path and what is proved of it', () => {
  const parts = partsOf('generate', {
    spec: SPEC,
    options: { seed: 'x', target: { kind: 'technique', technique: 'x-wing' } },
  });
  const made = parts.find(({ kind }) => kind === 'made')!;
  expect(made).toMatchObject({ kind: 'made', isMinimal: true });
  const path = parts.at(-1)!;
  expect(path).toMatchObject({ kind: 'path', rating: { hardest: 'x-wing', end: 'solved' } });
  expect(path.kind === 'path' && path.techniques.at(-1)!.technique).toBe('x-wing');
  expect(
    partsOf('generate', {
      spec: SPEC,
      options: { seed: 'x', target: { kind: 'technique', technique: 'x-wing' } },
    }).find(({ kind }) => kind === 'made'),
  ).toEqual(made);
});

test('a puzzle with rules comes with them and its path', () => {
  const parts = partsOf('generate', { spec: variantSpec('classic', 4), options: { seed: 'x', rules: ['killer'] } }); // oxfmt-ignore
  const made = parts.find(({ kind }) => kind === 'made')!;
  const kinds = made.kind === 'made' ? made.puzzle.constraints!.map(({ kind }) => kind) : [];
  expect([kinds.length > 2, new Set(kinds)]).toEqual([true, new Set(['cage'])]);
  const path = parts.at(-1)!;
  expect(path.kind === 'path' && path.techniques.map(({ technique }) => technique)).toContain(
    'cage-combination',
  );
});

test('options that cannot be met are missed after so many attempts', () => {
  const options = { seed: 'x', givens: 17, maxAttempts: 3 };
  expect(partsOf('generate', { spec: SPEC, options })).toEqual([
    { kind: 'missed', attempts: 3, why: 'attempts' },
  ]);
});

test('dropped cells: how many solutions, and whether singles do', () => {
  const drop = (cells: number) =>
    partsOf('drop', { spec: SPEC, options: { seed: 'x', drop: cells, countTo: 1_001 } })[0];
  expect(drop(10)).toMatchObject({ solutions: 1, more: false, singles: 'solved' });
  expect(drop(75)).toMatchObject({ solutions: 1_000, more: true, singles: 'stuck' });
  const few = drop(56);
  expect(countSolutions(lineOf(few.puzzle.givens.join('')), 1_001).count).toBe(
    few.more ? 1_001 : few.solutions,
  );
});

test.each([
  ['one solution', WIKIPEDIA, { solutions: 1, end: 'counted' }],
  ['none', `12345678${'0'.repeat(9)}9${'0'.repeat(63)}`, { solutions: 0, end: 'counted' }],
  ['givens at odds', `55${'0'.repeat(79)}`, { solutions: 0, end: 'counted' }],
  ['many', '0'.repeat(81), { solutions: 1_000, end: 'more' }],
  ['a few', `${WIKIPEDIA.slice(0, 70)}${'0'.repeat(11)}`, { end: 'counted' }],
])('a puzzle with %s', (_, line, expected) => {
  const puzzle = lineOf(line);
  const parts = partsOf('judge', { puzzle: packPuzzle(puzzle), candidates: 'not wanted' });
  const solutions = parts.filter((part) => part.kind === 'solutions').at(-1)!;
  expect(solutions).toMatchObject(expected);
  expect(parts.some(({ kind }) => kind === 'path')).toBe(solutions.solutions === 1);
  const redundant = parts.find((part) => part.kind === 'redundant');
  expect(redundant?.cells).toEqual(solutions.solutions === 1 ? findRedundantGivens(puzzle) : undefined);
  for (const example of solutions.examples) expect(example.every((digit) => digit > 0)).toBe(true);
});

describe('a puzzle with rules', () => {
  const small = createGeometry(variantSpec('classic', 4));
  if (!small.ok) throw new Error(small.error.message);
  const ask = (constraints: readonly Constraint[], givens = small.value.cells.map(() => 0)) =>
    partsOf('judge', {
      puzzle: packPuzzle({ geometry: small.value, constraints, givens }),
      candidates: 'wanted',
    });
  const cage = (cells: number[], sum: number): Constraint => ({ kind: 'cage', cells, sum });

  test('of several solutions: what each cell may hold', () => {
    const part = ask([cage([0, 1], 3)]).find(({ kind }) => kind === 'candidates');
    if (part?.kind !== 'candidates') throw new Error('no candidates');
    expect([part.known, part.candidates.slice(0, 4)]).toEqual(['all', [3, 3, 12, 12]]);
  });

  test('without a solution: what cannot hold together', () => {
    const parts = ask([cage([14, 15], 5), cage([0, 1], 3), cage([2, 3], 4)]);
    expect(parts.slice(-1)).toEqual([{ kind: 'contradiction', cells: [], rules: [1, 2] }]);
  });

  test('of one solution: which rules could go', () => {
    const grid = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
    const parts = ask([cage([0, 1], 3)], grid.with(5, 0));
    const part = parts.find(({ kind }) => kind === 'redundant');
    expect(part?.kind === 'redundant' && part.rules).toEqual([0]);
    const path = parts.at(-1)!;
    expect(path.kind === 'path' && path.rating.end).toBe('solved');
  });
});

test('givens are added until one solution is left', () => {
  const puzzle = lineOf(`${WIKIPEDIA.slice(0, 60)}${'0'.repeat(21)}`);
  const part = partsOf('complete', { puzzle: packPuzzle(puzzle) }).at(-1)!;
  if (part.kind !== 'givens') throw new Error(part.kind);
  expect(countSolutions(lineOf(part.givens.join('')), 2).count).toBe(1);
  for (const { cell, digit } of part.changed) {
    expect([puzzle.givens[cell], part.givens[cell]]).toEqual([0, digit]);
  }
});

test('givens are taken away until none can go', () => {
  const part = partsOf('minimise', { puzzle: packPuzzle(lineOf(WIKIPEDIA)) }).at(-1)!;
  if (part.kind !== 'givens') throw new Error(part.kind);
  const puzzle = lineOf(part.givens.join(''));
  expect(part.changed.length).toBeGreaterThan(0);
  expect([countSolutions(puzzle, 2).count, findRedundantGivens(puzzle)]).toEqual([1, []]);
});

test('a disguise has the same canonical form, and a seed always gives the same one', () => {
  const question = {
    puzzle: packPuzzle(lineOf(WIKIPEDIA)),
    seed: 's',
    parts: ['digits', 'cells'] as const,
  };
  const parts = partsOf('permute', question);
  const [disguise, forms] = parts;
  if (disguise.kind !== 'disguise' || forms.kind !== 'forms') throw new Error('other parts');
  expect(disguise.puzzle.givens.join('')).not.toBe(WIKIPEDIA);
  expect(forms.forms[0]).toBe(forms.forms[1]);
  expect(partsOf('permute', question)).toEqual(parts);
  expect(partsOf('permute', { ...question, seed: 't' })[0]).not.toEqual(disguise);
});
