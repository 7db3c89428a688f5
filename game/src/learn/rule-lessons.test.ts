import { checkUniqueness, classic9, createPosition, createPuzzle, findSteps, nextStep } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { answerFault } from './answer-fault.ts';
import { positionOfBoard } from './drill-board.ts';
import { drillPosition, nothingHere } from './drill-position.ts';
import { createGrader } from './grade-answer.ts';
import { nearMiss } from './near-miss.ts';
import { guidedStep } from './questions.ts';
import { easierThan, isTaughtStep, TAUGHT_RULES } from './taught.ts';

describe.each(TAUGHT_RULES)('what follows from a rule: %s', (technique) => {
  const drills = [0, 1].map((index) => drillPosition(technique, 'rules', index)!);

  test('has positions with it and no single, each of a puzzle with one solution', () => {
    for (const drill of drills) {
      const position = positionOfBoard(drill);
      expect(nextStep(position, { techniques: easierThan(technique) })).toBeUndefined();
      const step = nextStep(position, { techniques: [technique] })!;
      expect([step.technique, isTaughtStep(step)]).toEqual([technique, true]);
      const { givens, constraints = [], solution, candidates } = drill;
      expect(checkUniqueness({ geometry: classic9(), constraints, givens })).toBe('unique');
      for (const [cell, digit] of solution.entries())
        expect(drill.digits[cell] === digit || ((candidates[cell] >> (digit - 1)) & 1) === 1).toBe(true);
    }
    for (const { digits } of drills) expect(digits.filter((digit) => digit === 0).length).toBeGreaterThan(19);
    expect(drills[0].solution).not.toEqual(drills[1].solution);
  });

  test('has positions with nothing of it', () => {
    const drill = nothingHere(technique, 'rules', 0)!;
    const wanted = [...easierThan(technique), technique];
    expect([...findSteps(positionOfBoard(drill), { techniques: wanted })]).toEqual([]);
    expect(createGrader(drill).grade({ kind: 'nothing' }).verdict).toBe('right');
  });

  test('takes every mark of every step, alone and together, and refutes what the solution has', () => {
    const [drill] = drills;
    const grader = createGrader(drill);
    const steps = grader.stepsOf(technique);
    const marks = (eliminations: (typeof steps)[number]['eliminations']) =>
      grader.grade({ kind: 'marks', placements: [], eliminations });
    for (const step of steps) {
      expect(marks(step.eliminations).verdict).toBe('right');
      for (const one of step.eliminations) expect(marks([one]).verdict).toBe('right');
    }
    const cell = drill.digits.indexOf(0);
    expect(marks([{ cell, digit: drill.solution[cell] }]).verdict).toBe('wrong');
  });

  test('asks what the board answers, and says of all else what fails', () => {
    for (const drill of drills) {
      const { step, questions } = guidedStep(drill);
      expect(step.technique).toBe(technique);
      expect(questions.length).toBeGreaterThan(0);
      for (const question of questions)
        for (const cell of classic9().cells.keys()) {
          const digit = question.kind === 'digit' ? question.digits[0] : undefined;
          const fault = answerFault(question, drill, cell, digit);
          expect(fault === undefined, JSON.stringify({ question, cell })).toBe(question.cells.includes(cell));
          const isMarked = (of: number): boolean => ((drill.candidates[cell] >> (of - 1)) & 1) === 1;
          if (fault?.is === 'stays') expect(isMarked(fault.digit)).toBe(true);
          if (fault?.is === 'without') expect(isMarked(fault.digit)).toBe(false);
        }
    }
  });

  test('has near-misses, and every cell that spoils one is an answer', () => {
    const miss = nearMiss(technique, 'rules', 0)!;
    const { failing, refuted, solution, step } = miss;
    expect([...findSteps(positionOfBoard(miss), { techniques: [technique] })]).toEqual([]);
    expect(solution[refuted.cell]).toBe(refuted.digit);
    if (failing.kind !== 'filling') throw new Error(failing.kind);
    expect(failing.others).toContain(failing.cell);
    for (const cell of failing.others) {
      expect(step.evidence.rules!.cells).toContain(cell);
      const candidates = miss.candidates.map((set, at) =>
        at === cell ? set & ~(1 << (solution[at] - 1)) : set,
      );
      const gone = [...findSteps(positionOfBoard({ ...miss, candidates }), { techniques: [technique] })];
      expect(gone.flatMap(({ eliminations }) => eliminations)).toContainEqual(refuted);
    }
  });
});

test('what XV says is no lesson about dots', () => {
  const cells = [0, 1];
  const constraints = [{ kind: 'pair-sum', cells, sum: 5 }] as const;
  const made = createPuzzle(classic9(), Array(81).fill(0), undefined, constraints);
  if (!made.ok) throw new Error(made.error.message);
  const step = nextStep(createPosition(made.value), { techniques: ['pair-rule'] })!;
  expect([step.technique, isTaughtStep(step)]).toEqual(['pair-rule', false]);
});
