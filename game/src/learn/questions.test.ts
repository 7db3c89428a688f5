import { classic9, digitsIn } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { answerFault } from './answer-fault.ts';
import { drillPosition } from './drill-position.ts';
import { guidedStep } from './questions.ts';
import { TAUGHT } from './taught.ts';

describe.each(TAUGHT)('questions about %s', (technique) => {
  const drills = [0, 1, 2].map((index) => drillPosition(technique, 'guided', index)!);

  test('are there, four at most, each with something to touch', () => {
    for (const drill of drills) {
      const { questions, step } = guidedStep(drill);
      expect(step.technique).toBe(technique);
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.length).toBeLessThanOrEqual(4);
      for (const { cells } of questions) expect(cells.length).toBeGreaterThan(0);
    }
  });

  test('take what is asked for, and say of all else what fails', () => {
    for (const drill of drills)
      for (const question of guidedStep(drill).questions)
        for (const cell of classic9().cells.keys()) {
          const isRight = question.cells.includes(cell);
          const digit = question.kind === 'digit' ? question.digits[0] : undefined;
          const fault = answerFault(question, drill, cell, digit);
          expect(fault === undefined, JSON.stringify({ question, cell })).toBe(isRight);
          if (fault?.is === 'cannot') expect(digitsIn(drill.candidates[cell])).not.toContain(fault.digit);
          if (fault?.is === 'also') expect(fault.digits).not.toEqual([]);
        }
  });
});
