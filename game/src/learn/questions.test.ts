import { classic9, digitsIn, type TechniqueId } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { answerFault } from './answer-fault.ts';
import { type DrillPosition, drillPosition } from './drill-position.ts';
import { guidedStep } from './questions.ts';
import { TAUGHT } from './taught.ts';
import { told } from './test-questions.ts';

/** The first positions of a technique. They are made in a test, so that the time counts as its own. */
function drillsOf(technique: TechniqueId): readonly DrillPosition[] {
  const made = known.get(technique) ?? [0, 1, 2].map((index) => drillPosition(technique, 'guided', index)!);
  known.set(technique, made);
  return made;
}

const known = new Map<TechniqueId, readonly DrillPosition[]>();

describe.each(TAUGHT)('questions about %s', (technique) => {
  test('are there, four at most, each with something to touch', () => {
    for (const drill of drillsOf(technique)) {
      const { questions, step } = guidedStep(drill);
      expect(step.technique).toBe(technique);
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.length).toBeLessThanOrEqual(4);
      for (const { cells } of questions) expect(cells.length).toBeGreaterThan(0);
    }
  });

  test('take what is asked for, and say of all else what fails', () => {
    for (const drill of drillsOf(technique))
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

  test('go through its proof', () => {
    expect(guidedStep(drillsOf(technique)[0]).questions.map(told)).toEqual(ASKED[technique]);
  });
});

/** What is asked in the first position of each technique. */
const ASKED: Partial<Readonly<Record<TechniqueId, readonly string[]>>> = {
  'full-house': ['open b6: r5c7'],
  'naked-single': ['single b6: r4c7'],
  'hidden-single': ['places b1 2: r2c1'],
  'locked-pair': ['only r1 58: r1c1 r1c3'],
  'locked-triple': ['only c1 359: r1c1 r2c1 r3c1'],
  pointing: ['places b4 8: r6c2 r6c3'],
  claiming: ['places r7 8: r7c4 r7c5'],
  'naked-pair': ['only r1 18: r1c2 r1c5'],
  'naked-triple': ['only b6 579: r4c8 r5c8 r6c9'],
  'hidden-pair': ['places b5 2: r6c4 r6c5', 'places b5 8: r6c4 r6c5'],
  'hidden-triple': ['places b9 7: r7c8 r7c9', 'places b9 8: r7c8 r7c9 r8c8', 'places b9 9: r7c8 r7c9 r8c8'],
  'naked-quadruple': ['only b2 2359: r1c4 r1c5 r2c5 r3c5'],
  'hidden-quadruple': [
    'places b2 2: r1c4 r3c4',
    'places b2 4: r3c4 r3c6',
    'places b2 5: r1c6 r3c6',
    'places b2 6: r1c4 r1c6',
  ],
  'x-wing': ['places r5 4: r5c6 r5c7', 'places r8 4: r8c6 r8c7'],
  swordfish: ['places r2 7: r2c5 r2c6', 'places r5 7: r5c5 r5c8', 'places r7 7: r7c5 r7c6 r7c8'],
  jellyfish: [
    'places r2 5: r2c1 r2c4 r2c9',
    'places r3 5: r3c1 r3c5',
    'places r4 5: r4c4 r4c5',
    'places r7 5: r7c1 r7c9',
  ],
  'remote-pair': [
    'digit 2 if not 1 r1c3: r1c3',
    'digit 1 if not 2 r1c6: r1c6',
    'digit 2 if not 1 r3c5: r3c5',
    'digit 1 if not 2 r4c5: r4c5',
  ],
  'bug-plus-1': ['odd: r2c5'],
  skyscraper: ['place c1 8 if not 8 r2c1: r7c1', 'place c7 8 if not 8 r7c7: r1c7'],
  'two-string-kite': ['place r7 4 if not 4 r7c8: r7c2', 'place c1 4 if not 4 r9c1: r4c1'],
  'turbot-fish': ['place r2 5 if not 5 r2c9: r2c5', 'place b8 5 if not 5 r7c5: r9c4'],
  'empty-rectangle': ['place c4 4 if not 4 r6c4: r2c4', 'place b3 4 if not 4 r2c7 r2c8: r1c7'],
  'w-wing': ['digit 7 if not 5 r1c8: r1c8', 'place b1 7 if not 7 r1c3: r2c1', 'digit 5 if not 7 r2c5: r2c5'],
  'xy-wing': ['digit 7 if not 2 r1c3: r1c3', 'digit 6 if not 7 r1c8: r1c8', 'digit 2 if not 6 r5c8: r5c8'],
  'xyz-wing': ['digit 2 if 4 r1c4 if not 4 r1c8: r1c8', 'digit 2 if 6 r1c4 if not 6 r2c4: r2c4'],
  'uniqueness-test-1': [
    'crossing r8 r9 across c6 c7: r8c6 r8c7 r9c6 r9c7',
    'else r8 r9 across c6 c7 28: r8c6',
  ],
  'uniqueness-test-2': [
    'crossing r7 r8 across c4 c7: r7c4 r7c7 r8c4 r8c7',
    'else r7 r8 across c4 c7 28: r8c4 r8c7',
  ],
  'uniqueness-test-3': [
    'crossing r3 r4 across c8 c9: r3c8 r3c9 r4c8 r4c9',
    'else r3 r4 across c8 c9 18: r3c8 r3c9',
    'places r3 1: r3c8 r3c9',
  ],
  'uniqueness-test-4': [
    'crossing r1 r9 across c1 c2: r1c1 r1c2 r9c1 r9c2',
    'else r1 r9 across c1 c2 45: r1c1 r1c2',
    'places r1 4: r1c1 r1c2',
  ],
  'uniqueness-test-5': [
    'crossing r8 r9 across c3 c7: r8c3 r8c7 r9c3 r9c7',
    'else r8 r9 across c3 c7 13: r8c3 r8c7 r9c3',
  ],
  'uniqueness-test-6': [
    'crossing r3 r4 across c7 c9: r3c7 r3c9 r4c7 r4c9',
    'else r3 r4 across c7 c9 14: r3c9 r4c7',
    'places r3 1: r3c7 r3c9',
    'places r4 1: r4c7 r4c9',
  ],
  'hidden-rectangle': [
    'crossing r7 r8 across c4 c9: r7c4 r7c9 r8c4 r8c9',
    'else r7 r8 across c4 c9 12: r7c4 r7c9 r8c4',
    'places r7 2: r7c4 r7c9',
    'places c4 2: r7c4 r8c4',
  ],
  'avoidable-rectangle-1': [
    'crossing r1 r4 across c1 c3: r1c1 r1c3 r4c1 r4c3',
    'else r1 r4 across c1 c3 38: r4c3',
  ],
  'avoidable-rectangle-2': [
    'crossing r1 r8 across c5 c6: r1c5 r1c6 r8c5 r8c6',
    'else r1 r8 across c5 c6 35: r1c6 r8c6',
  ],
  'finned-x-wing': [
    'places r3 9: r3c2 r3c3 r3c9',
    'places r6 9: r6c3 r6c9',
    'fins r3 r6 across c3 c9 9: r3c2',
  ],
  'sashimi-x-wing': [
    'places c2 5: r1c2 r2c2 r7c2',
    'places c9 5: r3c9 r7c9',
    'fins c2 c9 across r3 r7 5: r1c2 r2c2',
  ],
  'finned-swordfish': [
    'places r2 5: r2c3 r2c7',
    'places r4 5: r4c2 r4c3 r4c5',
    'places r7 5: r7c5 r7c7',
    'fins r2 r4 r7 across c3 c5 c7 5: r4c2',
  ],
  'sashimi-swordfish': [
    'places r1 3: r1c3 r1c5',
    'places r6 3: r6c1 r6c4',
    'places r7 3: r7c4 r7c5',
    'fins r1 r6 r7 across c1 c4 c5 3: r1c3',
  ],
  'finned-jellyfish': [
    'places r1 9: r1c2 r1c3 r1c6 r1c7',
    'places r4 9: r4c2 r4c6 r4c9',
    'places r6 9: r6c2 r6c3 r6c6 r6c7 r6c9',
    'fins r1 r4 r6 r7 across c2 c3 c6 c7 9: r4c9 r6c9',
  ],
  'sashimi-jellyfish': [
    'places r1 6: r1c5 r1c7',
    'places r5 6: r5c6 r5c9',
    'places r6 6: r6c3 r6c9',
    'fins r1 r5 r6 r7 across c3 c5 c7 c9 6: r5c6',
  ],
  'sue-de-coq': ['crossing r7 across b9: r7c7 r7c9', 'only r7 15: r7c5', 'only b9 28: r9c9'],
  'simple-colors-trap': [
    'places r1 3: r1c2 r1c8',
    'places c2 3: r1c2 r9c2',
    'places b1 3: r1c2 r2c1',
    'places b7 3: r8c3 r9c2',
  ],
  'simple-colors-wrap': [
    'places r1 6: r1c1 r1c4',
    'places c1 6: r1c1 r5c1',
    'places b1 6: r1c1 r2c3',
    'places b4 6: r5c1 r6c2',
  ],
  'multi-colors-1': [
    'places r6 3: r6c5 r6c9',
    'places r7 3: r7c3 r7c5',
    'places c3 3: r4c3 r7c3',
    'places b4 3: r4c3 r5c2',
  ],
  'multi-colors-2': [
    'places c9 9: r1c9 r4c9',
    'places b3 9: r1c9 r2c8',
    'places r6 9: r6c2 r6c6',
    'places c2 9: r2c2 r6c2',
  ],
  'x-chain': [
    'place r3 4 if not 4 r3c7: r3c8',
    'place r9 4 if not 4 r9c8: r9c6',
    'place c4 4 if not 4 r8c4: r5c4',
  ],
  'xy-chain': [
    'digit 2 if not 4 r5c5: r5c5',
    'digit 1 if not 2 r2c5: r2c5',
    'digit 9 if not 1 r1c4: r1c4',
    'digit 4 if not 9 r7c4: r7c4',
  ],
  'continuous-nice-loop': [
    'digit 2 if not 6 r2c8: r2c8',
    'place r7 2 if not 2 r7c8: r7c9',
    'place r7 1 if not 1 r7c9: r7c6',
    'place r5 1 if not 1 r5c6: r5c2',
  ],
  'discontinuous-nice-loop': [
    'digit 5 if 4 r7c8 if not 4 r7c2: r7c2',
    'place r8 5 if not 5 r8c3: r8c8',
    'place c8 7 if not 7 r8c8: r7c8',
  ],
  aic: ['digit 9 if not 3 r4c2: r4c2', 'place r5 9 if not 9 r5c1: r5c4', 'place r5 3 if not 3 r5c4: r5c9'],
  'grouped-continuous-nice-loop': [
    'digit 8 if not 1 r7c6: r7c6',
    'place r8 8 if not 8 r8c5 r8c6: r8c1',
    'place c1 5 if not 5 r8c1: r9c1',
    'place r9 1 if not 1 r9c1: r9c5 r9c6',
  ],
  'grouped-discontinuous-nice-loop': [
    'digit 5 if 4 r6c9 if not 4 r5c8: r5c8',
    'place b3 5 if not 5 r1c8 r2c8: r1c9',
    'place c9 2 if not 2 r1c9: r6c9',
  ],
  'grouped-aic': [
    'place c3 6 if not 6 r4c3: r5c3',
    'place c3 3 if not 3 r5c3: r7c3',
    'digit 4 if not 3 r7c4: r7c4',
    'place c2 4 if not 4 r7c2: r2c2 r3c2',
  ],
  'als-xz': ['only c6 378: r1c6 r4c6', 'only b3 2379: r1c7 r3c8 r3c9'],
  'als-xy-wing': ['only c4 357: r5c4 r6c4', 'only r5 3689: r5c3 r5c6 r5c9', 'only c9 167: r2c9 r9c9'],
  'als-xy-chain': ['only c3 139: r1c3 r2c3', 'only c1 13457: r4c1 r6c1 r8c1 r9c1'],
};
