/** Boards and a notation for the tests of this package, which does not export them. */
import {
  cellIn,
  cellName,
  createGeometry,
  createPuzzle,
  digitsIn,
  type Geometry,
  type GeometrySpec,
  parseLine,
  type Puzzle,
  type Result,
} from 'pencilmark';
import type { BoardState } from './board-state.ts';
import { createGame, type Game } from './game.ts';
import { coloursIn, type CellDigit, type Line, type Move } from './move.ts';
import { play } from './play.ts';

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** A puzzle from its givens in reading order, `.` for an empty cell; symbols 1 … 9, A … */
export function puzzleFrom(spec: GeometrySpec, givens: string): Puzzle {
  const geometry = must(createGeometry(spec));
  return must(
    createPuzzle(
      geometry,
      [...givens].map((symbol) => geometry.symbols.indexOf(symbol) + 1),
    ),
  );
}

/** A puzzle of one line in any of the engine's notations. */
export function puzzleOfLine(line: string): Puzzle {
  const sheet = must(parseLine(line));
  if (!sheet) throw new Error('no puzzle');
  return sheet.puzzle;
}

export const SPEC_4: GeometrySpec = { size: 4, boxes: { rows: 2, columns: 2 } };

/** Two givens; one of its solutions is `SOLUTION_4`. */
export const PUZZLE_4 = puzzleFrom(SPEC_4, '1... .... .... ...1'.replaceAll(' ', ''));
export const SOLUTION_4 = [...'1234341221434321'].map(Number);

export function gameOf(puzzle: Puzzle = PUZZLE_4): Game {
  return must(createGame(puzzle));
}

/** Plays moves one after another, a second apart. */
export function played(game: Game, ...moves: readonly (Move | undefined)[]): Game {
  return moves.reduce<Game>((at, move, index) => (move ? play(at, move, 1000 * (index + 1)) : at), game);
}

/** Cells in standard notation, separated by spaces: `r1c2 r3c4`. */
export function cells(names: string, geometry: Geometry = PUZZLE_4.geometry): number[] {
  return names.split(' ').map((name) => {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name)!;
    return cellIn(geometry, Number(row) - 1, Number(column) - 1)!;
  });
}

/** Candidates: `r1c2=3 r3c4=1`. */
export function candidates(names: string, geometry: Geometry = PUZZLE_4.geometry): CellDigit[] {
  return names.split(' ').map((name) => {
    const [cell, digit] = name.split('=');
    return { cell: cells(cell, geometry)[0], digit: Number(digit) };
  });
}

export function enter(digit: number, names: string, clearPeers?: true): Move {
  return { kind: 'enter', cells: cells(names), digit, ...(clearPeers && { clearPeers }) };
}

export function mark(
  kind: 'corner' | 'centre',
  digit: number,
  names: string,
  geometry: Geometry = PUZZLE_4.geometry,
): Move {
  return { kind: 'mark', marks: kind, change: 'add', cells: cells(names, geometry), digit };
}

/**
 * The content of a board apart from its givens: digits `r1c2=3`, corner marks `r1c2^13`, centre marks `r1c2~13`,
 * colours `r1c2#18`, colours of candidates `r1c2(3)#1`, lines `r1c2(3)-r2c2(0) weak 1`.
 */
export function written(state: BoardState): string {
  const { puzzle, digits, corner, centre, colours, candidateColours, lines } = state;
  const name = (cell: number): string => cellName(puzzle.geometry, cell);
  const set = (sign: string, cell: number, members: readonly number[]): string[] =>
    members.length > 0 ? [`${name(cell)}${sign}${members.join('')}`] : [];
  const end = ({ cell, digit }: Line['from']): string => `${name(cell)}(${digit})`;
  return [
    ...digits.flatMap((digit, cell) => set('=', cell, digit === puzzle.givens[cell] ? [] : [digit])),
    ...corner.flatMap((marks, cell) => set('^', cell, digitsIn(marks))),
    ...centre.flatMap((marks, cell) => set('~', cell, digitsIn(marks))),
    ...colours.flatMap((own, cell) => set('#', cell, coloursIn(own))),
    ...candidateColours.flatMap((own, cell) =>
      own.flatMap((held, index) => set(`(${index + 1})#`, cell, coloursIn(held))),
    ),
    ...lines.map(({ from, to, style, colour }) => `${end(from)}-${end(to)} ${style} ${colour}`),
  ].join(' ');
}
