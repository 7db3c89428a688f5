import { expect, test } from 'vitest';
import { bruteForce } from './brute-force.ts';
import { caseBoard, findAll, findTexts } from './case.ts';

/** Wikipedia's example. */
const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('places a digit of the solution where the choice is smallest', () => {
  expect(findTexts(bruteForce, 'brute-force', caseBoard({ board: BOARD }))).toEqual(['r5c5=5']);
});

test('passes over a cell whose digit was struck by mistake', () => {
  const position = caseBoard({ board: BOARD, without: 'r5c5<>5' });
  const [{ placements }] = findAll(bruteForce, 'brute-force', position);
  expect(placements[0].cell).not.toBe(40);
});

test('says nothing of a board without solution, or a full one', () => {
  const broken = caseBoard({ board: `5.3${BOARD.slice(3)}`.replace('5.3', '533') });
  expect(findAll(bruteForce, 'brute-force', broken)).toEqual([]);
});
