import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { createRandom } from '../random.ts';
import { cases } from '../../../scripts/samples.mjs';
import { randomSymmetry } from './board-symmetries.ts';
import { minLexForm } from './min-lex-form.ts';
import { refinedEquivalence, refinedForm } from './refined-form.ts';
import { applyToPuzzle } from './symmetry.ts';

/** The solution of Top 1465, puzzle 4. */
const GRID = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';

/** Givens per puzzle: from nearly none, with empty rows and bands, to a full grid. */
const COUNTS = [0, 1, 2, 3, 4, 5, 7, 9, 12, 17, 22, 30, 50, 70, 80, 81];

test.each(COUNTS)('both ways agree on automorphisms and on what is equivalent: %i givens', (count) => {
  const geometry = classic9();
  const random = createRandom(`agree ${count}`);
  const grid = [...GRID].map(Number);
  const puzzles: Puzzle[] = [];
  for (let k = 0; k < cases(3, 6); k++) {
    const givens = [...grid];
    for (let left = 81; left > count;) {
      const cell = random.below(81);
      if (givens[cell] === 0) continue;
      givens[cell] = 0;
      left--;
    }
    const way = randomSymmetry(geometry, random);
    if (!way.ok) throw new Error(way.error.message);
    puzzles.push(
      { geometry, constraints: [], givens },
      applyToPuzzle(way.value, { geometry, constraints: [], givens }),
    );
  }
  const forms = puzzles.map((puzzle) => {
    const minLex = minLexForm(puzzle)!;
    const refined = refinedForm(puzzle, { left: Infinity })!;
    expect(minLex.automorphisms).toBe(refined.automorphisms);
    return [applyToPuzzle(minLex.symmetry, puzzle).givens.join(), refined.puzzle.givens.join()];
  });
  forms.forEach(([minLex, refined], a) => {
    forms.forEach((other, b) => {
      expect(minLex === other[0]).toBe(refined === other[1]);
      const way = a < b ? refinedEquivalence(puzzles[a], puzzles[b], { left: Infinity }) : undefined;
      if (a < b) expect(way !== undefined).toBe(minLex === other[0]);
    });
  });
});

test('two empty bands are no trouble', () => {
  const geometry = classic9();
  const grid = [...GRID].map(Number);
  const puzzle = { geometry, constraints: [], givens: grid.map((digit, cell) => (cell < 27 ? digit : 0)) };
  expect(minLexForm(puzzle)!.automorphisms).toBe(refinedForm(puzzle, { left: Infinity })!.automorphisms);
});
