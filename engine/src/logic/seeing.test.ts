import { describe, expect, test } from 'vitest';
import { generate } from '../generate/generate.ts';
import { classic9 } from '../model/boards.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { TECHNIQUES } from './catalogue.ts';
import { difficultyOf, ratePath } from './difficulty/difficulty.ts';
import { copyPosition, createPosition } from './position.ts';
import {
  applyStep,
  findSteps,
  inCatalogueOrder,
  nextStep,
  type PathEnd,
  solveLogically,
  solveLogicallyInPlace,
} from './solve-logically.ts';
import type { Step } from './step.ts';

const NINE = classic9();
const SINGLES: readonly string[] = ['full-house', 'naked-single', 'hidden-single'];
const BASIC = TECHNIQUES.map(({ id }) => id).slice(0, 20);

const puzzle = (text: string): Puzzle => ({
  geometry: NINE,
  constraints: [],
  givens: [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol))),
});

// Sources: Wikipedia, "Sudoku" (Cburnett, 2006); Top 1465, puzzles 1 and 4; Inkala 2012.
const PUZZLES = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
].map(puzzle);

const GENERATED = [...generate({ geometry: NINE, seed: 'seeing', count: 12 })].map((one) => one.puzzle!);

/** 0 for a full house, 1 and 2 for a hidden single in a box and in a line, 3 for a naked single, 4 for all others. */
function kindOf({ technique, evidence }: Step): number {
  if (technique === 'full-house') return 0;
  if (technique === 'hidden-single')
    return NINE.houses[evidence.houses![0].house].kind === 'row' ||
      NINE.houses[evidence.houses![0].house].kind === 'column'
      ? 2
      : 1;
  return technique === 'naked-single' ? 3 : 4;
}

function pathOf(start: Puzzle, order: 'cheapest' | 'seen'): { steps: Step[]; end: PathEnd } {
  const walk = solveLogicallyInPlace(createPosition(start), { order });
  const steps: Step[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { steps, end: next.value };
    steps.push(next.value);
  }
}

describe.each([...PUZZLES, ...GENERATED].map((start) => [start.givens.join(''), start] as const))(
  '%s',
  (_, start) => {
    test('no step is taken while one that is easier to see is there', () => {
      const position = createPosition(start);
      for (const step of solveLogicallyInPlace(copyPosition(position), { order: 'seen', maxSteps: 60 })) {
        const all = [...findSteps(position, { techniques: ['full-house', 'naked-single', 'hidden-single'] })];
        expect(kindOf(step)).toBe(Math.min(4, ...all.map(kindOf)));
        applyStep(position, step);
      }
    });

    test('all steps are listed in this order, those beyond singles as in the catalogue’s', () => {
      const position = createPosition(start);
      const listed = [...findSteps(position, { order: 'seen', techniques: BASIC })];
      const usual = [...findSteps(position, { techniques: BASIC })];
      expect(listed[0]).toEqual(nextStep(position, { order: 'seen', techniques: BASIC }));
      expect(listed.map(kindOf)).toEqual(usual.map(kindOf).sort());
      expect(new Set(listed.map((step) => JSON.stringify(step)))).toEqual(
        new Set(usual.map((step) => JSON.stringify(step))),
      );
      expect(listed.filter((step) => kindOf(step) === 4)).toEqual(usual.filter((step) => kindOf(step) === 4));
    });

    test('steps beyond singles, level, score and guesses are those of the catalogue’s order', () => {
      const seen = pathOf(start, 'seen');
      const beyond = (steps: readonly Step[]) =>
        steps.filter(({ technique }) => !SINGLES.includes(technique));
      expect(beyond(seen.steps)).toEqual(beyond(pathOf(start, 'cheapest').steps));
      expect(ratePath(start, inCatalogueOrder(start, seen.steps), seen.end)).toEqual(difficultyOf(start));
    });
  },
);

test('of steps that are as easy to see and open as much, the nearest comes first', () => {
  const chosen = GENERATED.map((start) => {
    const position = createPosition(start);
    return new Set(
      NINE.cells.map((_, near) => nextStep(position, { order: 'seen', near })!.placements[0].cell),
    );
  });
  expect(Math.max(...chosen.map((cells) => cells.size))).toBeGreaterThan(1);
  for (const [k, cells] of chosen.entries()) {
    for (const cell of cells) {
      const [{ cell: found }] = nextStep(createPosition(GENERATED[k]), {
        order: 'seen',
        near: cell,
      })!.placements;
      expect(found).toBe(cell);
    }
  }
});

test('a cell that the board does not have is refused', () => {
  expect(() => nextStep(createPosition(PUZZLES[0]), { order: 'seen', near: 81 })).toThrow(
    'near must be a cell of the board, 0 to 80.',
  );
});

test('a path goes on from the cell of its last step', () => {
  const [first, second] = solveLogically(PUZZLES[0], { order: 'seen', maxSteps: 2 });
  const position = createPosition(PUZZLES[0]);
  applyStep(position, first.step);
  expect(nextStep(position, { order: 'seen', near: first.step.placements[0].cell })).toEqual(second.step);
});
