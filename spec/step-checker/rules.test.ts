import 'pencilmark/constraints';
import { classic9, type Constraint, createPosition, createPuzzle, type Step } from 'pencilmark';
import { expect, test } from 'vitest';
import { ruleExcludes } from './rule-pairs.ts';
import { checkStep } from './step-checker.ts';

const SMALL: Constraint = { kind: 'cage', cells: [0, 1, 2], sum: 6 };
const MIDDLE: Constraint = { kind: 'cage', cells: [3, 4, 5], sum: 15 };
const BALANCE = { houses: [0], plus: [6, 7, 8], minus: [], total: 24, all: 45, counted: 21 };

/** Row 1 with both cages, and what they leave of 45. */
function byRowOne(derived: {
  constraints: readonly Constraint[];
  balance: typeof BALANCE;
}): string | undefined {
  const geometry = classic9();
  const puzzle = createPuzzle(geometry, new Array<number>(81).fill(0), undefined, [SMALL, MIDDLE]);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const { digits, candidates } = createPosition(puzzle.value);
  const step: Step = {
    technique: 'joined-rules',
    placements: [],
    eliminations: [{ cell: 3, digit: 7 }],
    evidence: {
      digits: [7],
      rules: { constraints: [MIDDLE], cells: [3, 4, 5, 6, 7, 8], derived: [derived] },
    },
  };
  return checkStep({ ...puzzle.value, digits: [...digits], candidates: [...candidates] }, step);
}

// 45 minus 6 and 15 leaves 24, which is the sum of three digits only as 7, 8 and 9.
test.each([
  ['as it is', [SMALL, MIDDLE], BALANCE, undefined],
  ['with another total', [SMALL, MIDDLE], { ...BALANCE, total: 23 }, 'the sums do not add up'],
  ['with a sum left out', [SMALL], BALANCE, 'the sums do not add up'],
  ['with a cell left out', [SMALL, MIDDLE], { ...BALANCE, plus: [6, 7] }, 'the sums do not add up'],
  ['with a rule of another puzzle', [SMALL, { ...MIDDLE, sum: 16 }], BALANCE, 'a rule is not of this puzzle'],
] as const)('a sum out of a house beside a cage, %s', (_, constraints, balance, fault) => {
  expect(
    byRowOne({ constraints, balance: { ...balance, plus: [...balance.plus], minus: [], houses: [0] } }),
  ).toBe(fault);
});

test('patience holds for all pairs of candidates of a board together', () => {
  const geometry = classic9();
  // By rows, back and forth, so that each cell touches the next.
  const path = geometry.cells.map((_, at) => {
    const [row, column] = [Math.floor(at / 9), at % 9];
    return row * 9 + (row % 2 === 0 ? column : 8 - column);
  });
  const arrow: Constraint = { kind: 'arrow', circle: path.slice(0, 3), shaft: path.slice(3) };
  const puzzle = createPuzzle(geometry, new Array<number>(81).fill(0), undefined, [arrow]);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const { digits, candidates } = createPosition(puzzle.value);
  const board = { ...puzzle.value, digits: [...digits], candidates: [...candidates] };
  const some = path.slice(3, 12).flatMap((cell) => [4, 5, 6].map((digit) => ({ cell, digit })));
  // All pairs are compatible, which the fillings tried here do not show: each of the hundreds would take seconds.
  const excluded = some.flatMap((a) =>
    some.filter((b) => a.cell < b.cell && a.digit !== b.digit && ruleExcludes(board, a, b)),
  );
  expect(excluded).toEqual([]);
});
