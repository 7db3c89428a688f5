import { enterAll, type Game } from '@pencilmark/game';
import { type DigitSet, geometryName, type Puzzle, type Result, type Sheet } from 'pencilmark';
import { makeMove } from './moves.ts';
import { currentGame } from '../session/current-game.svelte.ts';

/** Starts a game of what a text held; what a player had entered and pencilled in comes along as first moves. */
export async function startFromSheet(
  { puzzle, title, ...written }: Sheet,
  start: (puzzle: Puzzle, title: string) => Promise<Result<Game>>,
): Promise<Result<Game>> {
  const started = await start(puzzle, title ?? geometryName(puzzle.geometry));
  if (!started.ok) return started;
  writeSheet(written);
  return started;
}

/** Writes what a text held beside its givens on the board that lies here. */
function writeSheet({ entries, marks, corners }: Pick<Sheet, 'entries' | 'marks' | 'corners'>): void {
  const { board } = currentGame;
  if (entries && board) for (const move of enterAll(board, entries)) makeMove(move);
  if (marks || corners) markAll(marks ?? [], corners ?? []);
}

function markAll(centres: readonly DigitSet[], corners: readonly DigitSet[]): void {
  const digits = currentGame.board?.digits ?? [];
  const written = digits.flatMap((digit, cell) => {
    const [centre, corner] = [centres[cell] ?? 0, corners[cell] ?? 0];
    return digit !== 0 || (centre | corner) === 0 ? [] : [{ cell, centre, corner }];
  });
  if (written.length > 0) makeMove({ kind: 'set-marks', reason: 'fill', marks: written });
}
