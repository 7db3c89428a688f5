import {
  classic9,
  type Constraint,
  createPuzzle,
  type Drawing,
  type DrawnFog,
  type Puzzle,
} from 'pencilmark';
import 'pencilmark/constraints';
import { expect, test } from 'vitest';
import { applyMove } from './apply.ts';
import { type BoardState, startState } from './board-state.ts';
import { boardInFog, clearCells } from './fog.ts';

const board = classic9();
// Source: Wikipedia, Sudoku.
const GRID = [...'534678912672195348198342567859761423426853791713924856961537284287419635345286179'].map(
  Number,
);

const FOGS: readonly Omit<DrawnFog, 'shape' | 'solution'>[] = [
  { cells: [40] },
  { cells: [], lamps: [40] },
  { cells: [0, 80], lamps: [8] },
  { cells: [40], triggers: GRID.map((_, cell) => ({ cells: [cell], lights: [(cell + 1) % 81] })) },
  {
    cells: [0],
    triggers: [
      { cells: [0, 1], lights: [1, 2, 3] },
      { cells: [80], lights: [70] },
    ],
  },
];

/** Ten puzzles: each fog over two grids, with cages, lines and dots everywhere. */
const PUZZLES: readonly (readonly [string, Puzzle, readonly number[]])[] = FOGS.flatMap((fog, index) =>
  [0, 4].map((shift): readonly [string, Puzzle, readonly number[]] => {
    const solution = GRID.map((digit) => ((digit - 1 + shift) % 9) + 1);
    const cages = board.cells.flatMap((_, cell): Constraint[] =>
      cell % 3 === 0
        ? [{ kind: 'cage', cells: [cell, cell + 1], sum: solution[cell] + solution[cell + 1] }]
        : [],
    );
    const drawings: Drawing[] = board.cells.map(({ row, column }) => ({
      shape: 'oval',
      centre: [row + 0.5, column + 1],
      width: 0.3,
      height: 0.3,
      text: `${row} ${column}`,
    }));
    const givens = solution.map((digit, cell) => (cell % 10 === 3 ? digit : 0));
    const made = createPuzzle(board, givens, undefined, cages);
    if (!made.ok) throw new Error(made.error.message);
    const held = { ...fog, shape: 'fog' as const, solution };
    return [`fog ${index}, grid ${shift}`, { ...made.value, drawings: [...drawings, held] }, solution];
  }),
);

/** Nothing about a cell in fog is leaked: no rule on it, no drawing over it, no trigger and no solution. */
function expectNoLeak(state: BoardState, clear: readonly boolean[]): void {
  const { constraints, drawings = [] } = boardInFog(state, clear).puzzle;
  if (clear.every(Boolean)) return;
  for (const constraint of constraints)
    if (constraint.kind === 'cage') expect(constraint.cells.every((cell) => clear[cell])).toBe(true);
  for (const drawing of drawings) {
    if (drawing.shape === 'fog') expect(Object.keys(drawing).sort()).toEqual(['cells', 'shape']);
    if (drawing.shape !== 'oval') continue;
    const [row, column] = [Math.floor(drawing.centre[0]), drawing.centre[1]];
    for (const at of [column - 1, column]) if (at < 9) expect(clear[row * 9 + at]).toBe(true);
  }
}

test.each(PUZZLES)('%s is played to its end, and nothing leaks', (_, puzzle, solution) => {
  let state = startState(puzzle);
  let before = clearCells(puzzle, state.digits);
  expect(before).toContain(false);
  for (const cell of board.cells.keys()) {
    if (puzzle.givens[cell] !== 0) continue;
    const enter = (digit: number) => applyMove(state, { kind: 'enter', cells: [cell], digit });
    const wrong = enter((solution[cell] % 9) + 1);
    expect(clearCells(puzzle, wrong.digits)).toEqual(before);
    expectNoLeak(wrong, before);
    const right = enter(solution[cell]);
    const clear = clearCells(puzzle, right.digits);
    expect(before.every((was, at) => !was || clear[at])).toBe(true);
    expectNoLeak(right, clear);
    // The board before the move is in fog again.
    expect(clearCells(puzzle, state.digits)).toEqual(before);
    [state, before] = [right, clear];
  }
  expect(state.digits).toEqual(solution);
  const hasTriggers = puzzle.drawings?.some((drawing) => drawing.shape === 'fog' && drawing.triggers);
  if (!hasTriggers) expect(before).not.toContain(false);
});

test('a digit that is right lights its neighbours, and stays within the board', () => {
  const [, puzzle, solution] = PUZZLES[0];
  const digits = puzzle.givens.with(0, solution[0]);
  const clear = clearCells(puzzle, digits);
  expect([0, 1, 9, 10].every((cell) => clear[cell])).toBe(true);
  expect([2, 8, 11, 17, 18, 20].some((cell) => clear[cell])).toBe(false);
});

test('without a known solution no digit is right', () => {
  const [, puzzle, solution] = PUZZLES[0];
  const drawings: Drawing[] = [{ shape: 'fog', cells: [4] }];
  const unknown = { ...puzzle, drawings };
  expect(clearCells(unknown, solution).filter(Boolean).length).toBe(puzzle.givens.filter(Boolean).length + 1);
  expect(clearCells(unknown, solution, solution)).not.toContain(false);
});

test('a puzzle without fog is clear', () => {
  const [, { drawings: _, ...puzzle }] = PUZZLES[0];
  const state = startState(puzzle);
  const clear = clearCells(puzzle, state.digits);
  expect(clear).not.toContain(false);
  expect(boardInFog(state, clear)).toBe(state);
});
