import {
  type BoardState,
  createGame,
  currentState,
  drawnPuzzle,
  enterAll,
  type Game,
  type Move,
  play,
} from '@pencilmark/game';
import type { ParsedPuzzle, Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { setterOf } from './setter-of.ts';

/** The moves that restore a player's entries and marks from a text on a board with only givens. */
export function movesOf(board: BoardState, { entries, marks = [], corners = [] }: ParsedPuzzle): Move[] {
  const entered = entries ? enterAll(board, entries) : [];
  const written = board.digits.flatMap((given, cell) => {
    const [centre, corner] = [marks[cell] ?? 0, corners[cell] ?? 0];
    const isOpen = given === 0 && (entries?.[cell] ?? 0) === 0;
    return isOpen && (centre | corner) !== 0 ? [{ cell, centre, corner }] : [];
  });
  return written.length === 0 ? entered : [...entered, { kind: 'set-marks', reason: 'fill', marks: written }];
}

/** A game with everything that a text contains. Error: `game.size`. */
export function gameOfSheet(sheet: ParsedPuzzle): Result<Game> {
  const game = createGame(drawnPuzzle(sheet), setterOf(sheet));
  if (!game.ok) return game;
  const moves = movesOf(currentState(game.value), sheet);
  return ok(moves.reduce((now, move) => play(now, move, 0), game.value));
}
