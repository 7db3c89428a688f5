import { classic9, copyPosition, eliminate, findSteps, isCandidate } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { positionOfBoard } from './drill-board.ts';
import { nearMiss, NEARLY } from './near-miss.ts';

describe.each(NEARLY.flatMap((technique) => [0, 1, 2].map((index) => [technique, index] as const)))(
  'a near-miss of %s, %i',
  (technique, index) => {
    const miss = nearMiss(technique, 'test', index)!;
    const { failing, refuted, solution, step } = miss;
    const position = positionOfBoard(miss);

    test('holds none', () => {
      expect([...findSteps(position, { techniques: [technique] })]).toEqual([]);
    });

    test('would rule out a digit of the solution', () => {
      expect(step.eliminations).toContainEqual(refuted);
      expect(solution[refuted.cell]).toBe(refuted.digit);
      expect(isCandidate(position, refuted.cell, refuted.digit)).toBe(true);
    });

    test('would hold one but for what fails', () => {
      if (failing.kind === 'sight') {
        const [a, b] = failing.cells;
        expect(a !== b && !classic9().peers[a].includes(b)).toBe(true);
        const named = step.evidence.cells!.flatMap(({ cells }) => cells);
        expect([...named, refuted.cell]).toEqual(expect.arrayContaining([a, b]));
        return;
      }
      const without = copyPosition(position);
      expect(eliminate(without, failing.cell, failing.digit)).toBe(true);
      expect([...findSteps(without, { techniques: [technique] })]).toContainEqual(step);
    });

    test('says where it fails', () => {
      if (failing.kind === 'place') expect(classic9().houses[failing.house].cells).toContain(failing.cell);
      if (failing.kind === 'candidate') expect(JSON.stringify(step.evidence)).toContain(String(failing.cell));
    });
  },
);

test('a wing can fail by sight as well as by a candidate', () => {
  for (const technique of ['xy-wing', 'xyz-wing'] as const) {
    const kinds = Array.from({ length: 12 }, (_, index) => nearMiss(technique, 'kinds', index)!.failing.kind);
    expect(new Set(kinds)).toEqual(new Set(['candidate', 'sight']));
  }
});

test('is refused for a technique that has none', () => {
  expect(() => nearMiss('full-house', 'x', 0)).toThrow(RangeError);
  expect(nearMiss('x-wing', 'x', 0, { shouldStop: () => true })).toBeUndefined();
});
