import {
  cellName,
  classic9,
  type Constraint,
  createPuzzle,
  type Drawing,
  type DrawnFog,
  type Puzzle,
} from 'pencilmark';
import 'pencilmark/constraints';
import { describe, expect, test } from 'vitest';
import { applyMove } from './apply.ts';
import { type BoardState, startState } from './board-state.ts';
import { boardInFog, clearCells, litBoard, litPuzzle, seenBoard } from './fog.ts';
import { cells, must } from './test-boards.ts';

const board = classic9();
// Source: Wikipedia, Sudoku.
const GRID = [...'534678912672195348198342567859761423426853791713924856961537284287419635345286179'].map(
  Number,
);

const ALL_CLEAR = GRID.map(() => true);

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
  expect(clearCells(unknown, solution, solution)).toEqual(ALL_CLEAR);
});

test('a puzzle without fog is clear', () => {
  const [, { drawings: _, ...puzzle }] = PUZZLES[0];
  const state = startState(puzzle);
  const clear = clearCells(puzzle, state.digits);
  expect(clear).toEqual(ALL_CLEAR);
  expect(boardInFog(state, clear)).toBe(state);
});

/** A board in fog without givens, with the solution `GRID` and whatever else is drawn on it. */
function foggy(
  fog: Partial<DrawnFog>,
  drawings: readonly Drawing[] = [],
  more: Partial<Puzzle> = {},
): Puzzle {
  const held: DrawnFog = { shape: 'fog', cells: [], solution: GRID, ...fog };
  return {
    ...must(createPuzzle(board, new Array<number>(81).fill(0))),
    drawings: [...drawings, held],
    ...more,
  };
}

/** The digits of `GRID` in the cells of these names, and nothing elsewhere. */
const rightIn = (names: string): number[] => {
  const filled = cells(names, board);
  return GRID.map((digit, cell) => (filled.includes(cell) ? digit : 0));
};

/** The cells of a list of yes and no, by name. */
const named = (clear: readonly boolean[]): string =>
  [...clear.keys()]
    .filter((cell) => clear[cell])
    .map((cell) => cellName(board, cell))
    .join(' ');

describe('triggers', () => {
  const puzzle = foggy({
    cells: cells('r5c5', board),
    triggers: [
      { cells: cells('r1c1 r1c2', board), lights: cells('r9c8 r9c9', board) },
      { cells: [], lights: cells('r7c7', board) },
    ],
  });

  test('light their cells once all of theirs are right', () => {
    expect(named(clearCells(puzzle, rightIn('r1c1')))).toBe('r5c5');
    expect(named(clearCells(puzzle, rightIn('r1c1 r1c2').with(1, 9)))).toBe('r5c5');
    expect(named(clearCells(puzzle, rightIn('r1c1 r1c2')))).toBe('r5c5 r9c8 r9c9');
  });

  test('take the place of the light around every right digit', () => {
    expect(named(clearCells(puzzle, rightIn('r3c3')))).toBe('r5c5');
    expect(named(clearCells(foggy({}), rightIn('r1c1')))).toBe('r1c1 r1c2 r2c1 r2c2');
  });
});

test('an empty cell is never right, even if the stated solution leaves it out', () => {
  expect(named(clearCells(foggy({ solution: GRID.with(0, 0) }), rightIn('r9c9')))).toBe(
    'r8c8 r8c9 r9c8 r9c9',
  );
});

test('light outside of the board is passed over', () => {
  const outside = [81, 500];
  const puzzle = foggy({ cells: outside, lamps: outside, triggers: [{ cells: [0], lights: outside }] });
  expect(clearCells(puzzle, rightIn('r1c1'))).toEqual(GRID.map(() => false));
});

