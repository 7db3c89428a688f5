import type { Setter } from '@pencilmark/game';
import type { Difficulty, ParsedPuzzle, Puzzle, Result } from 'pencilmark';
import { puzzleTitle } from '../../puzzles/setters/puzzle-title.ts';
import { setterOf } from '../../puzzles/setters/setter-of.ts';
import { movesOf } from '../../puzzles/setters/sheet-game.ts';
import { currentGame } from '../session/current-game.svelte.ts';
import { makeMove } from './moves.ts';

type Started = Result<'started' | 'superseded'>;
type Start = (puzzle: Puzzle, title: string, level?: Difficulty, setter?: Setter) => Promise<Started>;

/** Starts a game from the content of a text; entries and marks of its player become the first moves. */
export async function startFromSheet(
  sheet: ParsedPuzzle,
  start: Start,
  setter = setterOf(sheet),
): Promise<Started> {
  const { puzzle, title } = sheet;
  const started = await start(puzzle, title ?? puzzleTitle(puzzle), undefined, setter);
  if (!started.ok || started.value === 'superseded') return started;
  const { board } = currentGame;
  if (board) for (const move of movesOf(board, sheet)) makeMove(move);
  return started;
}
