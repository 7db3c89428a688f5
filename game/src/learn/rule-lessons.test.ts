import { checkUniqueness, classic9, createPosition, createPuzzle, findSteps, nextStep } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { answerFault } from './answer-fault.ts';
import { positionOfBoard } from './drill-board.ts';
import { type DrillPosition, drillPosition, nothingHere } from './drill-position.ts';
import { createGrader } from './grade-answer.ts';
import { nearMiss } from './near-miss.ts';
import { guidedStep } from './questions.ts';
import { easierThan, isTaughtStep, TAUGHT_RULES, type TaughtRule } from './taught.ts';
import { told } from './test-questions.ts';

/** The first positions of a technique. They are made in a test, so that the time counts as its own. */
function drillsOf(technique: TaughtRule): readonly DrillPosition[] {
  const made = known.get(technique) ?? [0, 1].map((index) => drillPosition(technique, 'rules', index)!);
  known.set(technique, made);
  return made;
}

const known = new Map<TaughtRule, readonly DrillPosition[]>();

describe.each(TAUGHT_RULES)('what follows from a rule: %s', (technique) => {
  test('has positions with it and no single, each of a puzzle with one solution', () => {
    const drills = drillsOf(technique);
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
    const [drill] = drillsOf(technique);
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
    for (const drill of drillsOf(technique)) {
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

  test('goes through the proof on the boards of a seed', () => {
    const line = ({ digits }: DrillPosition): string => digits.map((digit) => digit || '.').join('');
    const [drill] = drillsOf(technique);
    expect([line(drill), ...guidedStep(drill).questions.map(told)]).toEqual(ASKED[technique]);
    expect(line(nothingHere(technique, 'rules', 0)!)).toBe(NOTHING[technique]);
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

/** The board of the first position, and what is asked about it. */
const ASKED: Readonly<Record<TaughtRule, readonly string[]>> = {
  'cage-combination': [
    '1..29..43986..1275..457.19............8.6.3...6...75...4..5.9.......9....9...4...',
    'struck 2 under r4c5 r4c6: r4c6',
    'struck 3 under r4c5 r4c6: r4c6',
    'digit 8 under r4c5 r4c6: r4c5',
  ],
  'rule-of-45': [
    '..9685237...247916..6139854..17523899...165.2....936.1..496872...237419..9752146.',
    'left r4: r5c3',
    'digit 8 under r4c5 r4c6 r4c7 r4c8 r4c9 r5c3: r5c3',
  ],
  thermometer: [
    '8...9.74.7...8293..5917.6825.4...3171..34.5266..751498..5....79...9...5.9...1..6.',
    'bulb under r7c7 r8c6 r9c6 r9c7: r9c7',
    'struck 8 under r7c7 r8c6 r9c6 r9c7: r8c6 r9c6 r9c7',
    'struck 3 under r7c7 r8c6 r9c6 r9c7: r8c6',
    'digit 8 under r7c7 r8c6 r9c6 r9c7: r7c7',
  ],
  'arrow-sum': [
    '.7...23..6.2..3..835..182...8..31..2..1.8..3..632..8.1.3.12.459...84..23...3...87',
    'circle under r5c8 r5c9 r6c9: r5c9',
    'digit 4 under r5c8 r5c9 r6c9: r5c9',
  ],
  'pair-rule': [
    '69.......51.......87........2........8........4.......461..5...2387.64.5.5....36.',
    'digit 3 under r1c3 r2c3: r2c3',
  ],
  'whisper-line': [
    '..18......8361.45.2...........................389...7.1294...3.8675...49354...8.6',
    'struck 7 under r3c4 r3c5 r4c1 r4c2 r4c4 r5c2 r5c3: r3c5 r4c1 r4c2 r4c4 r5c2',
    'struck 4 under r3c4 r3c5 r4c1 r4c2 r4c4 r5c2 r5c3: r3c5 r4c2 r5c2',
    'digit 3 under r3c4 r3c5 r4c1 r4c2 r4c4 r5c2 r5c3: r3c4',
  ],
};

/** The first board with nothing of a technique. */
const NOTHING: Readonly<Record<TaughtRule, string>> = {
  'cage-combination': '...........................613...59........1.....1..4..................4.......51',
  'rule-of-45': '...........................................................6......3....6..6......',
  thermometer: '762813...8..794126.9.256873....62.4.2.....6........9.2.2..78.6..4.6257.....34.2..',
  'arrow-sum': '78...9....49....7..6.....89....9.6..6.8...9..9.7...8...1...5.9..769...58.9.......',
  'pair-rule': '.................................................................................',
  'whisper-line': '.5........96.....127..9...6........3.....94.294....1..7.94.......59...1..8.......',
};
