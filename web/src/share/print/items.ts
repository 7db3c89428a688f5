import 'pencilmark/constraints';
import {
  type BoardState,
  createGame,
  drawnPuzzle,
  seenBoard,
  type Setter,
  startState,
} from '@pencilmark/game';
import {
  collectPuzzles,
  DIFFICULTIES,
  type Difficulty,
  type ParsedPuzzle,
  type Problem,
  type Puzzle,
  type Result,
} from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { puzzleOf } from '../../puzzles/shelf-puzzle.ts';
import { SHELF } from '../../puzzles/shelf.generated.ts';
import { shelfTitle } from '../../puzzles/names/shelf-names.ts';
import { puzzleTitle } from '../../puzzles/setters/puzzle-title.ts';
import { setterOf } from '../../puzzles/setters/setter-of.ts';
import { printTexts as p } from './words.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';

/** A board to be printed. */
export interface PrintItem {
  readonly title: string;
  /** The setter's texts about it. */
  readonly author?: string;
  readonly rules?: string;
  readonly board: BoardState;
}

/** More than anybody would staple; larger numbers would only make the page unusable. */
export const MAX_ITEMS = 300;

/** The puzzles of some levels of the shelf. */
export function shelfItems(levels: readonly Difficulty[]): PrintItem[] {
  return DIFFICULTIES.filter((level) => levels.includes(level)).flatMap((level) =>
    SHELF.filter((entry) => entry.level === level).map((entry) => {
      const puzzle = puzzleOf(entry);
      return puzzleItem(puzzle, shelfTitle(entry, puzzle.geometry));
    }),
  );
}

/** Every puzzle of a pasted text or a file, in any format. Errors: `print.many`, `game.size`, the formats'. */
export function textItems(text: string): Result<PrintItem[]> {
  const sheets: ParsedPuzzle[] = [];
  for (const part of collectPuzzles(text)) {
    if (part.kind === 'fault') return { ok: false, error: part.problem };
    sheets.push(...part.puzzles);
  }
  if (sheets.length > MAX_ITEMS) return failure('print.many', p.tooMany(sheets.length, MAX_ITEMS));
  const tooLarge = sheets.map(({ puzzle }) => createGame(puzzle)).find((made) => !made.ok);
  if (tooLarge && !tooLarge.ok) return tooLarge;
  return ok(
    sheets.map((sheet) =>
      puzzleItem(drawnPuzzle(sheet), sheet.title ?? puzzleTitle(sheet.puzzle), setterOf(sheet)),
    ),
  );
}

export function puzzleItem(
  puzzle: Puzzle,
  title: string,
  setter?: Pick<Setter, 'author' | 'rules'>,
): PrintItem {
  return { title, ...creditsOf(setter), board: seenBoard(startState(puzzle)) };
}

export function creditsOf({ author, rules }: Pick<Setter, 'author' | 'rules'> = {}): Pick<
  PrintItem,
  'author' | 'rules'
> {
  return { ...(author && { author }), ...(rules && { rules }) };
}

/** A problem of a text with its place. */
export function problemText(problem: Problem): string {
  const message = problemTexts.sentence(problem);
  const { at } = problem;
  return at ? p.at(at.line, at.column, message) : message;
}
