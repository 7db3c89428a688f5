import { classic9, createPosition, eliminate, type Step } from 'pencilmark';
import { expect, test } from 'vitest';
import type { CheckedBoard } from './board.ts';
import { templates } from './templates.ts';

/** A grid in which 5 and 8 change places within each band by itself: the rows shifted by threes. */
const GRID = Array.from({ length: 81 }, (_, cell) => {
  const row = Math.floor(cell / 9);
  return ((3 * row + Math.floor(row / 3) + (cell % 9)) % 9) + 1;
});

/** The grid without 5 and 8; some candidates are gone. */
function boardWithout(eliminated: readonly (readonly [cell: number, digit: number])[]): CheckedBoard {
  const geometry = classic9();
  const givens = GRID.map((digit) => (digit === 5 || digit === 8 ? 0 : digit));
  const position = createPosition({ geometry, constraints: [], givens });
  for (const [cell, digit] of eliminated) eliminate(position, cell, digit);
  return {
    geometry,
    constraints: [],
    givens,
    digits: [...position.digits],
    candidates: [...position.candidates],
  };
}

function step(technique: 'template-set' | 'template-delete', cell: number, digit = 5): Step {
  const concluded = [{ cell, digit }];
  const isSet = technique === 'template-set';
  return {
    technique,
    placements: isSet ? concluded : [],
    eliminations: isSet ? [] : concluded,
    evidence: { digits: [5] },
  };
}

/** The cells of the solution's 5 and 8 in rows 1, 2 and 4. */
const [FIVE, EIGHT] = [GRID.indexOf(5), GRID.indexOf(8)];
const [NEXT_FIVE, NEXT_EIGHT] = [GRID.indexOf(5, 9), GRID.indexOf(8, 9)];
const FAR_FIVE = GRID.indexOf(5, 27);

const OPEN = boardWithout([]);
const SETTLED = boardWithout([[FIVE, 8]]);
/** The same by way of the other digit: 8 must stand in its cell of row 1, which closes it to 5. */
const CLOSED = boardWithout([[NEXT_FIVE, 8]]);

const ROWS: readonly [name: string, board: CheckedBoard, step: Step, isProved: boolean][] = [
  ['both digits may stand there', OPEN, step('template-set', FIVE), false],
  ['and neither goes', OPEN, step('template-delete', EIGHT), false],
  ['a cell with one candidate', SETTLED, step('template-set', FIVE), true],
  ['what follows for another row', SETTLED, step('template-set', NEXT_FIVE), true],
  ['and what goes there', SETTLED, step('template-delete', NEXT_EIGHT), true],
  ['what stands in every template does not go', SETTLED, step('template-delete', NEXT_FIVE), false],
  ['another band is still open', SETTLED, step('template-set', FAR_FIVE), false],
  ['a digit that the step does not speak of', SETTLED, step('template-delete', NEXT_FIVE, 8), false],
  ['a cell closed by another digit', CLOSED, step('template-delete', EIGHT), true],
];

test.each(ROWS)('%s', (_, board, tried, isProved) => {
  expect(templates(board, tried) === undefined).toBe(isProved);
});

test('a board on which a digit has no template proves nothing', () => {
  const broken = boardWithout([
    [FIVE, 5],
    [EIGHT, 5],
  ]);
  expect(templates(broken, step('template-set', NEXT_FIVE))).toBeDefined();
  expect(templates(broken, step('template-delete', NEXT_EIGHT))).toBeDefined();
});
