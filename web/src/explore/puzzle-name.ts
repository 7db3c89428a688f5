import { geometryName, type Puzzle, symbolOf } from 'pencilmark';
import { FAMOUS, type FamousPuzzle } from '../choose/famous.ts';
import { currentGame } from '../play/session/current-game.svelte.ts';
import { shelfTitle } from '../puzzles/names/shelf-names.ts';
import { isSamePuzzle } from '../puzzles/puzzle-address.ts';
import type { ShelfEntry } from '../puzzles/shelf-entry.ts';
import { puzzleOf } from '../puzzles/shelf-puzzle.ts';
import { SHELF } from '../puzzles/shelf.generated.ts';

/** The name of a puzzle: of its game, the one it is known by, the one on the shelf, or that of its board. */
export function puzzleName(puzzle: Puzzle): string {
  const title = isCurrent(puzzle) ? currentGame.session?.title : undefined;
  return title || famousOf(puzzle)?.name || ownTitle(puzzle);
}

/** The title of a new game. */
export function ownTitle(puzzle: Puzzle): string {
  const entry = entryOf(puzzle);
  return entry ? shelfTitle(entry, puzzle.geometry) : geometryName(puzzle.geometry);
}

/** Whether it is the puzzle of the current game. */
export function isCurrent(puzzle: Puzzle): boolean {
  const { board } = currentGame;
  return board !== undefined && isSamePuzzle(board.puzzle, puzzle);
}

export function entryOf(puzzle: Puzzle): ShelfEntry | undefined {
  const text = givensOf(puzzle);
  return SHELF.find((held) => held.givens === text && isSamePuzzle(puzzleOf(held), puzzle));
}

function famousOf(puzzle: Puzzle): FamousPuzzle | undefined {
  if (geometryName(puzzle.geometry) !== '9×9' || puzzle.constraints.length > 0) return undefined;
  const text = givensOf(puzzle);
  return FAMOUS.find(({ givens }) => givens === text);
}

function givensOf({ geometry, givens }: Puzzle): string {
  return givens.map((digit) => symbolOf(geometry, digit) || '.').join('');
}
