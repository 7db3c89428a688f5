import {
  checkUniqueness,
  classic9,
  digitCount,
  findSteps,
  nextStep,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { type DrillBoard, positionOfBoard } from './drill-board.ts';
import { drillPosition, nothingHere } from './drill-position.ts';
import { formOf, formsOf } from './forms.ts';
import { RARE, stockOf } from './stock.ts';
import { easierThan, TAUGHT } from './taught.ts';

describe('what is taught', () => {
  test('goes from the first single to almost locked sets, without nets and without rules', () => {
    expect(TAUGHT[0]).toBe('full-house');
    expect(TAUGHT.at(-1)).toBe('als-xy-chain');
    expect(TAUGHT).toContain('xy-chain');
    expect(TAUGHT).not.toContain('cage-combination');
    expect(TAUGHT).not.toContain('squirmbag');
  });

  test('has a ladder on which neither kind of single is easier, and sisters are not', () => {
    expect(easierThan('full-house')).toEqual([]);
    expect(easierThan('naked-single')).toEqual(['full-house', 'hidden-single']);
    expect(easierThan('hidden-single')).toEqual(['full-house', 'naked-single']);
    expect(easierThan('x-wing')).toContain('hidden-quadruple');
    expect(easierThan('aic')).not.toContain('continuous-nice-loop');
  });
});

describe('a drill position', () => {
  test.each(TAUGHT)('of %s has it and nothing easier', (technique) => {
    const drill = drillPosition(technique, 'test', 0)!;
    const position = positionOfBoard(drill);
    expect(nextStep(position, { techniques: easierThan(technique) })).toBeUndefined();
    expect(nextStep(position, { techniques: [technique] })?.technique).toBe(technique);
    expect(checkUniqueness({ geometry: classic9(), constraints: [], givens: drill.givens })).toBe('unique');
    expect(drill.digits.every((digit, cell) => digit === 0 || digit === drill.solution[cell])).toBe(true);
  });

  test('is the same for the same seed and index, and another for others', () => {
    const text = (seed: string, index: number): string =>
      JSON.stringify(drillPosition('jellyfish', seed, index));
    expect(text('a', 3)).toBe(text('a', 3));
    expect(new Set([text('a', 3), text('a', 4), text('b', 3)]).size).toBe(3);
  });

  test('has the form that is asked for', () => {
    for (const technique of ['hidden-single', 'pointing', 'naked-pair', 'x-wing'] as const) {
      for (const form of formsOf(technique)) {
        const position = positionOfBoard(drillPosition(technique, 'forms', 0, { form })!);
        const forms = [...findSteps(position, { techniques: [technique] })].map(formOf);
        expect(forms).toContain(form);
      }
    }
  });

  test('has a form by the house that the eye searches', () => {
    const { houses } = classic9();
    const [box, column] = ['box', 'column'].map((kind) => houses.findIndex((house) => house.kind === kind));
    const step = (technique: TechniqueId, evidence: Partial<Step['evidence']>): Step => ({
      technique,
      placements: [],
      eliminations: [],
      evidence: { digits: [1], ...evidence },
    });
    const parts = [
      { house: box, role: 'base' as const },
      { house: column, role: 'cover' as const },
    ];
    expect(formOf(step('pointing', { houses: parts }))).toBe('column');
    expect(formOf(step('hidden-pair', { houses: parts }))).toBe('box');
    expect(formOf(step('xy-wing', { houses: parts }))).toBeUndefined();
    expect(formOf(step('naked-pair', {}))).toBeUndefined();
  });

  test('is refused for what is not taught, and not found when stopped', () => {
    const none = (technique: string) => new RangeError(`There are no drills of "${technique}".`);
    expect(() => drillPosition('brute-force', 'x', 0)).toThrow(none('brute-force'));
    expect(() => drillPosition('none' as TechniqueId, 'x', 0)).toThrow(none('none'));
    const noForm = new RangeError('xy-wing has no form "row".');
    expect(() => drillPosition('xy-wing', 'x', 0, { form: 'row' })).toThrow(noForm);
    expect(() => nothingHere('brute-force', 'x', 0)).toThrow(none('brute-force'));
    expect(nothingHere('x-wing', 'x', 0, { shouldStop: () => true })).toBeUndefined();
    expect(drillPosition('x-wing', 'x', 0, { shouldStop: () => true })).toBeUndefined();
  });
});

test.each(['hidden-single', 'naked-pair'] as const)(
  'a new position of %s is another for each seed and index, and so is a board with none',
  (technique) => {
    for (const make of [drillPosition, nothingHere]) {
      const text = (seed: string, index: number): string => JSON.stringify(make(technique, seed, index));
      expect(text('a', 0)).toBe(text('a', 0));
      expect(new Set([text('a', 0), text('a', 1), text('b', 0)]).size).toBe(3);
    }
  },
);

test('a position and a board with none are of puzzles of their own', () => {
  const [there, none] = [drillPosition, nothingHere].map((make) => make('naked-pair', 'own', 0)!);
  const count = (board: DrillBoard): number => board.givens.filter((digit) => digit !== 0).length;
  expect([count(there), there.digits]).not.toEqual([count(none), none.digits]);
});

test('a full house is found where others are not: late in a puzzle', () => {
  const { digits } = drillPosition('full-house', 'late', 0)!;
  const { houses } = classic9();
  expect(houses.some(({ cells }) => cells.filter((cell) => digits[cell] === 0).length === 1)).toBe(true);
});

test('a board of the stock comes in disguise, with all that it had', () => {
  const kept = stockOf('jellyfish').map((read) => read());
  for (let index = 0; index < 4; index++) {
    const drill = drillPosition('jellyfish', 'disguise', index)!;
    expect(kept.map(({ givens }) => givens)).not.toContainEqual(drill.givens);
    const shape = ({ givens, digits, candidates }: DrillBoard): unknown => [
      givens.filter(Boolean).length,
      digits.filter(Boolean).length,
      candidates.map((set) => digitCount(set)).sort(),
    ];
    expect(kept.map(shape)).toContainEqual(shape(drill));
    for (const [cell, given] of drill.givens.entries()) expect([0, drill.digits[cell]]).toContain(given);
    for (const [cell, set] of drill.candidates.entries())
      expect(drill.digits[cell] === 0 ? (set >> (drill.solution[cell] - 1)) & 1 : set).toBe(
        drill.digits[cell] === 0 ? 1 : 0,
      );
  }
});

test.each(['naked-pair', 'x-wing', 'xy-wing'] as const)('a board with no %s has none', (technique) => {
  const drill = nothingHere(technique, 'test', 1)!;
  const wanted = [...easierThan(technique), technique];
  expect([...findSteps(positionOfBoard(drill), { techniques: wanted })]).toEqual([]);
});

describe('the stock', () => {
  test('has boards of every rare technique, and of these alone', () => {
    expect(TAUGHT.filter((id) => stockOf(id).length > 0)).toEqual(TAUGHT.filter((id) => RARE.includes(id)));
  });

  test.each(RARE)('of %s has some boards, all of them different', (technique) => {
    const boards = stockOf(technique).map((read) => JSON.stringify(read()));
    expect(boards.length).toBeGreaterThanOrEqual(8);
    expect(new Set(boards).size).toBe(boards.length);
  });

  test('is worked through before a board comes again', () => {
    const digitsOf = ({ digits }: DrillBoard): number => digits.filter((digit) => digit !== 0).length;
    const kept = stockOf('jellyfish').map((read) => digitsOf(read()));
    const drawn = kept.map((_, index) => digitsOf(drillPosition('jellyfish', 'whole', index)!));
    expect(drawn.sort()).toEqual(kept.sort());
  });
});
