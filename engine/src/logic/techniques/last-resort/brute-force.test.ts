import { expect, test } from 'vitest';
import { classic9 } from '../../../model/boards.ts';
import { digitBit } from '../../../model/digits.ts';
import { createRandom } from '../../../random.ts';
import { checkUniqueness } from '../../../solve/solver.ts';
import { createPosition, placeDigit } from '../../position.ts';
import { bruteForce } from './brute-force.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';

/** Wikipedia's example. */
const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('places a digit of the solution where the choice is smallest', () => {
  expect(findTexts(bruteForce, 'brute-force', caseBoard({ board: BOARD }))).toEqual(['r5c5=5']);
});

test('passes over a cell whose digit was eliminated by mistake', () => {
  const position = caseBoard({ board: BOARD, without: 'r5c5<>5' });
  const [{ placements }] = findAll(bruteForce, 'brute-force', position);
  expect(placements[0].cell).not.toBe(40);
});

test('says nothing of a board without solution, or a full one', () => {
  const broken = caseBoard({ board: `5.3${BOARD.slice(3)}`.replace('5.3', '533') });
  expect(findAll(bruteForce, 'brute-force', broken)).toEqual([]);
});

// Source: made here from Wikipedia's solution: each cell keeps its digit and some wrong ones.
test('keeps to the pencil marks of a puzzle that gives them', () => {
  const solution = [
    ...'534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  ].map(Number);
  const random = createRandom('pencil marks');
  for (let k = 0; k < 4; k++) {
    const allowed = solution.map((digit) => digitBit(digit));
    for (let cell = 0; cell < 81; cell++) {
      const wider = allowed.with(cell, allowed[cell] | random.below(512));
      if (checkUniqueness({ ...EMPTY, allowed: wider }) === 'unique') allowed[cell] = wider[cell];
    }
    const position = createPosition({ ...EMPTY, allowed });
    while (position.openCount > 0) {
      const [step] = findAll(bruteForce, 'brute-force', position);
      const [{ cell, digit }] = step.placements;
      expect(digit).toBe(solution[cell]);
      placeDigit(position, cell, digit);
    }
  }
});

const EMPTY = { geometry: classic9(), constraints: [], givens: new Array<number>(81).fill(0) };
