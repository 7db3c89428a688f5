/**
 * Fog over a board: which cells are clear at a moment of a game, and the board as seen by someone who sees only those.
 */
import {
  allDigits,
  type Cell,
  type Constraint,
  type Digits,
  type Drawing,
  type DrawnPlace,
  type DrawnSign,
  type Geometry,
  type Puzzle,
} from 'pencilmark';
import { mapCells } from 'pencilmark/internal';
import { type BoardState, fogOf } from './board-state.ts';
import { statusOf } from './check.ts';
import { statedDigits } from './stated-solution.ts';

/**
 * For each cell whether it is clear: givens, cells lit by the setter, and cells lit by correct digits. A wrong digit
 * lifts no fog, and no digit counts as correct while no solution is known. The result depends only on the digits, so
 * that undo brings the fog back.
 */
export function clearCells(puzzle: Puzzle, digits: Digits, solution?: Digits): boolean[] {
  const { geometry, givens } = puzzle;
  const fog = fogOf(puzzle);
  if (!fog) return geometry.cells.map(() => true);
  const truth = statedDigits({ puzzle }) ?? solution;
  const isRight = (cell: Cell): boolean =>
    truth !== undefined && digits[cell] !== 0 && digits[cell] === truth[cell];
  const clear = givens.map((given) => given !== 0);
  const light = (cells: Iterable<Cell>): void => {
    for (const cell of cells) if (cell in clear) clear[cell] = true;
  };
  light(fog.cells);
  for (const lamp of fog.lamps ?? []) light(around(geometry, lamp));
  if (fog.triggers) {
    for (const { cells, lights } of fog.triggers) if (cells.length > 0 && cells.every(isRight)) light(lights);
  } else {
    for (const cell of geometry.cells.keys())
      if (givens[cell] === 0 && isRight(cell)) light(around(geometry, cell));
  }
  return clear;
}

/** A cell and those that touch it. */
function around({ cells }: Geometry, cell: Cell): Cell[] {
  if (!(cell in cells)) return [];
  const { row, column } = cells[cell];
  return [...cells.keys()].filter(
    (other) => Math.abs(cells[other].row - row) <= 1 && Math.abs(cells[other].column - column) <= 1,
  );
}

/**
 * The board without anything that lies in the fog. The player's own digits and marks stay; rules and drawings stay if
 * all of their cells are clear, and the puzzle's own candidates in clear cells. Nothing that is read aloud, copied,
 * counted or hinted from this board reveals the fog.
 */
export function boardInFog(board: BoardState, clear: readonly boolean[]): BoardState {
  const { puzzle } = board;
  if (!fogOf(puzzle)) return board;
  const key = clear.map(Number).join('');
  const last = inFog.get(puzzle);
  const covered = last?.key === key ? last.covered : puzzleInFog(puzzle, clear);
  inFog.set(puzzle, { key, covered });
  return { ...board, puzzle: covered };
}

/** The latest result for each puzzle: most moves do not change the fog, and the same puzzle object is not redrawn. */
const inFog = new WeakMap<Puzzle, { readonly key: string; readonly covered: Puzzle }>();

/** The board as its player sees it: in fog if the puzzle has any, and completely once it is solved. */
export function seenBoard(board: BoardState, solution?: Digits): BoardState {
  const { puzzle, digits } = board;
  if (!fogOf(puzzle)) return board;
  const known = seen.get(board);
  if (known && known.solution === solution) return known.seen;
  const clear = statusOf(board) === 'won' ? digits.map(() => true) : clearCells(puzzle, digits, solution);
  const found = boardInFog(board, clear);
  seen.set(board, { solution, seen: found });
  return found;
}

const seen = new WeakMap<BoardState, { readonly solution: Digits | undefined; readonly seen: BoardState }>();

/**
 * The puzzle to draw for a board in fog: all rules, with the fog of the seen board. The drawing cuts off everything in
 * the fog, so a line that is half in the fog is visible up to its edge.
 */
export function litPuzzle(puzzle: Puzzle, seen: Puzzle): Puzzle {
  const fog = fogOf(seen);
  if (!fog) return puzzle;
  const known = lit.get(seen);
  if (known) return known;
  const { drawings = [] } = puzzle;
  const made = {
    ...puzzle,
    drawings: drawings.map((drawing) => (drawing.shape === 'fog' ? fog : drawing)),
  };
  lit.set(seen, made);
  return made;
}

const lit = new WeakMap<Puzzle, Puzzle>();

/** The board for a picture: a drawing cuts off everything in the fog, and nothing else may reveal it. */
export function litBoard(board: BoardState): BoardState {
  return { ...board, puzzle: litPuzzle(board.puzzle, seenBoard(board).puzzle) };
}

function puzzleInFog(puzzle: Puzzle, clear: readonly boolean[]): Puzzle {
  const { geometry, constraints, allowed, drawings = [] } = puzzle;
  const isClear = (cell: Cell): boolean => clear[cell] ?? true;
  return {
    ...puzzle,
    constraints: constraints.filter((constraint) => cellsIn(constraint).every(isClear)),
    ...(allowed && {
      allowed: allowed.map((set, cell) => (isClear(cell) ? set : allDigits(geometry.size))),
    }),
    drawings: drawings.flatMap((drawing): Drawing[] => {
      switch (drawing.shape) {
        case 'fog':
          // The currently clear cells: neither the solution nor the triggers are included.
          return [{ shape: 'fog' as const, cells: [...clear.keys()].filter(isClear) }];
        case 'colour':
          return [{ ...drawing, cells: drawing.cells.filter(isClear) }];
        case 'cage':
          return drawing.cells.every(isClear) ? [drawing] : [];
        case 'line': {
          const covered = drawing.points
            .slice(1)
            .flatMap((point, at) => under(geometry, drawing.points[at], point));
          return covered.every(isClear) ? [drawing] : [];
        }
        default: {
          const [from, to] = extentOf(drawing);
          return under(geometry, from, to).every(isClear) ? [drawing] : [];
        }
      }
    }),
  };
}

/** The opposite corners of the upright rectangle around a sign, however it is turned. */
function extentOf({
  centre: [row, column],
  width = 0,
  height = 0,
  angle = 0,
}: DrawnSign): [DrawnPlace, DrawnPlace] {
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.cos(turn)) / 2, Math.abs(Math.sin(turn)) / 2];
  const down = Math.abs(height) * along + Math.abs(width) * across;
  const right = Math.abs(width) * along + Math.abs(height) * across;
  return [
    [row - down, column - right],
    [row + down, column + right],
  ];
}

/** The cells of the rectangle between two places. */
function under({ cells }: Geometry, a: readonly number[], b: readonly number[]): Cell[] {
  const touches = (at: number, from: number, to: number): boolean =>
    at < Math.max(from, to) + SLACK && at + 1 > Math.min(from, to) - SLACK;
  return [...cells.keys()].filter(
    (cell) => touches(cells[cell].row, a[0], b[0]) && touches(cells[cell].column, a[1], b[1]),
  );
}

/** A point on the edge of cells touches all of them. */
const SLACK = 1e-6;

/** The cells that a constraint names, including those of the rules inside it. */
function cellsIn(constraint: Constraint): Cell[] {
  const cells: Cell[] = [];
  mapCells(constraint, (cell) => {
    cells.push(cell);
    return cell;
  });
  return cells;
}
