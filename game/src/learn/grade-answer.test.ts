import { classic9, type Candidate, type Digits, type Step, type TechniqueId } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { type DrillPosition, drillPosition, nothingHere } from './drill-position.ts';
import { type Answer, createGrader, gradeAnswer, gives } from './grade-answer.ts';
import { patternsOf } from './pattern-cells.ts';

const X_WING = drillPosition('x-wing', 'grades', 0)!;
const GRADER = createGrader(X_WING);
const [STEP] = GRADER.stepsOf('x-wing');

function ruledOut(...eliminations: readonly Candidate[]): Answer {
  return { kind: 'marks', placements: [], eliminations };
}

describe('marks', () => {
  test('one of the conclusions is enough, all of them are right too', () => {
    expect(GRADER.grade(ruledOut(STEP.eliminations[0]))).toMatchObject({ verdict: 'right' });
    expect(GRADER.grade(ruledOut(...STEP.eliminations))).toMatchObject({ verdict: 'right', steps: [STEP] });
  });

  test('by another technique alone are right, and it is named', () => {
    const { technique, mark } = foreign(X_WING)!;
    expect(GRADER.grade(ruledOut(mark))).toMatchObject({ verdict: 'other', technique });
    expect(GRADER.grade(ruledOut(mark, STEP.eliminations[0]))).toMatchObject({ verdict: 'other', technique });
  });

  test('that the solution refutes are wrong, with the cell that can still be the digit', () => {
    const cell = X_WING.digits.indexOf(0);
    const digit = X_WING.solution[cell];
    const wrong = { cell, digit };
    expect(GRADER.grade(ruledOut(STEP.eliminations[0], wrong))).toEqual({
      verdict: 'wrong',
      mark: { is: 'ruled out', ...wrong },
      stands: wrong,
    });
  });

  test('that place a digit which belongs elsewhere are wrong, with the cell of its box that holds it', () => {
    const [placed] = STEP.eliminations;
    const grade = GRADER.grade({ kind: 'marks', placements: [placed], eliminations: [] });
    expect(grade).toMatchObject({ verdict: 'wrong', stands: { digit: placed.digit } });
    if (grade.verdict !== 'wrong') return;
    expect(X_WING.solution[grade.stands.cell]).toBe(placed.digit);
    expect(classic9().peers[placed.cell]).toContain(grade.stands.cell);
  });

  test('that are true but need more than a step are not shown yet', () => {
    const cell = X_WING.digits.indexOf(0);
    const placed = { cell, digit: X_WING.solution[cell] };
    expect(GRADER.grade({ kind: 'marks', placements: [placed], eliminations: [] })).toEqual({
      verdict: 'not shown',
      mark: { is: 'placed', ...placed },
    });
  });

  test('of nothing, or of no candidate, are empty', () => {
    expect(GRADER.grade(ruledOut())).toEqual({ verdict: 'empty' });
    const cell = X_WING.digits.findIndex((digit: number) => digit !== 0);
    expect(GRADER.grade(ruledOut({ cell, digit: 1 }))).toEqual({ verdict: 'empty' });
    expect(GRADER.grade(ruledOut(STEP.eliminations[0], { cell, digit: 1 }))).toEqual({ verdict: 'empty' });
    const [eliminated] = STEP.eliminations;
    const gone = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) => ((X_WING.candidates[eliminated.cell] >> (digit - 1)) & 1) === 0,
    )!;
    expect(GRADER.grade(ruledOut({ ...eliminated, digit: gone }))).toEqual({ verdict: 'empty' });
  });

  test('in several steps are shown by all of these', () => {
    const { technique, mark } = foreign(X_WING)!;
    expect(GRADER.grade(ruledOut(mark, STEP.eliminations[0]))).toMatchObject({
      steps: [{ technique }, { technique: 'x-wing' }],
    });
  });

  test('what a single rules out at once is given by it', () => {
    const drill = drillPosition('hidden-single', 'grades', 0)!;
    const grader = createGrader(drill);
    const [{ placements }] = grader.stepsOf('hidden-single');
    const [{ cell, digit }] = placements;
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (one) => one !== digit && (drill.candidates[cell] >> (one - 1)) & 1,
    )!;
    expect(grader.grade(ruledOut({ cell, digit: other }))).toMatchObject({ verdict: 'right' });
    expect(grader.grade({ kind: 'marks', placements, eliminations: [] })).toMatchObject({ verdict: 'right' });
  });
});

