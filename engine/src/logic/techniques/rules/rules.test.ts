import '../../../constraints/provide.ts';
import { expect, test } from 'vitest';
import type { Constraint } from '../../../constraints/kinds.ts';
import { classic9 } from '../../../model/boards.ts';
import { createPuzzle, type Puzzle } from '../../../puzzle/puzzle.ts';
import { conclusionsText } from '../../notation.ts';
import { createPosition, eliminate, type Position } from '../../position.ts';
import { applyStep, findSteps } from '../../solve-logically.ts';
import type { TechniqueId } from '../../catalogue.ts';

const GEOMETRY = classic9();

function puzzle(constraints: readonly Constraint[], givens: Readonly<Record<number, number>> = {}): Puzzle {
  const digits = GEOMETRY.cells.map((_, cell) => givens[cell] ?? 0);
  const made = createPuzzle(GEOMETRY, digits, undefined, constraints);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function found(position: Position, technique: TechniqueId): string[] {
  return [...findSteps(position, { techniques: [technique] })].map((step) => conclusionsText(GEOMETRY, step));
}

/** The remaining digits of each of the cells. */
function left({ candidates }: Position, cells: readonly number[]): string[] {
  return cells.map((cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (candidates[cell] >> (digit - 1)) & 1).join(''),
  );
}

// Facts of arithmetic, which need no source.
test.each<[string, TechniqueId, Constraint, readonly number[], readonly string[]]>([
  ['a cage of two', 'cage-combination', { kind: 'cage', cells: [0, 1], sum: 3 }, [0, 1], ['12', '12']],
  [
    'a thermometer',
    'thermometer',
    { kind: 'thermometer', cells: [0, 1, 2, 3, 4, 5, 6, 7] },
    [0, 4, 7],
    ['12', '56', '89'],
  ],
  ['a black dot', 'pair-rule', { kind: 'ratio', cells: [0, 1], ratio: 2 }, [0, 1], ['123468', '123468']],
  ['an arrow', 'arrow-sum', { kind: 'arrow', circle: [0], shaft: [1, 2, 3] }, [0, 1], ['6789', '123456']],
  ['a renban of six', 'required-digit', { kind: 'renban', cells: [0, 1, 2, 3, 4, 5] }, [6], ['12356789']],
])('%s', (_, technique, constraint, cells, digits) => {
  const position = createPosition(puzzle([constraint]));
  const [step] = findSteps(position, { techniques: [technique] });
  applyStep(position, step);
  expect(left(position, cells)).toEqual(digits);
});

test('the rule of 45 gives the cell that the cages of a row leave out', () => {
  const cages: Constraint[] = [
    { kind: 'cage', cells: [0, 1, 2, 3], sum: 20 },
    { kind: 'cage', cells: [4, 5, 6, 7], sum: 18 },
  ];
  const steps = found(createPosition(puzzle(cages)), 'rule-of-45');
  expect(steps).toContain('r1c9<>1, r1c9<>2, r1c9<>3, r1c9<>4, r1c9<>5, r1c9<>6, r1c9<>8, r1c9<>9');
});

// 22 is 5+8+9 or 6+7+9, and 9 has no digit above 6.
test('an assumption falls that leaves a rule without a filling once others have been gone through', () => {
  const rules: Constraint[] = [
    { kind: 'cage', cells: [0, 1, 2], sum: 22 },
    { kind: 'cage', cells: [2, 11, 20], sum: 9 },
  ];
  const position = createPosition(puzzle(rules));
  const steps = [...findSteps(position, { techniques: ['forcing-rules-contradiction'] })];
  const step = steps.find(({ eliminations: [{ cell, digit }] }) => cell === 0 && digit === 6)!;
  const { implications } = step.evidence.branches![0];
  const byRules = implications.flatMap(({ by }) => by?.evidence.rules?.constraints ?? []);
  expect(new Set(byRules)).toEqual(new Set(rules));
  expect(steps.some(({ eliminations: [{ cell, digit }] }) => cell === 0 && digit === 8)).toBe(false);
});

test('cells of a cage see each other without a house', () => {
  const position = createPosition(puzzle([{ kind: 'cage', cells: [8, 9] }], { 8: 5 }));
  expect(left(position, [9])).toEqual(['12346789']);
});

test('what a digit bars by a rule goes with its placement', () => {
  const whisper: Constraint = { kind: 'whisper', cells: [0, 10], difference: 5 };
  expect(left(createPosition(puzzle([whisper], { 0: 3 })), [10])).toEqual(['89']);
});

test('places of a digit that a knight sees from one cell', () => {
  const position = createPosition(puzzle([{ kind: 'anti-knight' }]));
  for (const cell of [0, 1, 3, 5, 6, 7, 8]) eliminate(position, cell, 5);
  expect(found(position, 'seen-places').join(' ')).toContain('r3c4<>5');
});

test('a rectangle proves nothing where a rule speaks of one of its cells, and holds elsewhere', () => {
  const deadly = (constraints: readonly Constraint[]): string[] => {
    const position = createPosition(puzzle(constraints));
    for (const cell of [0, 3, 9]) for (let digit = 3; digit <= 9; digit++) eliminate(position, cell, digit);
    return found(position, 'uniqueness-test-1');
  };
  expect(deadly([{ kind: 'odd', cells: [80] }])).toEqual(['r2c4<>1, r2c4<>2']);
  expect(deadly([{ kind: 'whisper', cells: [12, 22], difference: 1 }])).toEqual([]);
  expect(deadly([{ kind: 'anti-knight' }])).toEqual([]);
});
