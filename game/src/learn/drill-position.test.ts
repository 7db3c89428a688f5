import { checkUniqueness, classic9, findSteps, nextStep, type TechniqueId } from 'pencilmark';
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
    for (const technique of ['hidden-single', 'naked-pair', 'x-wing'] as const) {
      for (const form of formsOf(technique)) {
        const position = positionOfBoard(drillPosition(technique, 'forms', 0, { form })!);
        const forms = [...findSteps(position, { techniques: [technique] })].map(formOf);
        expect(forms).toContain(form);
      }
    }
  });

  test('is refused for what is not taught, and not found when stopped', () => {
    expect(() => drillPosition('brute-force', 'x', 0)).toThrow(RangeError);
    expect(() => drillPosition('none' as TechniqueId, 'x', 0)).toThrow(RangeError);
    expect(() => drillPosition('xy-wing', 'x', 0, { form: 'row' })).toThrow(RangeError);
    expect(drillPosition('x-wing', 'x', 0, { shouldStop: () => true })).toBeUndefined();
  });
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
