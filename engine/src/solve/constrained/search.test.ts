import './provide.ts';
import { describe, expect, it } from 'vitest';
import type { Constraint } from '../../constraints/kinds.ts';
import { classic9 } from '../../model/boards.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { countSolutions, enumerateSolutions } from '../solver.ts';
import { MASKS } from './core/layout.ts';
import { borrowCore, type Core, createTwin, returnCore } from './cores.ts';
import { createModel } from './create-model.ts';
import { load } from './load.ts';

/** Alternatives whose branches are models of their own: a few guesses are a great deal of work. */
function laborious(): Puzzle {
  const lines = Array.from({ length: 60 }, (_, k) => [k, k + 1, k + 10, k + 11, k + 20]);
  const alternatives = lines.map((cells): Constraint[] => [
    { kind: 'renban', cells },
    { kind: 'sandwich', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => (cells[0] + k) % 81), sum: 10 },
  ]);
  const constraints = Array.from({ length: 4 }, (): Constraint => ({ kind: 'any-of', alternatives }));
  return { ...emptyPuzzle(classic9()), constraints };
}

describe('the search for puzzles with constraints', () => {
  it('gives its core back, however it ends', () => {
    const thermo: Constraint = { kind: 'thermometer', cells: [0, 1, 2] };
    const puzzle: Puzzle = { ...emptyPuzzle(classic9()), constraints: [thermo] };
    const [first, second] = [borrowCore(), borrowCore()];
    returnCore(first);
    returnCore(second);
    const idle = (): Core[] => {
      const lent = [borrowCore(), borrowCore()];
      lent.forEach(returnCore);
      return lent;
    };
    for (const _ of enumerateSolutions(puzzle)) break;
    expect(idle()).toEqual(expect.arrayContaining([first, second]));
    enumerateSolutions(puzzle).return('stopped');
    const thrown = enumerateSolutions(puzzle);
    thrown.next();
    expect(() => thrown.throw(new Error('enough'))).toThrow('enough');
    expect(idle()).toEqual(expect.arrayContaining([first, second]));
    const fail = (): boolean => {
      throw new Error('asked');
    };
    expect(() => countSolutions(laborious(), 1, { shouldStop: fail })).toThrow('asked');
    expect(idle()).toEqual(expect.arrayContaining([first, second]));
  });

  it('looks at its control after so much work, however few guesses that is', () => {
    let looks = 0;
    const { status, guesses } = countSolutions(laborious(), 1, { shouldStop: () => ++looks === 3 });
    expect(status).toBe('stopped');
    expect(guesses).toBeLessThan(100);
  });

  it('sees counting circles as a whole', () => {
    const grid = [...'123456789456789123789123456231564897564897231897231564312645978645978312978312645'].map(
      Number,
    );
    // All nines, eight of the eights, seven of the sevens and one 1.
    const places = (digit: number) => [...grid.keys()].filter((cell) => grid[cell] === digit).slice(0, digit);
    const circles: Constraint = { kind: 'counting-circles', cells: [9, 8, 7, 1].flatMap(places) };
    const outcome = countSolutions({ ...emptyPuzzle(classic9()), constraints: [circles] }, 1);
    expect(outcome.count).toBe(1);
    // Value by value, it takes more than 80,000.
    expect(outcome.guesses).toBeLessThan(200);
  });

  it('takes a digit that some cells have to hold from the cells that see all of these', () => {
    const contain: Constraint = { kind: 'contain', cells: [0, 1, 2], values: [5] };
    const core = createTwin();
    load(core, createModel({ ...emptyPuzzle(classic9()), constraints: [contain] }));
    expect(core.narrow()).toBe(true);
    const masks = core.words.subarray(core.words[MASKS]);
    const without = classic9().cells.flatMap((_, cell) => ((masks[cell] & (1 << 4)) === 0 ? [cell] : []));
    expect(without).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20]);
  });

  it('goes on after a pause as if there had been none', () => {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const constraints: Constraint[] = [
      { kind: 'sandwich', cells, sum: 35 },
      { kind: 'skyscraper', cells: [...cells].reverse(), count: 5 },
    ];
    const puzzle = { ...emptyPuzzle(classic9()), constraints };
    const texts = new Set<string>();
    for (const digits of enumerateSolutions(puzzle)) if (texts.add(digits.join()).size === 3_000) break;
    expect(texts.size).toBe(3_000);
    expect(countSolutions(puzzle, 3_000)).toMatchObject({ status: 'limit', count: 3_000 });
  });
});