test('a step gives its own conclusions, and what its digits rule out at once', () => {
  const step: Step = {
    technique: 'hidden-single',
    placements: [{ cell: 0, digit: 5 }],
    eliminations: [{ cell: 40, digit: 3 }],
    evidence: { digits: [5] },
  };
  const ruled = (cell: number, digit: number): boolean => gives(step, { is: 'ruled out', cell, digit });
  expect(gives(step, { is: 'placed', cell: 0, digit: 5 })).toBe(true);
  expect(gives(step, { is: 'placed', cell: 0, digit: 4 })).toBe(false);
  expect(gives(step, { is: 'placed', cell: 40, digit: 3 })).toBe(false);
  expect([ruled(40, 3), ruled(40, 5), ruled(41, 3)]).toEqual([true, false, false]);
  // In the cell itself every other digit; in its row, its column and its box the digit itself.
  expect([ruled(0, 4), ruled(0, 5)]).toEqual([true, false]);
  expect([8, 72, 10].map((cell) => [ruled(cell, 5), ruled(cell, 4)])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test('a digit placed wrongly is refuted by the cell of its own box that holds it', () => {
  for (const { cell, digit } of open(X_WING.candidates)) {
    if (X_WING.solution[cell] === digit) continue;
    const grade = GRADER.grade({ kind: 'marks', placements: [{ cell, digit }], eliminations: [] });
    if (grade.verdict !== 'wrong') throw new Error(grade.verdict);
    expect(X_WING.solution[grade.stands.cell]).toBe(digit);
    const boxes = [cell, grade.stands.cell].map((at) => [Math.floor(at / 27), Math.floor((at % 9) / 3)]);
    expect(boxes[0]).toEqual(boxes[1]);
  }
});

describe('cells', () => {
  const corners = patternsOf(STEP)[0];

  test('of the pattern are right in any order, some of them are incomplete', () => {
    expect(corners).toHaveLength(4);
    expect(GRADER.grade({ kind: 'cells', cells: [...corners].reverse() })).toMatchObject({
      verdict: 'right',
    });
    expect(GRADER.grade({ kind: 'cells', cells: corners.slice(1) })).toMatchObject({ verdict: 'incomplete' });
  });

  test('of another technique are right for that one', () => {
    const technique = foreign(X_WING)!.technique;
    const cells = GRADER.stepsOf(technique).map((step) => patternsOf(step)[0]);
    const grades = cells.map((each) => GRADER.grade({ kind: 'cells', cells: each }));
    expect(grades.some((grade) => grade.verdict === 'other' && grade.technique === technique)).toBe(true);
    for (const grade of grades)
      if (grade.verdict === 'other') expect(grade.steps[0].technique).toBe(grade.technique);
  });

  test('of no pattern are not there', () => {
    expect(GRADER.grade({ kind: 'cells', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] })).toEqual({
      verdict: 'not there',
    });
    expect(GRADER.grade({ kind: 'cells', cells: [] })).toEqual({ verdict: 'empty' });
  });

  test.each([
    'naked-pair',
    'hidden-pair',
    'pointing',
    'xy-wing',
    'w-wing',
    'skyscraper',
    'xy-chain',
  ] as const)('of every %s count', (technique) => {
    const grader = createGrader(drillPosition(technique, 'cells', 0)!);
    for (const step of grader.stepsOf(technique))
      for (const cells of patternsOf(step))
        expect(grader.grade({ kind: 'cells', cells })).toMatchObject({ verdict: 'right' });
  });
});

test('a name is right where the technique is there, or another one is', () => {
  const name = (technique: TechniqueId): Answer => ({ kind: 'name', technique });
  expect(gradeAnswer(X_WING, name('x-wing'))).toMatchObject({ verdict: 'right' });
  expect(gradeAnswer(X_WING, name('naked-pair'))).toEqual({ verdict: 'not there' });
  expect(gradeAnswer(X_WING, name(foreign(X_WING)!.technique))).toMatchObject({ verdict: 'other' });
});

test('nothing is right only where there is nothing', () => {
  expect(GRADER.grade({ kind: 'nothing' })).toEqual({ verdict: 'missed', step: STEP });
  const empty = nothingHere('x-wing', 'grades', 0)!;
  expect(gradeAnswer(empty, { kind: 'nothing' })).toEqual({ verdict: 'right', steps: [] });
});

/** A conclusion that only a harder technique gives. */
function foreign(drill: DrillPosition): { technique: TechniqueId; mark: Candidate } | undefined {
  const grader = createGrader(drill);
  const names: readonly TechniqueId[] = ['skyscraper', 'xy-wing', 'w-wing', 'xy-chain', 'aic', 'als-xz'];
  for (const { cell, digit } of open(drill.candidates)) {
    const mark = { is: 'ruled out' as const, cell, digit };
    const own = grader.stepsOf(drill.technique).some((step) => gives(step, mark));
    if (own || drill.solution[cell] === digit) continue;
    const grade = grader.grade(ruledOut(mark));
    if (grade.verdict === 'other' && names.includes(grade.technique))
      return { technique: grade.technique, mark };
  }
  return undefined;
}

function open(candidates: Digits): Candidate[] {
  return candidates.flatMap((set, cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (set >> (digit - 1)) & 1).map((digit) => ({ cell, digit })),
  );
}