describe('a board in fog', () => {
  /** The first row is clear, all else in fog. */
  const firstRow = GRID.map((_, cell) => cell < 9);
  const isShown = (drawing: Drawing): boolean => {
    const state = startState(foggy({}, [drawing]));
    return boardInFog(state, firstRow).puzzle.drawings!.includes(drawing);
  };

  test.each<[string, Drawing, boolean]>([
    ['a cage in clear cells', { shape: 'cage', cells: [0, 1] }, true],
    ['a cage half in fog', { shape: 'cage', cells: [0, 9] }, false],
    ['a cage that reaches beyond the board', { shape: 'cage', cells: [0, 99] }, true],
    ['a line through clear cells', line([0.5, 0.5], [0.5, 4.5]), true],
    ['a line into the fog', line([0.5, 0.5], [0.5, 4.5], [1.5, 4.5]), false],
    ['a line out of the fog', line([4.5, 0.5], [0.5, 0.5], [0.5, 4.5]), false],
    ['a line through fog between clear ends', line([0.5, 0.5], [2.5, 2.5], [0.5, 4.5]), false],
    ['a line along the edge of the fog', line([1, 0.5], [1, 2.5]), false],
    ['a line above the board', line([-0.5, 0.5], [-0.5, 4.5]), true],
    ['a text in a clear cell', { shape: 'text', centre: [0.5, 3.5], text: 'A' }, true],
    ['a text in the fog', { shape: 'text', centre: [1.5, 3.5], text: 'A' }, false],
    ['a dot on the edge of the fog', sign([1, 3.5], 0.3, 0.3), false],
    ['a dot between clear cells', sign([0.5, 4], 0.3, 0.3), true],
    ['a wide rectangle in a clear row', sign([0.5, 4.5], 8, 0.9), true],
    ['a high rectangle that begins in a clear row', sign([0.9, 4.5], 0.9, 0.3), false],
    ['a high rectangle that ends in a clear row', sign([-0.5, 4.5], 0.9, 2.5), true],
    ['a rectangle that ends just in the fog', sign([-0.5, 4.5], 0.9, 3.2), false],
    ['a wide rectangle turned upright', sign([0.5, 4.5], 1.2, 0.4, 90), false],
    ['a rectangle turned a little, in its row', sign([0.5, 4.5], 1.2, 0.2, -30), true],
    ['a rectangle turned out of its row', sign([0.5, 4.5], 1.2, 0.2, 60), false],
  ])('shows or hides %s', (_, drawing, expected) => {
    expect(isShown(drawing)).toBe(expected);
  });

  test('to both sides, a drawing covers the cells that it reaches', () => {
    const column = GRID.map((_, cell) => cell % 9 === 4);
    const drawings = [sign([4.5, 4.5], 0.9, 0.9), sign([4.5, 4.8], 0.9, 0.9), sign([4.5, 4.2], 0.9, 0.9)];
    const { puzzle } = boardInFog(startState(foggy({}, drawings)), column);
    expect(puzzle.drawings).toEqual([drawings[0], expect.objectContaining({ shape: 'fog' })]);
  });

  test('keeps the colours of clear cells alone', () => {
    const colour = { shape: 'colour' as const, cells: [3, 30], colours: ['#abc'] };
    expect(boardInFog(startState(foggy({}, [colour])), firstRow).puzzle.drawings![0]).toEqual({
      ...colour,
      cells: [3],
    });
  });

  test('tells which cells are clear, and nothing else of the fog', () => {
    const state = startState(foggy({ cells: [40], lamps: [50], triggers: [{ cells: [3], lights: [4] }] }));
    expect(boardInFog(state, firstRow).puzzle.drawings).toEqual([
      { shape: 'fog', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
    ]);
  });

  test('allows every digit in the fog', () => {
    const allowed = GRID.map(() => 0b11);
    const { puzzle } = boardInFog(startState(foggy({}, [], { allowed })), firstRow);
    expect(puzzle.allowed).toEqual(GRID.map((_, cell) => (cell < 9 ? 0b11 : 0b1_1111_1111)));
    expect('allowed' in boardInFog(startState(foggy({})), firstRow).puzzle).toBe(false);
  });

  test('keeps the rules of clear cells', () => {
    const clear: Constraint = { kind: 'cage', cells: [0, 1], sum: 8 };
    const hidden: Constraint = { kind: 'cage', cells: [1, 10], sum: 10 };
    const { puzzle } = boardInFog(startState(foggy({}, [], { constraints: [clear, hidden] })), firstRow);
    expect(puzzle.constraints).toEqual([clear]);
  });

  test('is of the same puzzle object while the fog stays as it is', () => {
    const state = startState(foggy({}));
    const { puzzle } = boardInFog(state, firstRow);
    expect(boardInFog({ ...state, digits: GRID }, [...firstRow]).puzzle).toBe(puzzle);
    expect(boardInFog(state, firstRow.with(9, true)).puzzle).not.toBe(puzzle);
  });
});

describe('what the player sees', () => {
  const letter = { shape: 'text' as const, centre: [8.5, 8.5] as const, text: 'A' };
  const trigger = { cells: cells('r1c1', board), lights: cells('r1c2', board) };
  const puzzle = foggy({ triggers: [trigger] }, [letter]);
  const boardOf = (digits: readonly number[]): BoardState => ({ ...startState(puzzle), digits });

  test('is the board in fog', () => {
    expect(seenBoard(boardOf(rightIn('r1c1'))).puzzle.drawings).toEqual([{ shape: 'fog', cells: [1] }]);
  });

  test('is all of it once it is won, whatever the triggers light', () => {
    expect(seenBoard(boardOf(GRID)).puzzle.drawings).toEqual([
      letter,
      { shape: 'fog', cells: [...board.cells.keys()] },
    ]);
    const wrong = GRID.with(80, 1);
    expect(seenBoard(boardOf(wrong)).puzzle.drawings).toEqual([{ shape: 'fog', cells: [1] }]);
  });

  test('is the same object each time, until a solution is known', () => {
    const state = {
      ...startState({ ...puzzle, drawings: [{ shape: 'fog', cells: [] }] }),
      digits: rightIn('r1c1'),
    };
    const dark = seenBoard(state);
    expect(dark.puzzle.drawings).toEqual([{ shape: 'fog', cells: [] }]);
    expect(seenBoard(state)).toBe(dark);
    const lit = seenBoard(state, GRID);
    expect(lit.puzzle.drawings).toEqual([{ shape: 'fog', cells: cells('r1c1 r1c2 r2c1 r2c2', board) }]);
    expect(seenBoard(state, GRID)).toBe(lit);
  });

  test('without fog is the board itself', () => {
    const state = startState({ ...puzzle, drawings: [letter] });
    expect(seenBoard(state)).toBe(state);
    expect(litBoard(state)).toEqual(state);
    expect(litPuzzle(state.puzzle, state.puzzle)).toBe(state.puzzle);
  });

  test('in a picture has every drawing, to be cut off at the fog, but neither triggers nor solution', () => {
    const state = boardOf(rightIn('r1c1'));
    const drawn = litBoard(state);
    expect(drawn).toEqual({
      ...state,
      puzzle: { ...puzzle, drawings: [letter, { shape: 'fog', cells: [1] }] },
    });
    expect(litBoard(state).puzzle).toBe(drawn.puzzle);
  });
});

function line(...points: readonly (readonly [number, number])[]): Drawing {
  return { shape: 'line', points };
}

function sign(centre: readonly [number, number], width: number, height: number, angle = 0): Drawing {
  return { shape: 'rectangle', centre, width, height, angle };
}
