import '../solve/constrained/lanes/provide.ts';
import './provide-rules.ts';
import './provide-ratings.ts';
import { describe, expect, test } from 'vitest';
import { allHold } from '../constraints/constraints.ts';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import type { Digits } from '../puzzle/puzzle.ts';
import { emptyPuzzle, givenCount } from '../puzzle/puzzle.ts';
import { countSolutions, enumerateSolutions } from '../solve/solver.ts';
import { type GeneratedPuzzle, generate } from './generate.ts';
import { checkOptions } from './check-options.ts';
import type { GenerateOptions } from './options.ts';
import { RULE_SETS, type RuleSetName } from './rules/rule-names.ts';

const NINE = classic9();
const FOUR = boardOf(4);

function boardOf(size: number) {
  const made = createGeometry(variantSpec('classic', size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function made(options: Omit<GenerateOptions, 'geometry' | 'seed'> & Partial<GenerateOptions>) {
  return [...generate({ geometry: NINE, seed: 'rules', ...options })].map((one) => {
    expect(one.status).toBe('made');
    return one as GeneratedPuzzle;
  });
}

/** No three of four values differ by at least two, and no grid obeys the other two rule sets. */
const NOT_ON_FOUR: readonly RuleSetName[] = ['nabner', 'anti-king', 'non-consecutive'];

describe('on 4×4, where every grid can be looked at', () => {
  const grids: readonly Digits[] = [...enumerateSolutions(emptyPuzzle(FOUR))];

  test.each(RULE_SETS.filter((name) => !NOT_ON_FOUR.includes(name)))(
    '%s: the checks of the kinds leave one grid',
    (name) => {
      for (const { puzzle, solution } of made({ geometry: FOUR, rules: [name], count: 2 })) {
        const left = grids.filter(
          (grid) =>
            puzzle.givens.every((digit, cell) => digit === 0 || digit === grid[cell]) &&
            allHold(FOUR, puzzle.constraints, grid),
        );
        expect(puzzle.constraints.length).toBeGreaterThan(0);
        expect(left).toEqual([solution]);
      }
    },
  );

  test.each(NOT_ON_FOUR)('%s has no place there', (name) => {
    const [one] = generate({ geometry: FOUR, seed: 'x', rules: [name], maxAttempts: 2 });
    expect(one).toEqual({ index: 0, status: 'missed', attempts: 2 });
  });
});

describe('on 9×9', () => {
  test.each([
    [['thermo', 'arrow']],
    [['killer', 'odd-even']],
    [['sandwich', 'whisper', 'kropki']],
    [['anti-king', 'quadruple']],
  ] as const)('%s together: one solution', (rules) => {
    const [{ puzzle, solution }] = made({ rules });
    expect(allHold(NINE, puzzle.constraints, solution)).toBe(true);
    expect(countSolutions(puzzle, 2)).toMatchObject({ status: 'exact', count: 1, examples: [solution] });
  });

  test('a killer covers the board with cages of different digits, and has no givens', () => {
    for (const { puzzle, solution } of made({ rules: ['killer'], count: 3 })) {
      const cells = puzzle.constraints.flatMap((rule) => (rule.kind === 'cage' ? rule.cells : []));
      expect([...cells].sort((a, b) => a - b)).toEqual([...NINE.cells.keys()]);
      expect(givenCount(puzzle)).toBe(0);
      expect(allHold(NINE, puzzle.constraints, solution)).toBe(true);
      expect(countSolutions(puzzle, 2).count).toBe(1);
    }
  });

  test('a killer has as many givens as asked for, or as few as can be', () => {
    expect(givenCount(made({ rules: ['killer'], givens: 10 })[0].puzzle)).toBe(10);
    const [{ puzzle, isMinimal }] = made({ rules: ['killer'], dig: 'minimal' });
    expect(isMinimal).toBe(true);
    for (const [cell, digit] of puzzle.givens.entries()) {
      if (digit === 0) continue;
      expect(countSolutions({ ...puzzle, givens: puzzle.givens.with(cell, 0) }, 2).count).toBe(2);
    }
  });

  test('a puzzle depends on seed and index only', () => {
    const all = made({ rules: ['killer', 'thermo'], count: 3 });
    expect(made({ rules: ['killer', 'thermo'], first: 2 })[0].puzzle).toEqual(all[2].puzzle);
    expect(all[0].puzzle.constraints).not.toEqual(all[1].puzzle.constraints);
  });

  test('every machine makes the same puzzles, whichever solvers it has', () => {
    const [killer] = made({ rules: ['killer'], seed: '7' });
    const sums = killer.puzzle.constraints.map((one) => ('sum' in one ? one.sum : one.kind));
    expect(sums.join(' ')).toBe('21 23 9 13 10 20 23 27 12 7 20 16 13 21 7 22 10 20 17 18 25 20 13 18');
    const [lines] = made({ rules: ['thermo', 'arrow'], seed: 'a' });
    expect(lines.puzzle.givens.join('').replaceAll('0', '.')).toBe(
      '.............4............8.....3..............24..............7.....5...........',
    );
  });
});

test.each([
  [{ rules: ['killer'], target: { kind: 'singles' } }],
  [{ rules: ['killer'], drop: 40 }],
  [{ rules: ['chess'] as never }],
] as const)('%j is refused', (options) => {
  expect(checkOptions({ geometry: NINE, seed: 'x', ...options })).toMatchObject({
    ok: false,
    error: { code: 'generate.rules' },
  });
});
