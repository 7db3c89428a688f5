import '../../constraints/provide.ts';
import { expect, test } from 'vitest';
import type { Constraint } from '../../constraints/kinds.ts';
import { classic9 } from '../../model/boards.ts';
import { digitsIn } from '../../model/digits.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { createFinderContext } from '../finder-context.ts';
import { createPosition, eliminate } from '../position.ts';
import { follow, isSettled } from './outcomes.ts';
import { createRuleTrial, runRuleTrial } from './rule-trial.ts';

const RULES: readonly Constraint[] = [
  { kind: 'cage', cells: [0, 1, 2], sum: 22 },
  { kind: 'cage', cells: [2, 11, 20], sum: 9 },
  { kind: 'thermometer', cells: [4, 13, 22, 31] },
];

test('what is followed on from what was known comes to the same as all of it again', () => {
  const puzzle = createPuzzle(classic9(), new Array<number>(81).fill(0), undefined, RULES);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const position = createPosition(puzzle.value);
  const context = createFinderContext(position);
  const cells = [0, 1, 2, 4, 11, 13, 20, 22, 31];
  for (const gone of [undefined, [1, 9], [22, 4], [11, 2], [80, 5]] as const) {
    if (gone) eliminate(position, gone[0], gone[1]);
    for (const cell of cells) {
      for (const digit of digitsIn(position.candidates[cell])) {
        const again = createRuleTrial(position, 'thorough');
        runRuleTrial(again, cell, digit);
        const on = follow(context, 'thorough', cell, digit);
        expect(on.contradiction === undefined, `${cell}=${digit}`).toBe(again.contradiction === undefined);
        if (!on.contradiction) expect([...on.domains], `${cell}=${digit}`).toEqual([...again.domains]);
        expect(isSettled(context, 'thorough', cell, digit)).toBe(!on.contradiction);
      }
    }
  }
});
