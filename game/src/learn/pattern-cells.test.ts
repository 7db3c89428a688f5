import { cellName, classic9, type TechniqueId } from 'pencilmark';
import { expect, test } from 'vitest';
import { drillPosition } from './drill-position.ts';
import { ascending, patternsOf, sameCells } from './pattern-cells.ts';
import { guidedStep } from './questions.ts';

test.each<[TechniqueId, ...string[]]>([
  ['full-house', 'r5c7'],
  ['pointing', 'r6c2 r6c3'],
  ['hidden-triple', 'r7c8 r7c9 r8c8'],
  ['x-wing', 'r5c6 r5c7 r8c6 r8c7'],
  // With its fins.
  ['finned-x-wing', 'r3c2 r3c3 r3c9 r6c3 r6c9'],
  ['bug-plus-1', 'r2c5'],
  // The two equal cells alone are enough; the strong link between them is not needed.
  ['w-wing', 'r1c3 r1c8 r2c1 r2c5', 'r1c8 r2c5'],
  ['xyz-wing', 'r1c4 r1c8 r2c4'],
  ['uniqueness-test-1', 'r8c6 r8c7 r9c6 r9c7'],
  // The corners, and the cells that make a subset with the roof.
  ['uniqueness-test-3', 'r3c3 r3c4 r3c7 r3c8 r3c9 r4c8 r4c9'],
  ['sue-de-coq', 'r7c5 r7c7 r7c9 r9c9'],
  ['xy-chain', 'r1c4 r2c5 r5c5 r7c4'],
  ['als-xz', 'r1c6 r1c7 r3c8 r3c9 r4c6'],
])('the pattern of %s is %s', (technique, ...patterns) => {
  const { step } = guidedStep(drillPosition(technique, 'guided', 0)!);
  const named = patternsOf(step).map((cells) => cells.map((cell) => cellName(classic9(), cell)).join(' '));
  expect(named).toEqual(patterns);
});

test('lists of cells ascend, each cell once, and are the same only if all cells are', () => {
  expect(ascending([30, 4, 30, 5])).toEqual([4, 5, 30]);
  expect(sameCells([1, 2], [1, 2])).toBe(true);
  expect([sameCells([1, 2], [1]), sameCells([1], [1, 2]), sameCells([1, 2], [1, 3])]).toEqual([
    false,
    false,
    false,
  ]);
});
