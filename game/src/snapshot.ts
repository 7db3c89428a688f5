import type { Digit } from 'pencilmark';
import { type BoardState, cellsWhere, isGiven } from './board-state.ts';
import { type Game, type LoggedMove, START, wholeMs } from './game.ts';
import { type CellDigit, type CellMarks, COLOUR_COUNT, colourBit, type Move } from './move.ts';
import { currentState } from './replay.ts';

/**
 * A game with the same board and the shortest log that leads to it: for a link or a file that contains the current
 * board, not its history. `played` is the play time so far in ms.
 */
export function withoutHistory(game: Game, played: number): Game {
  const state = currentState(game);
  const log = movesTo(state).map((move, parent): LoggedMove => ({ parent, move, played: wholeMs(played) }));
  const end = START + log.length;
  // The setter's data is about the puzzle of the game's start.
  const setter = state.puzzle.givens === game.puzzle.givens ? game.setter : undefined;
  return {
    puzzle: state.puzzle,
    ...(setter && { setter }),
    log,
    current: end,
    tip: end,
    checkpoints: [],
    trials: [],
  };
}

/** The moves that lead from only the givens to this board. */
function movesTo(state: BoardState): Move[] {
  return [
    ...enterMoves(state),
    ...markMoves(state),
    ...oneTo(COLOUR_COUNT).flatMap((colour) => colourMoves(state, colour)),
    ...state.lines.map((line): Move => ({ kind: 'line', change: 'add', line })),
  ];
}

function enterMoves(state: BoardState): Move[] {
  return oneTo(state.puzzle.geometry.size).flatMap((digit): Move[] => {
    const cells = cellsWhere(state, (cell) => state.digits[cell] === digit && !isGiven(state, cell));
    return cells.length === 0 ? [] : [{ kind: 'enter', cells, digit }];
  });
}

function markMoves(state: BoardState): Move[] {
  const { corner, centre } = state;
  const marks = cellsWhere(state, (cell) => (corner[cell] | centre[cell]) !== 0).map((cell): CellMarks => ({
    cell,
    corner: corner[cell],
    centre: centre[cell],
  }));
  return marks.length === 0 ? [] : [{ kind: 'set-marks', reason: 'copy', marks }];
}

function colourMoves(state: BoardState, colour: number): Move[] {
  const has = (set: number): boolean => (set & colourBit(colour)) !== 0;
  const cells = cellsWhere(state, (cell) => has(state.colours[cell]));
  const candidates = state.candidateColours.flatMap((own, cell) =>
    own.flatMap((set, index): CellDigit[] => (has(set) ? [{ cell, digit: index + 1 }] : [])),
  );
  const moves: Move[] = [];
  if (cells.length > 0) moves.push({ kind: 'colour', change: 'add', cells, colour });
  if (candidates.length > 0) moves.push({ kind: 'candidate-colour', change: 'add', candidates, colour });
  return moves;
}

function oneTo(last: number): Digit[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
