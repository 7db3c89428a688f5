import { cellName, classic9, createPosition, digitSet, type Position } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { cells } from '../test-boards.ts';
import { type FalseWing, falseXyWings, falseXyzWings } from './near-sight.ts';

const board = classic9();
const cellOf = (name: string): number => cells(name, board)[0];

/** An empty board with all candidates but in these cells, such as `r1c1: '12'`. */
function positionWith(marks: Readonly<Record<string, string>>): Position {
  const candidates = board.cells.map(() => digitSet([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  for (const [name, digits] of Object.entries(marks))
    candidates[cellOf(name)] = digitSet([...digits].map(Number));
  return createPosition({ geometry: board, constraints: [], givens: candidates.map(() => 0), candidates });
}

/** A solution of which only some cells matter. */
function solutionWith(digits: Readonly<Record<string, number>>): number[] {
  const solution = board.cells.map(() => 9);
  for (const [name, digit] of Object.entries(digits)) solution[cellOf(name)] = digit;
  return solution;
}

/** A solution that refutes every elimination of a 3. */
const THREES = board.cells.map(() => 3);

/** The wing, what it would eliminate, why it fails, and the digit of the solution that refutes it. */
function told({ step, failing, refuted }: FalseWing): string {
  const named = (list: readonly number[]): string => list.map((cell) => cellName(board, cell)).join(' ');
  const { technique, evidence, eliminations, placements } = step;
  expect(placements).toEqual([]);
  const parts = evidence.cells!.map((part) => `${part.role} ${named(part.cells)}`).join(', ');
  const gone = eliminations.map(({ cell, digit }) => `${digit} ${named([cell])}`).join(', ');
  const [a, b] = failing.cells.map((cell) => named([cell]));
  const solved = `${refuted.digit} ${named([refuted.cell])}`;
  return `${technique} of ${evidence.digits.join('')}, ${parts}: not ${gone}; ${a} does not see ${b}; but ${solved}`;
}

describe('XY-Wings by sight', () => {
  const position = positionWith({ r1c1: '12', r1c5: '13', r5c9: '23' });

  test('fail where the pivot does not see a pincer', () => {
    expect([...falseXyWings(position, solutionWith({ r5c5: 3 }))].map(told)).toEqual([
      'xy-wing of 123, pivot r1c1, pincer r1c5 r5c9: not 3 r1c9, 3 r5c5; r1c1 does not see r5c9; but 3 r5c5',
    ]);
    expect([...falseXyWings(position, solutionWith({ r5c1: 2, r1c9: 3 }))].map(told)).toEqual([
      'xy-wing of 123, pivot r1c1, pincer r1c5 r5c9: not 3 r1c9, 3 r5c5; r1c1 does not see r5c9; but 3 r1c9',
      'xy-wing of 123, pivot r1c5, pincer r1c1 r5c9: not 2 r1c9, 2 r5c1; r1c5 does not see r5c9; but 2 r5c1',
    ]);
  });

  test('are none if nothing is refuted, or the wing is right, or sees neither pincer', () => {
    expect([...falseXyWings(position, solutionWith({}))]).toEqual([]);
    const right = positionWith({ r1c1: '12', r1c5: '13', r5c1: '23' });
    expect([...falseXyWings(right, solutionWith({ r5c5: 3 }))]).toEqual([]);
    const apart = positionWith({ r1c1: '12', r2c5: '13', r5c9: '23' });
    expect([...falseXyWings(apart, THREES)]).toEqual([]);
  });

  test('have three digits in all, and a shared one that the pivot lacks', () => {
    expect([...falseXyWings(positionWith({ r1c1: '12', r1c5: '13', r5c9: '34' }), THREES)]).toEqual([]);
    expect([...falseXyWings(positionWith({ r1c1: '13', r1c5: '13', r5c9: '23' }), THREES)]).toEqual([]);
    expect([...falseXyWings(positionWith({ r1c1: '12', r1c5: '13', r5c9: '13' }), THREES)]).toEqual([]);
  });
});

describe('XYZ-Wings by sight', () => {
  const position = positionWith({ r1c1: '123', r1c5: '13', r2c2: '23' });

  test('fail where only the pincers see a cell', () => {
    expect([...falseXyzWings(position, solutionWith({ r2c5: 3, r1c2: 3 }))].map(told)).toEqual([
      'xyz-wing of 123, pivot r1c1, pincer r1c5 r2c2: not 3 r2c5; r1c1 does not see r2c5; but 3 r2c5',
    ]);
  });

  test('are none where the pivot sees all, or a pincer is not seen', () => {
    expect([...falseXyzWings(position, solutionWith({ r1c2: 3, r1c3: 3 }))]).toEqual([]);
    const unseen = positionWith({ r1c1: '123', r2c5: '13', r2c2: '23' });
    expect([...falseXyzWings(unseen, THREES)]).toEqual([]);
    const four = positionWith({ r1c1: '123', r1c5: '13', r2c2: '24' });
    expect([...falseXyzWings(four, THREES)]).toEqual([]);
  });
});
